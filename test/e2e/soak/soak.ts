/** The long run of the page: games one after another through the interface, in one page that is never loaded again. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask } from '../../../build/lib/served-depot.mjs'
import { benchShell } from '../support/bench.ts'
import { watchProblems } from '../support/problems.ts'
import { KINDS, playKind } from './games.ts'
import { goTo, lookBack } from './looking.ts'
import { type Held, type Kept, watchPage } from './measure.ts'

export interface PageSample extends Held, Kept {
  readonly game: string
  /** What the person did in it. */
  readonly steps: number
}

export interface PagePlan {
  readonly games: number
  readonly onSample?: (sample: PageSample) => void
}

export async function soakPage({ games, onSample }: PagePlan) {
  const dir = mkdtempSync(join(tmpdir(), 'depot-soak-'))
  const shell = await benchShell(dir)
  const { page } = shell
  const problems: string[] = []
  const samples: PageSample[] = []
  try {
    watchProblems(page, problems)
    const watch = await watchPage(page)
    await ask(page, 'settings.set', { speed: 'instant', thinkingMs: 100 })
    await goTo(page, 'New game')
    for (let nth = 0; nth < games; nth++) {
      const kind = KINDS[nth % KINDS.length]
      if (!kind) break
      const steps = await playKind(page, kind, nth < KINDS.length)
      await lookBack(page)
      const held = await watch.held()
      const sample = { game: kind.name, steps, ...held, ...(await watch.kept()) }
      await watch.held() // the collection held the page up, too
      samples.push(sample)
      onSample?.(sample)
    }
  } finally {
    await shell.close()
    rmSync(dir, { recursive: true, force: true })
  }
  return { samples, problems }
}
