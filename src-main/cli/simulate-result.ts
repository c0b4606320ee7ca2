/** The result of an arena run, as data and for people. */
import { columns } from '../games/columns.ts'
import type { ArenaKind } from './simulate-plan.ts'
import type { SprtState } from './simulate-sprt.ts'
import type { SeatFigures } from './simulate-statistics.ts'

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
