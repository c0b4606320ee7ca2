/** What an opponent of one game is: it is given a seat's view, a seed and a budget, and nothing else. */
import type { Json, Level, Reason } from '#shared/games/common.ts'
import type { Random } from '../../rules/random.ts'
import type { Caps } from './caps.ts'
import type { Estimate } from './estimate.ts'
import type { Budgets } from './levels.ts'

/** Caps are the level's own iterations where none are given; with iterations alone the answer is reproducible. */
export interface Order extends Partial<Caps> {
  readonly level: Level
  readonly seed: string
  /** A legal action to be among the candidates. */
  readonly consider?: Json
}

/**
 * One action that was looked at, with what playouts told of it. A player that does not search has no playouts and no
 * share: its `margin` is what its own judgement says, in points.
 */
export interface Candidate<Action = Json> extends Omit<Estimate<unknown>, 'move'> {
  readonly action: Action
}

export interface Verdict<Action> {
  readonly action: Action
  /** Iterations used; 0 for a player that does not search, or a choice that is none. */
  readonly iterations: number
  /** Best first. */
  readonly candidates: readonly Candidate<Action>[]
  /** All actions of the turn it has in mind, beginning with `action`, where a decision is only a part of one. */
  readonly turn?: readonly Action[]
}

/** A move in the game's terms. `nudge`: where to look, without telling the move. */
export interface Explanation {
  readonly nudge: Reason
  /** The strongest first; none where there is nothing to say. */
  readonly reasons: readonly Reason[]
}

export interface Brain<View = unknown, Action = unknown, State = unknown> {
  readonly game: string
  /** `BUDGETS` where absent. */
  readonly budgets?: Budgets
  /**
   * A full state the viewing seat could believe in, drawn with `random` from the view alone. Its view for that
   * seat is the view given.
   */
  determinize(view: View, random: Random): State
  /** The apprentice's move without its slips: a fixed mark to measure by. */
  greedy(view: View, seat: number): Action
  /** The seat's decision, or undefined when cancelled. The seat must be the viewer, and one of the deciders. */
  decide(view: View, seat: number, order: Order): Verdict<Action> | undefined
  /** Of a legal action, from what the seat sees. */
  explain?(view: View, seat: number, action: Action): Explanation
}
