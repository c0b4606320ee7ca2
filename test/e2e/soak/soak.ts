/** The long run of the page: games one after another through the interface, in one page that is never loaded again. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask } from '../../../build/lib/served-depot.mjs'
import { benchShell } from '../support/bench.ts'
import { watchProblems } from '../support/problems.ts'
import { KINDS, playKind } from './games.ts'
import { goTo, lookBack } from './looking.ts'
import { heldBy, type Held, type Kept, keptBy } from './measure.ts'

export interface PageSample {
  readonly game: string
  /** What the person did in it. */
  readonly steps: number
  readonly playing: Held
  readonly looking: Held
  readonly kept: Kept
}

export interface PagePlan {
  readonly games: number
  readonly onSample: (sample: PageSample) => void
}

/** The games in turn; `problems` are what the page complained of. Throws where a game cannot go on. */
export async function soakPage({ games, onSample }: PagePlan) {
  const dir = mkdtempSync(join(tmpdir(), 'depot-soak-'))
  const problems: string[] = []
  const samples: PageSample[] = []
  const { page, close } = await benchShell(dir)
  try {
    watchProblems(page, problems)
    await ask(page, 'settings.set', { speed: 'instant', thinkingMs: 100 })
    await goTo(page, 'New game')
    for (let nth = 0; nth < games; nth++) {
      const kind = KINDS[nth % KINDS.length]
      if (!kind) break
      let steps = 0
      const playing = await heldBy(page, async () => {
        steps = await playKind(page, kind, nth < KINDS.length)
      })
      const looking = await heldBy(page, () => lookBack(page))
      const sample = { game: kind.name, steps, playing, looking, kept: await keptBy(page) }
      samples.push(sample)
      onSample(sample)
    }
  } finally {
    await close()
    rmSync(dir, { recursive: true, force: true })
  }
  return { samples, problems }
}
