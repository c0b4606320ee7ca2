/** What an opponent of one game is: it is given a seat's view, a seed and a budget, and nothing else. */
import type { Json, Level, Reason } from '#shared/games/common.ts'
import type { Random } from '../rules/random.ts'
import type { Candidate } from './decision.ts'
import type { Budgets } from './levels.ts'
import type { Signal } from './search/drive.ts'

export interface Order {
  readonly level: Level
  readonly seed: string
  /** Caps; with `iterations` alone the answer is reproducible. The level's own where both are absent. */
  readonly iterations?: number
  readonly ms?: number
  /** Stops after so many iterations, as if the clock had. */
  readonly stopAfter?: number
  /** A legal action to be among the candidates. */
  readonly consider?: Json
  /** Milliseconds; needed where `ms` shall count. */
  readonly now?: () => number
  readonly signal?: () => Signal
  /** Share of the way to the nearer cap, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

export interface Verdict<Action> {
  readonly action: Action
  /** Iterations used; 0 for a player that does not search, or a choice that is none. */
  readonly iterations: number
  /** Best first. */
  readonly candidates: readonly (Omit<Candidate, 'action'> & { readonly action: Action })[]
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
