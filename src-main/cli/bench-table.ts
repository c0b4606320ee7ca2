/** Speed at the table: how long a computer's decision and a person's action keep it waiting. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { In, Out, RequestName } from '#shared/contract/contract.ts'
import { type Json, type Level, LEVELS } from '#shared/games/common.ts'
import { seatNumbers } from '#shared/games/seats.ts'
import { brainOf, inlineThinker } from '../ai/decide.ts'
import type { Thinker } from '../ai/decision.ts'
import { createPool } from '../ai/pool.ts'
import { rulesOf } from '../rules/games.ts'
import type { Game } from '../rules/game.ts'
import { type Spread, spreadOf, throughput } from './bench-timing.ts'
import { type Api, createApi } from '../api.ts'
import { nextInt, seedRandom } from '../rules/random.ts'
import { openStore } from '../store/open.ts'

export type DecisionTimes = Spread & { readonly decisions: number }

export interface PlayersFigures {
  /** Of the strongest level, in one thread, at the first decision of a game. */
  readonly iterationsPerSecond: number
  /**
   * By number of seats and level, as a table waits: to one worker and back, with the level's own caps; decisions
   * with a choice only.
   */
  readonly decisionMs: Readonly<Record<string, Readonly<Record<Level, DecisionTimes>>>>
}

const ITERATIONS = 2000

/** `games` are played for each number of seats and level. */
export async function benchPlayers(
  game: string,
  seats: number,
  games: number,
  seconds: number,
): Promise<PlayersFigures> {
  const rules = rulesOf(game)!
  const options = rules.schemas.options.parse({})
  let deal = 0
  const iterations = throughput(() => {
    const state = rules.setup({ options, seats, seed: `bench ${deal++}` })
    const seat = rules.deciders(state)[0]!
    const order = { level: 'director', seed: `bench ${deal}`, iterations: ITERATIONS } as const
    return brainOf(game).decide(rules.view(state, seat), seat, order)!.iterations
  }, seconds)
  const pool = createPool({ worker: new URL('../games/worker.ts', import.meta.url), size: 1 })
  try {
    const decisionMs: Record<string, Record<Level, DecisionTimes>> = {}
    for (const number of seatNumbers(rules.info, options as Json)) {
      const byLevel = {} as Record<Level, DecisionTimes>
      for (const level of LEVELS) {
        const times: number[] = []
        for (let n = 0; n < games; n++) {
          times.push(...(await decisionTimes(pool, rules, level, { seats: number, seed: `bench ${n}` })))
        }
        byLevel[level] = { ...spreadOf(times), decisions: times.length }
      }
      decisionMs[number] = byLevel
    }
    return { iterationsPerSecond: Math.round(iterations), decisionMs }
  } finally {
    await pool.close()
  }
}

/** Plays a game with the level in every seat; the first decision warms the worker up and is not counted. */
async function decisionTimes(
  pool: Thinker,
  rules: Game,
  level: Level,
  { seats, seed }: { readonly seats: number; readonly seed: string },
): Promise<number[]> {
  const times: number[] = []
  const state = rules.setup({ options: rules.schemas.options.parse({}), seats, seed })
  let decision = 0
  for (let seat = rules.deciders(state)[0]; seat !== undefined; seat = rules.deciders(state)[0]) {
    const { complete, actions } = rules.legalActions(state, seat)
    const view = rules.view(state, seat) as Json
    const start = performance.now()
    const request = { game: rules.info.id, view, seat, level, seed: `${seed} ${decision}` }
    const { action } = await pool.think(request).result
    if (decision++ > 0 && !(complete && actions.length === 1)) times.push(performance.now() - start)
    rules.play(state, seat, action)
  }
  return times
}

// Speed of the table: from an action sent to the next state told, the action safely on disk.

/** Two persons play whole games at random; every action is one round trip through the contract and the store. */
export async function benchTable(
  game: string,
  options: unknown,
  games: number,
): Promise<Spread & { actions: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'express-depot-bench-'))
  const now = (): number => Date.now()
  const store = openStore({ dir: folder, now })
  let drawn = 0
  const api = createApi({
    store,
    thinker: inlineThinker(),
    now,
    randomText: () => `bench-${drawn++}`,
    info: { version: '0.0.0', shell: 'local', platform: process.platform },
  })
  try {
    const times: number[] = []
    for (let n = 0; n < games; n++) await playThrough(api, game, options, times)
    return { ...spreadOf(times), actions: times.length }
  } finally {
    api.close()
    store.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function playThrough(api: Api, game: string, options: unknown, times: number[]): Promise<void> {
  const random = seedRandom('act')
  const seats = (['plum', 'teal'] as const).map((livery, i) => ({
    name: `Person ${i + 1}`,
    kind: 'human',
    livery,
  }))
  const { id } = await call(api, 'games.create', { game, options, seats } as In<'games.create'>)
  let table = await call(api, 'table.open', { id })
  while (table.state === 'open') {
    if (table.curtain && !table.curtain.open) {
      table = await call(api, 'table.curtain', { id, seat: table.curtain.seat, open: true })
    }
    const { legal, at } = table
    if (!legal) throw new Error('a person is due and has nothing to do')
    const action = legal.actions[nextInt(random, legal.actions.length)]!
    const start = performance.now()
    const result = await call(api, 'table.act', { id, seat: legal.seat, at, action })
    times.push(performance.now() - start)
    if (!result.ok) throw new Error('a legal action was refused')
    table = result.table
  }
}

async function call<K extends RequestName>(api: Api, name: K, input: In<K>): Promise<Out<K>> {
  const reply = await api.handle(name, input)
  if (!reply.ok) throw new Error(`${name}: ${reply.error.key}`)
  return reply.value
}
