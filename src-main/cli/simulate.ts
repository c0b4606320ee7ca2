/** `cli simulate`: computers play each other, the same deals from every seat, and the figures are told. */
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { sideOf, type ArenaTable, type GameResult } from './simulate-game.ts'
import { byDeal, openJournal, runArena } from './simulate-run.ts'
import { type ArenaKind, planSimulation, type SimulationPlan, sprt, type SprtState } from './simulate-plan.ts'
import { dealShares, ratings, readable, seatFigures, type Simulation } from './simulate-statistics.ts'
import { UsageError } from './input.ts'

/** Deals played so far, of how many, and the first kind's mean share of the victory in them. */
export type Progress = (done: number, deals: number, share: number) => void

/** Runs the command and returns what to print. Throws `UsageError` for bad flags before anything is played. */
export async function simulate(args: readonly string[]): Promise<string> {
  const plan = planSimulation(args, availableParallelism())
  const result = await runSimulation(plan, progressOn(process.stderr, plan.kinds[0]!))
  return plan.json ? `${JSON.stringify(result)}\n` : readable(result)
}

/**
 * Plays what was planned; the same plan gives the same figures on any number of threads and over any number of
 * interruptions, decision times apart.
 */
export async function runSimulation(plan: SimulationPlan, onProgress?: Progress): Promise<Simulation> {
  const { game, options, kinds, seed, iterations, workers } = plan
  const table: ArenaTable = { game, options, kinds, seed, ...(iterations !== undefined && { iterations }) }
  const extras = kinds.includes('clairvoyant') ? { extras: clairvoyantFile() } : {}
  const journal = plan.resume === undefined ? undefined : openJournal(plan.resume, table)
  const played = new Map(byDeal(journal?.results ?? []).map((games) => [games[0]!.deal, games]))
  let share = [...played.values()].reduce((sum, games) => sum + shareOf(games), 0)
  const until = performance.now() + 1000 * (plan.budget ?? Infinity)
  await runArena({
    table,
    deals: Array.from({ length: plan.deals }, (_, deal) => deal).filter((deal) => !played.has(deal)),
    workers,
    ...extras,
    ...(plan.games !== undefined && { games: plan.games }),
    onDeal(games) {
      journal?.add(games)
      played.set(games[0]!.deal, [...games])
      share += shareOf(games)
      onProgress?.(played.size, plan.deals, share / played.size)
    },
    stop: () =>
      performance.now() >= until || (plan.sprt !== undefined && tested(plan, played)?.verdict !== 'open'),
  })
  const test = tested(plan, played)
  return figuresOf(plan, firstDeals(played, test?.deals ?? plan.deals), test)
}

/** The first kind's mean share of the victory in the games of one deal. */
const shareOf = (games: readonly GameResult[]): number =>
  games.reduce((sum, { shares }) => sum + shares[0]!, 0) / games.length

/** The deals from the first on without a gap, at most so many. */
function firstDeals(played: ReadonlyMap<number, GameResult[]>, most: number): GameResult[] {
  const results: GameResult[] = []
  for (let deal = 0; deal < most && played.has(deal); deal++) results.push(...played.get(deal)!)
  return results
}

function tested(plan: SimulationPlan, played: ReadonlyMap<number, GameResult[]>): SprtState | undefined {
  if (!plan.sprt) return undefined
  const sides = plan.kinds.length / sideOf(plan.options)
  return sprt(dealShares(firstDeals(played, plan.deals), 0), sides, plan.sprt)
}

function figuresOf(
  { game, options, kinds, seed }: SimulationPlan,
  results: readonly GameResult[],
  test: SprtState | undefined,
): Simulation {
  const figures = kinds.map((_, place) => seatFigures(results, place))
  const elo = ratings(
    kinds,
    figures.map((f) => f.winShare),
  )
  return {
    game,
    deals: results.length / kinds.length,
    games: results.length,
    seed,
    options,
    seats: kinds.map((kind, i) => ({ kind, elo: elo.get(kind)!, ...figures[i]! })),
    ...(test && { sprt: test }),
  }
}

/** A player that sees the true state is kept with the tests, out of the application. */
function clairvoyantFile(): string {
  const file = new URL('../../test/ai/clairvoyant.ts', import.meta.url)
  if (!existsSync(file)) throw new UsageError('--seats: clairvoyant plays only from a source checkout')
  return file.href
}

function progressOn(stream: NodeJS.WriteStream, first: ArenaKind): Progress {
  return (done, deals, share) => {
    const line = `${done}/${deals} deals, ${first} wins ${(100 * share).toFixed(1)}%`
    if (stream.isTTY) stream.write(`\r${line} ${done === deals ? '\n' : ''}`)
    else if (done === deals || done % Math.ceil(deals / 10) === 0) stream.write(`${line}\n`)
  }
}
