/** `cli simulate`: computers play each other, the same deals from every seat, and the figures are told. */
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { columns } from './columns.ts'
import { runArena } from './simulate-run.ts'
import { planSimulation, type ArenaKind, type SimulationPlan } from './simulate-plan.ts'
import { ratings, seatFigures, type SeatFigures } from './simulate-statistics.ts'
import { UsageError } from './usage.ts'

export interface Simulation {
  readonly game: string
  readonly games: number
  readonly seed: string
  readonly options: unknown
  readonly seats: readonly ({ readonly kind: ArenaKind; readonly elo: number } & SeatFigures)[]
}

/** Runs the command and returns what to print. Throws `UsageError` for bad flags before anything is played. */
export async function simulate(args: readonly string[]): Promise<string> {
  const plan = planSimulation(args, availableParallelism())
  const result = await runSimulation(plan, progressOn(process.stderr, plan.deals))
  return plan.json ? `${JSON.stringify(result)}\n` : readable(result)
}

/** Plays what was planned; the same plan gives the same figures, decision times apart. */
export async function runSimulation(
  plan: SimulationPlan,
  onProgress?: (dealsDone: number) => void,
): Promise<Simulation> {
  const { game, options, kinds, seed, deals, workers, iterations } = plan
  const table = { game, options, kinds, seed, ...(iterations !== undefined && { iterations }) }
  const extras = kinds.includes('clairvoyant') ? { extras: clairvoyantFile() } : {}
  const results = await runArena({ table, deals, workers, ...extras, ...(onProgress && { onProgress }) })
  const figures = kinds.map((_, place) => seatFigures(results, place))
  const elo = ratings(
    kinds,
    figures.map((f) => f.winShare),
  )
  return {
    game,
    games: results.length,
    seed,
    options,
    seats: kinds.map((kind, i) => ({ kind, elo: elo.get(kind)!, ...figures[i]! })),
  }
}

/** A player that sees the true state is kept with the tests, out of the application. */
function clairvoyantFile(): string {
  const file = new URL('../../test/ai/clairvoyant.ts', import.meta.url)
  if (!existsSync(file)) throw new UsageError('--seats: clairvoyant plays only from a source checkout')
  return file.href
}

function progressOn(stream: NodeJS.WriteStream, deals: number): (done: number) => void {
  return (done) => {
    if (stream.isTTY) stream.write(`\r${done}/${deals} deals${done === deals ? '\n' : ''}`)
    else if (done === deals || done % Math.ceil(deals / 10) === 0) stream.write(`${done}/${deals} deals\n`)
  }
}

/** The result as a table for people. */
export function readable({ game, games, seed, seats }: Simulation): string {
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
  return `${title}\n\n${columns([head, ...rows])}`
}
