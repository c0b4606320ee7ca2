/** Figures of an arena run: win shares with intervals, scores, decision times, ratings. */
import { quantile, spreadOf, type Spread } from './bench-timing.ts'
import { nextInt, seedRandom } from '../rules/random.ts'
import type { GameResult } from './simulate-game.ts'

const RESAMPLES = 2000

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * 95% interval of a mean over deals (bootstrap): the games of one deal belong together, so whole deals are drawn.
 * The same deals give the same interval.
 */
export function bootstrapInterval(byDeal: readonly number[]): [number, number] {
  if (byDeal.length === 0) return [0, 0]
  const random = seedRandom('bootstrap')
  const means = Array.from({ length: RESAMPLES }, () => {
    let sum = 0
    for (let i = 0; i < byDeal.length; i++) sum += byDeal[nextInt(random, byDeal.length)]!
    return sum / byDeal.length
  }).sort((a, b) => a - b)
  return [quantile(means, 0.025), quantile(means, 0.975)]
}

/**
 * Ratings by kind on the Elo scale, their mean 0: the strengths under which the victories seen are most likely when
 * a seat wins in proportion to its strength (Plackett, Luce). All kinds sit in every game, so the most likely
 * strengths are the win shares themselves.
 */
export function ratings<Kind extends string>(
  kinds: readonly Kind[],
  winShares: readonly number[],
): Map<Kind, number> {
  const names = [...new Set(kinds)]
  const seatsOf = names.map((name) => kinds.filter((kind) => kind === name).length)
  const wins = names.map((name) =>
    kinds.reduce((sum, kind, i) => sum + (kind === name ? winShares[i]! : 0), 0),
  )
  // Half a victory of a hundred games each keeps one that never won on the scale.
  const smoothed = wins.map((win, i) => (win + 0.005 * seatsOf[i]!) / (1 + 0.005 * kinds.length))
  const strength = smoothed.map((win, i) => win / seatsOf[i]!)
  const elo = strength.map((s) => 400 * Math.log10(s))
  const middle = mean(elo)
  return new Map(names.map((name, i) => [name, elo[i]! - middle]))
}

export interface SeatFigures {
  readonly winShare: number
  readonly interval: readonly [number, number]
  readonly meanScore: number
  /** Processor time of decisions with a choice. */
  readonly decisionMs: Spread & { readonly mean: number; readonly decisions: number }
}

/** The mean share of the victory of one place in the list of kinds, for each deal in order. */
export function dealShares(results: readonly GameResult[], place: number): number[] {
  const byDeal = new Map<number, number[]>()
  for (const { deal, shares } of results) byDeal.set(deal, [...(byDeal.get(deal) ?? []), shares[place]!])
  return [...byDeal].sort(([a], [b]) => a - b).map(([, shares]) => mean(shares))
}

/** The figures of one place in the list of kinds. */
export function seatFigures(results: readonly GameResult[], place: number): SeatFigures {
  const deals = dealShares(results, place)
  const times = results.flatMap((r) => r.times[place]!)
  return {
    winShare: mean(deals),
    interval: bootstrapInterval(deals),
    meanScore: mean(results.map((r) => r.totals[place]!)),
    decisionMs: { ...spreadOf(times), mean: mean(times), decisions: times.length },
  }
}
