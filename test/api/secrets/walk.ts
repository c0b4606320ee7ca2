/**
 * Walks through the contract from games in progress: thousands of requests in any order, through the door the shells use,
 * on a real store. After each of them nothing hidden was told without a mark, a PIN or everybody's word.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RequestName } from '#shared/contract/contract.ts'
import type { Thinker } from '../../../src-main/ai/decision.ts'
import { inlineThinker } from '../../../src-main/ai/decide.ts'
import { createApi } from '../../../src-main/api.ts'
import { nextInt, type Random, seedRandom } from '../../../src-main/rules/random.ts'
import { openStore } from '../../../src-main/store/open.ts'
import '../../support/games.ts'
import { DEALS, dealt } from './deals.ts'
import { pick, type Place } from './place.ts'
import { STEPS } from './requests.ts'
import { Watch } from './watch.ts'

/** Requests in a walk, about. */
const STEPS_EACH = 22
/** How far the games are, as `dealt` has it: the beginning, the middle, and the very end. */
const SHARES = [0, 0.1, 0.6, 0.9, 2, 3, 5]

export interface Walked {
  readonly walks: number
  readonly requests: number
  /** Of these answered, the others refused. */
  readonly answered: number
  readonly events: number
  /** Games whose cards were laid open, rightly. */
  readonly opened: number
  readonly seconds: number
  /** What was told that should not have been, each with its walk. */
  readonly faults: readonly string[]
}

/** The opponents, quick: what they decide is not what is looked at. */
function hastyThinker(): Thinker {
  const inner = inlineThinker()
  return {
    think: ({ ms: _, stopAfter: __, ...request }, onProgress) =>
      inner.think({ ...request, iterations: 2 }, onProgress),
    close: () => inner.close(),
  }
}

function drawStep(random: Random): (place: Place) => Promise<void> {
  let left = nextInt(
    random,
    STEPS.reduce((sum, [weight]) => sum + weight, 0),
  )
  for (const [weight, step] of STEPS) if ((left -= weight) < 0) return step
  throw new Error('no step')
}

/** One walk; its faults. The same seed takes the same steps. */
async function walk(
  seed: string,
  counts: { requests: number; answered: number; events: number; opened: number },
) {
  const dir = mkdtempSync(join(tmpdir(), 'depot-walk-'))
  const random = seedRandom(seed)
  let clock = Date.UTC(2026, 0, 2)
  let texts = 0
  const reported: unknown[] = []
  const store = openStore({ dir, now: () => clock })
  store.changeSettings({ speed: 'instant' })
  for (let n = 0; n < 2; n++)
    store.past.adopt([
      dealt(
        pick(random, DEALS),
        `deal-canary-${nextInt(random, 3)}-${n}`,
        pick(random, SHARES),
        nextInt(random, 4),
      ),
    ])
  const watch = new Watch(store)
  const api = createApi({
    ...{ store, thinker: hastyThinker(), now: () => clock, strict: true },
    randomText: () => `drawn-canary-${++texts}`,
    info: { version: '0.0.0', shell: 'local', platform: 'test' },
    report: (error) => reported.push(error),
  })
  api.on((event) => {
    counts.events++
    watch.told(event)
  })
  const ask: Place['ask'] = async (name: RequestName, input) => {
    clock += 10
    counts.requests++
    watch.asks({ name, input })
    const reply = await api.handle(name, input)
    if (reply.ok) counts.answered++
    watch.replied(reply)
    // Computers move in between.
    await new Promise((resolve) => setTimeout(resolve))
    return reply.ok ? reply.value : undefined
  }
  const place: Place = {
    ...{ store, random, watch, files: [], seeds: [], ask },
    wait: () => {
      clock += 61_000
    },
  }
  try {
    // In some households there are PINs, and a backup from before them.
    const guarded = nextInt(random, 3) === 0
    if (guarded || nextInt(random, 3) === 0) await ask('backups.make', {})
    for (const { id } of guarded ? store.players() : [])
      if (nextInt(random, 2) === 0) await ask('players.pin', { id, pin: '2468' })
    for (let step = 0; step < STEPS_EACH && watch.faults.length === 0; step++) await drawStep(random)(place)
    counts.opened += watch.opened
    return [
      ...watch.faults,
      ...reported.map((error) => (error instanceof Error ? (error.stack ?? '') : String(error))),
    ]
  } finally {
    api.close()
    store.close()
    rmSync(dir, { recursive: true })
  }
}

/** `onProgress` hears of every hundredth walk. */
export async function runWalks(
  walks: number,
  seed: string,
  onProgress?: (done: number) => void,
): Promise<Walked> {
  const started = performance.now()
  const counts = { requests: 0, answered: 0, events: 0, opened: 0 }
  const faults: string[] = []
  for (let n = 0; n < walks; n++) {
    const own = `${seed} ${n}`
    for (const fault of await walk(own, counts)) faults.push(`walk "${own}": ${fault}`)
    if ((n + 1) % 100 === 0) onProgress?.(n + 1)
  }
  return { walks, ...counts, seconds: (performance.now() - started) / 1000, faults }
}

export const walksInWords = ({ walks, requests, answered, events, opened, faults }: Walked): string =>
  `${walks} walks through the contract from running games of all kinds, ${requests} requests (${answered} answered, the others refused) and ${events} events looked through; ${opened} games laid open by right; ${faults.length} times something hidden was told without a mark, a PIN or everybody's word`
