/** Figures of an arena run (win shares with intervals, scores, decision times, ratings), as data and for people. */
import { quantile, type Spread, spreadOf } from './bench-timing.ts'
import { nextInt, seedRandom } from '../rules/random.ts'
import type { GameResult } from './simulate-game.ts'
import { columns } from '../games/game.ts'
import type { ArenaKind, SprtState } from './simulate-plan.ts'

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

// The result of an arena run, as data and for people.

export interface Simulation {
  readonly game: string
  /** Fewer than planned when the budget was used up or the test had its answer. */
  readonly deals: number
  readonly games: number
  readonly seed: string
  readonly options: unknown
  readonly seats: readonly ({ readonly kind: ArenaKind; readonly elo: number } & SeatFigures)[]
  readonly sprt?: SprtState
}

export function readable({ game, games, seed, seats, sprt }: Simulation): string {
  const percent = (x: number): string => `${(100 * x).toFixed(1)}%`
  const rows = seats.map((s) => [
    s.kind,
    percent(s.winShare),
    `${percent(s.interval[0])} to ${percent(s.interval[1])}`,
    s.elo.toFixed(0),
    s.meanScore.toFixed(1),
    `${s.decisionMs.p50.toFixed(1)} / ${s.decisionMs.p95.toFixed(1)} / ${s.decisionMs.max.toFixed(1)}`,
  ])
  const head = ['seat', 'wins', '95% interval', 'Elo', 'score', 'ms p50 / p95 / max']
  const title = `${game}: ${games} games, seed ${seed}`
  return `${title}\n\n${columns([head, ...rows])}${sprt ? `\n${inWords(sprt, seats[0]!.kind)}\n` : ''}`
}

function inWords({ elo0, elo1, llr, bounds, verdict, deals }: SprtState, kind: string): string {
  const answer = {
    elo0: `${kind} is not ${elo1} Elo better (rather ${elo0})`,
    elo1: `${kind} is better (rather ${elo1} Elo than ${elo0})`,
    open: 'no answer yet',
  }[verdict]
  const bound = `${bounds[0].toFixed(2)} to ${bounds[1].toFixed(2)}`
  return `SPRT ${elo0},${elo1} after ${deals} deals: ${answer}; llr ${llr.toFixed(2)} (${bound})`
}
