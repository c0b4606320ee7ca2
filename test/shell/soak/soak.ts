/** The long run: games of all kinds, one after another, through the application that both shells use. */
import Database from 'better-sqlite3'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { nextInt, seedRandom } from '../../../src-main/rules/random.ts'
import { openApplication } from '../../../src-main/shell/application.ts'
import { lookBack } from './looking.ts'
import { type Growth, growthOf, leaked, type Sample, sample, watchLoop } from './measure.ts'
import { type Ask, playOut, setupOf } from './people.ts'

const WORKER = resolve(import.meta.dirname, '../../../src-main/games/worker.ts')
/** Bytes by which the heap may grow with each action: a leak of one table's state an action would be many times that. */
export const MOST_GROWTH = 200
/** The same without compiled code: a leak of one small object an action would be more. */
export const MOST_DATA = 100
/** Games looked back at before every sample, as many as the application keeps: what it may keep is then always the same. */
const LOOKED_AT = 3
/** A game is given up after so many actions. */
const LONGEST = 600

export interface SoakPlan {
  /** Actions at which the run ends, with the game it is in. */
  readonly actions: number
  readonly seed: string
  /** Actions between two samples. */
  readonly every: number
  /** Longest time a computer thinks about a move, in milliseconds. */
  readonly thinkingMs: number
  readonly onSample?: (sample: Sample, games: number) => void
}

export interface SoakReport {
  readonly games: number
  readonly actions: number
  readonly requests: number
  readonly seconds: number
  readonly samples: readonly Sample[]
  readonly growth: Growth
  readonly leaks: readonly string[]
  readonly loop: ReturnType<ReturnType<typeof watchLoop>>
  /** Longest time to an answer, in milliseconds, of requests that do not think. */
  readonly slowest: { readonly name: string; readonly ms: number }
  readonly integrity: string
}

/** Everything the file holds, read by SQLite. */
function integrityOf(dir: string): string {
  const db = new Database(join(dir, 'depot.db'), { readonly: true })
  try {
    const verdicts = db.pragma('integrity_check') as { integrity_check: string }[]
    const orphans = db.pragma('foreign_key_check') as unknown[]
    return orphans.length > 0
      ? `${orphans.length} orphans`
      : verdicts.map((one) => one.integrity_check).join()
  } finally {
    db.close()
  }
}

/** Runs to the end of the plan. Throws at the first request that is refused. */
export async function soak(plan: SoakPlan): Promise<SoakReport> {
  const dir = mkdtempSync(join(tmpdir(), 'depot-soak-'))
  const random = seedRandom(`soak ${plan.seed}`)
  const started = performance.now()
  const before = await sample(0)
  const application = openApplication({ dataDir: dir, worker: WORKER, version: '0', shell: 'local' })
  let [requests, games, actions, slowest] = [0, 0, 0, { name: '', ms: 0 }]
  const ask: Ask = async (name, input) => {
    const asked = performance.now()
    const reply = await application.handle(name, input)
    const ms = performance.now() - asked
    requests++
    if (name !== 'table.hint' && ms > slowest.ms) slowest = { name, ms: Math.round(ms) }
    if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply.error)}`)
    return reply.value
  }
  const samples: Sample[] = []
  const firstGames: string[] = []
  const unwatch = watchLoop()
  try {
    await ask('settings.set', { speed: 'instant', thinkingMs: plan.thinkingMs })
    while (actions < plan.actions) {
      const { id } = await ask('games.create', setupOf(games, random))
      // One game in ten is given up half-way.
      actions += await playOut(ask, id, nextInt(random, 10) === 0 ? 25 : LONGEST, random)
      await lookBack(ask, id, games++)
      if (firstGames.length < LOOKED_AT) firstGames.push(id)
      if (actions < (samples.at(-1)?.actions ?? 0) + plan.every) continue
      for (const first of firstGames) await ask('replay.open', { id: first })
      const taken = await sample(actions)
      samples.push(taken)
      plan.onSample?.(taken, games)
    }
    const loop = unwatch()
    await application.close()
    const seconds = (performance.now() - started) / 1000
    const integrity = integrityOf(dir)
    const leaks = leaked(before, await sample(actions))
    const growth = growthOf(samples)
    return { games, actions, requests, seconds, samples, growth, leaks, loop, slowest, integrity }
  } finally {
    await application.close()
    rmSync(dir, { recursive: true, force: true })
  }
}

/** What speaks against the run, in words; empty where it is in order. */
export const faultsOf = ({ growth, leaks, integrity }: SoakReport): readonly string[] => [
  ...(growth.heap > MOST_GROWTH ? [`the heap grows by ${Math.round(growth.heap)} bytes an action`] : []),
  ...(growth.data > MOST_DATA
    ? [`what is kept grows by ${Math.round(growth.data)} bytes an action, compiled code left out`]
    : []),
  ...leaks.map((leak) => `left behind: ${leak}`),
  ...(integrity === 'ok' ? [] : [`the database is not sound: ${integrity}`]),
]
