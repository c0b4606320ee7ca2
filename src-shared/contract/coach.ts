/** The coach: what a person's decisions were worth, judged on what its seat knew. */
import type { Json, Reason } from '../games/common.ts'

export const VERDICTS = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const
/** How much a decision gave away for certain, from nothing to a lot. */
export type CoachVerdict = (typeof VERDICTS)[number]

/** A move with its expected share of the victory, 0 to 1, and the standard error of that. */
export interface WeighedMove {
  readonly action: Json
  readonly share: number
  readonly spread: number
  /** Expected points ahead of the best other seat. */
  readonly margin: number
  readonly reasons: readonly Reason[]
}

/** One decision of a person. */
export interface CoachMark {
  /** Number of actions before it: the position it was made in. */
  readonly at: number
  readonly seat: number
  readonly chosen: WeighedMove
  /** The move the search prefers; the chosen one where there is none better. */
  readonly best: WeighedMove
  /** Share given away: best less chosen, never below 0. */
  readonly loss: number
  /** Standard error of `loss`. */
  readonly spread: number
  readonly verdict: CoachVerdict
  /** Iterations the search took. */
  readonly iterations: number
}

/** Where the result of a seat came from, in shares of the victory; the parts add up to `result`. */
export interface CoachAccount {
  readonly seat: number
  /** An even share: what everybody starts with. */
  readonly par: number
  /** The deal and all that happened before the first judged decision. */
  readonly deal: number
  /** The sum of all decisions: what they gave away, so never above 0. */
  readonly decisions: number
  /** Draws, reveals and the others' moves. */
  readonly luck: number
  readonly result: number
}

export interface CoachReport {
  readonly id: string
  /** In the order they were made; those judged so far. */
  readonly marks: readonly CoachMark[]
  /** Decisions there are to judge. */
  readonly total: number
  readonly running: boolean
  /** One for each person, once every decision is judged and the game has a result. */
  readonly accounts: readonly CoachAccount[]
}
