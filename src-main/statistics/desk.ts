/**
 * Statistics as they are asked for: counted by the store, rated against the computers, and their facts worked out bit
 * by bit.
 */
import type { HistoryFilter } from '#shared/contract/history.ts'
import type { Rating, RatingPoint, Statistics, StatisticsQuery } from '#shared/contract/statistics.ts'
import { LEVELS } from '#shared/games/common.ts'
import { type Duel, gamesOf } from '../store/statistics.ts'
import { InputError } from '../rules/json.ts'
import type { Playable } from '../rules/record.ts'
import type { SeatFact } from '../store/statistics-facts.ts'
import type { Store } from '../store/store.ts'
import { TableError } from '../table/world.ts'
import { FACTS_VERSION, factsOf, loadCollectors } from './facts.ts'

const LOWEST_LEVEL = 1000
const APART = 100
const NEWCOMER = { rating: 1200, spread: 350 }
/** Nobody is known better than this, so that a player who learns is followed. */
const LEAST_SPREAD = 30
const Q = Math.LN10 / 400
const MOST_POINTS = 60

export const levelRating = (level: string): number =>
  LOWEST_LEVEL + APART * (LEVELS as readonly string[]).indexOf(level)

interface Strength {
  readonly rating: number
  readonly spread: number
}

/**
 * After one game. Its duels count as one result together: whoever beats three computers at a table has won one game,
 * not three.
 */
export function afterGame({ rating, spread }: Strength, duels: readonly Duel[]): Strength {
  const opponents = duels.reduce((sum, { seats }) => sum + seats, 0)
  let information = 0
  let surprise = 0
  for (const { level, seats, score } of duels) {
    const expected = 1 / (1 + 10 ** ((levelRating(level) - rating) / 400))
    information += (seats / opponents) * expected * (1 - expected)
    surprise += (score - seats * expected) / opponents
  }
  const precision = 1 / spread ** 2 + Q ** 2 * information
  return {
    rating: rating + (Q / precision) * surprise,
    spread: Math.max(LEAST_SPREAD, Math.sqrt(1 / precision)),
  }
}

/** One rating a game; the duels in the order they were played. */
export function ratingsOf(duels: readonly Duel[], filter: HistoryFilter): readonly Rating[] {
  return [...Map.groupBy(duels, ({ game }) => game)].map(([game, own]) => {
    const points: RatingPoint[] = []
    let strength: Strength = NEWCOMER
    for (const played of Map.groupBy(own, ({ id }) => id).values()) {
      strength = afterGame(strength, played)
      points.push({ ended: played[0]?.ended ?? '', ...strength })
    }
    return {
      game,
      games: points.length,
      ...strength,
      curve: thinned(points),
      filter: { ...filter, games: [game] },
    }
  })
}

/** At most so many points, evenly spread, the last among them. */
function thinned(points: readonly RatingPoint[]): readonly RatingPoint[] {
  if (points.length <= MOST_POINTS) return points
  return Array.from({ length: MOST_POINTS }, (_, i) => {
    const at = Math.round(((i + 1) * points.length) / MOST_POINTS) - 1
    return points[at] as RatingPoint
  })
}

/** Games replayed at a time, and how long that may hold an answer up, in milliseconds. */
const BATCH = 40
const BUDGET = 120

export interface StatisticsWorld {
  readonly store: Store
  /** Milliseconds, from any start. */
  readonly now: () => number
  readonly recordOf: (id: string) => Playable
}

export async function readStatistics(world: StatisticsWorld, query: StatisticsQuery): Promise<Statistics> {
  const pending = await workOut(world, BUDGET)
  const counted = world.store.figures.statistics(query, (duels) => ratingsOf(duels, gamesOf(query)))
  return { ...counted, pending }
}

/** Works out facts for about so many milliseconds; the number of games still without. */
export async function workOut({ store, now, recordOf }: StatisticsWorld, budget: number): Promise<number> {
  const collectors = await loadCollectors()
  const until = now() + budget
  for (;;) {
    const { left, ids } = store.figures.withoutFacts(FACTS_VERSION, BATCH)
    if (ids.length === 0) return 0
    const done: (readonly [string, readonly SeatFact[]])[] = []
    for (const id of ids) {
      done.push([id, orNone(() => factsOf(recordOf(id), collectors))])
      if (now() >= until) break
    }
    store.figures.keepFacts(FACTS_VERSION, done)
    if (now() >= until) return left - done.length
  }
}

/** A game of older rules, or a damaged one, has its result and nothing more. */
function orNone(facts: () => readonly SeatFact[]): readonly SeatFact[] {
  try {
    return facts()
  } catch (error) {
    if (error instanceof InputError || error instanceof TableError) return []
    throw error
  }
}
