/**
 * Strength against the computers: Glicko (Glickman 1999) with opponents whose ratings are fixed. The levels stand a
 * hundred points apart, as they are tuned to be (`docs/ai-strength.md`); nothing is known of a newcomer.
 */
import type { HistoryFilter } from '#shared/contract/history.ts'
import type { Rating, RatingPoint } from '#shared/contract/statistics.ts'
import { LEVELS } from '#shared/games/common.ts'
import type { Duel } from '../store/statistics.ts'

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
