/**
 * What an opponent of one game is: it is given a seat's view, a seed and a budget, and nothing else; what bounds its
 * search; and what sets the five levels apart.
 */
import type { Json, Level, Reason } from '#shared/games/common.ts'
import type { Random } from '../../rules/random.ts'
import type { Estimate } from './estimate.ts'

/** go: keep thinking. hurry: answer with what is known. cancel: no answer is wanted. */
export type Signal = 'go' | 'hurry' | 'cancel'

export interface Caps {
  readonly iterations: number
  /** Milliseconds; `now` is needed with it. */
  readonly ms?: number
  /** Stops after so many iterations, as if the clock had run out. */
  readonly stopAfter?: number
  readonly now?: () => number
  readonly signal?: () => Signal
  /** Share of the way to the nearer cap, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** on: there is more to do. answer: a cap is reached, or somebody is in a hurry. cancelled: no answer is wanted. */
export type Going = 'on' | 'answer' | 'cancelled'

/** Starts the clock. To be asked after every piece of work, with the iterations done so far, whether to go on. */
export function watch({ iterations, onProgress, ...caps }: Caps): (done: number) => Going {
  const { ms = Infinity, stopAfter = Infinity, now = () => 0, signal = () => 'go' } = caps
  const start = now()
  return (done) => {
    const asked = signal()
    if (asked === 'cancel') return 'cancelled'
    const spent = now() - start
    if (asked === 'hurry' || spent >= ms || done >= Math.min(iterations, stopAfter)) return 'answer'
    onProgress?.(Math.max(done / iterations, spent / ms))
    return 'on'
  }
}

// What sets the five levels apart; a game whose playouts cost more or less has budgets of its own (`Brain.budgets`).

export interface Budget {
  /** Most iterations of a decision. 0: plays without search. */
  readonly iterations: number
  /** Most milliseconds of a decision in play. */
  readonly ms: number
}

export type Budgets = Readonly<Record<Level, Budget>>

/** `ms` bounds what a slow machine makes a player wait; the iterations are what the level is. */
export const BUDGETS: Budgets = {
  apprentice: { iterations: 0, ms: 0 },
  conductor: { iterations: 0, ms: 0 },
  engineer: { iterations: 100, ms: 300 },
  dispatcher: { iterations: 1000, ms: 900 },
  director: { iterations: 5000, ms: 2000 },
}

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
