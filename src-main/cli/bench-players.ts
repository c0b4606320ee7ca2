/** Speed of the opponents: iterations of the search, and how long a decision keeps a table waiting. */
import { LEVELS, type Json, type Level } from '#shared/games/common.ts'
import { seatNumbers } from '#shared/games/seats.ts'
import { brainOf } from '../ai/brains.ts'
import type { Thinker } from '../ai/decision.ts'
import { createPool } from '../ai/pool.ts'
import { rulesOf } from '../rules/games.ts'
import type { Game } from '../rules/game.ts'
import { spreadOf, throughput, type Spread } from './bench-timing.ts'

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
        for (let n = 0; n < games; n++) await playedBy(pool, level, rules, number, `bench ${n}`, times)
        byLevel[level] = { ...spreadOf(times), decisions: times.length }
      }
      decisionMs[number] = byLevel
    }
    return { iterationsPerSecond: Math.round(iterations), decisionMs }
  } finally {
    await pool.close()
  }
}

/** A game with the level in every seat; the first decision warms the worker up and is not counted. */
async function playedBy(
  pool: Thinker,
  level: Level,
  rules: Game,
  seats: number,
  seed: string,
  times: number[],
): Promise<void> {
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
}
