/**
 * The frame of every opponent: it decides from its own view only, the apprentice slips, the conductor takes what it
 * judges best, and the upper three levels search. What differs between games is what each brings: its sense.
 */
import type { Viewer } from '#shared/games/common.ts'
import { nextInt, seedRandom, type Random } from '../../rules/random.ts'
import { type Brain, BUDGETS, type Candidate, type Caps, type Order, type Verdict } from './brain.ts'
import type { Estimate } from './estimate.ts'

/** An action as judgement alone sees it. */
export interface Opinion<Action> {
  readonly action: Action
  /** In points of the game's own judgement. */
  readonly value: number
  /** What is told of it, where that is not the value: points ahead of the best other. */
  readonly margin?: number
  /** All actions of the turn it belongs to. */
  readonly turn?: readonly Action[]
}

/** What a level makes of a position. */
export interface Thought<Action> {
  /** By judgement, best first, never none. */
  readonly opinions: readonly Opinion<Action>[]
  /** Looks deeper; undefined when cancelled. Absent where there is nothing to search. */
  readonly search?: (caps: Caps) => Verdict<Action> | undefined
}

/** What a level is told when it thinks: which one it is, and an action that it weighs as well. */
export type Instructions = Pick<Order, 'level' | 'consider'>

/** What a game brings to its opponents; the rest is the same for all. */
export interface GameSense<View, Action, State> extends Omit<
  Brain<View, Action, State>,
  'decide' | 'greedy' | 'budgets'
> {
  readonly budgets?: Brain['budgets']
  /** What the apprentice may lose by a slip, in points of its own judgement. */
  readonly slip: number
  /** All chance of the decision comes from `random`. */
  think(view: View, seat: number, told: Instructions, random: Random): Thought<Action>
  /** The apprentice's best opinion where absent. */
  greedy?(view: View, seat: number): Action
}

export function createBrain<View extends { readonly viewer: Viewer }, Action, State>(
  sense: GameSense<View, Action, State>,
): Brain<View, Action, State> {
  const { slip, budgets = BUDGETS } = sense
  return {
    ...sense,
    budgets,
    greedy(view, seat) {
      ownView(view, seat)
      if (sense.greedy) return sense.greedy(view, seat)
      return sense.think(view, seat, { level: 'apprentice' }, seedRandom('')).opinions[0]!.action
    },
    decide(view, seat, order) {
      ownView(view, seat)
      const { level, iterations = budgets[level].iterations } = order
      const random = seedRandom(order.seed)
      const { opinions, search } = sense.think(view, seat, order, random)
      if (level === 'apprentice') return byJudgement(slipped(opinions, slip, random))
      if (level === 'conductor' || !search) return byJudgement(opinions)
      return search({ ...order, iterations })
    },
  }
}

/** An opponent knows no more than its seat: what another seat, the table or a replay may see is refused. */
function ownView({ viewer }: { readonly viewer: Viewer }, seat: number): void {
  if (viewer !== seat) throw new Error(`seat ${seat} decides from its own view`)
}

/** The apprentice takes any action that loses little by its own judgement. */
function slipped<Action>(
  opinions: readonly Opinion<Action>[],
  slip: number,
  random: Random,
): readonly Opinion<Action>[] {
  const good = opinions.filter(({ value }) => value >= opinions[0]!.value - slip)
  const chosen = good[nextInt(random, good.length)]!
  return [chosen, ...opinions.filter((other) => other !== chosen)]
}

function byJudgement<Action>(opinions: readonly Opinion<Action>[]): Verdict<Action> {
  const { action, turn } = opinions[0]!
  const candidates = opinions.map((opinion): Candidate<Action> => ({
    ...{ action: opinion.action, visits: 0, share: 0, spread: 0 },
    margin: opinion.margin ?? opinion.value,
  }))
  return { action, iterations: 0, candidates, ...(turn && { turn }) }
}

/** The verdict of a search: its estimates, best first, in the game's own actions. */
export function bySearch<Move, Action>(
  estimates: readonly Estimate<Move>[],
  iterations: number,
  actionOf: (move: Move) => Action,
): Verdict<Action> {
  const candidates = estimates.map(({ move, visits, share, spread, margin }): Candidate<Action> => ({
    ...{ action: actionOf(move), visits, share, spread, margin },
  }))
  return { action: candidates[0]!.action, iterations, candidates }
}
