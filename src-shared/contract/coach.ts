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
  /** The sum of all decisions: what they gave away for certain, so never above 0. */
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

/** A decision that gave a lot away, to be made again. */
export interface Puzzle {
  readonly id: string
  readonly game: string
  /** Number of actions before it. */
  readonly at: number
  readonly seat: number
  readonly name: string
  readonly verdict: CoachVerdict
  readonly loss: number
  readonly ended: string
  /** When it is to be tried again; absent before the first try. */
  readonly due?: string
  readonly isDue: boolean
  readonly tries: number
  readonly solved: number
}
export interface PuzzleList {
  /** What is due longest first; a hundred at most. */
  readonly puzzles: readonly Puzzle[]
  readonly total: number
  readonly due: number
}
/** A puzzle laid out: moves to choose among, the better and the played one in no telling order. */
export interface OpenPuzzle {
  readonly puzzle: Puzzle
  readonly choices: readonly Json[]
}
export interface PuzzleAnswer {
  /** The chosen move gives nothing away for certain. */
  readonly right: boolean
  /** The decision as it was made in the game, with the better move. */
  readonly mark: CoachMark
  /** The chosen move, where it was weighed: neither the better nor the played one. */
  readonly weighed?: WeighedMove
  readonly puzzle: Puzzle
}

/** In and out of every request. */
export interface CoachRequests {
  /** What the coach has judged of a game that has ended. */
  'coach.report': { in: { id: string }; out: CoachReport }
  /** Judges what is not judged yet; `coach.progress` events tell how far it is, `coach.ended` that it is over. */
  'coach.start': { in: { id: string }; out: CoachReport }
  /** What was judged stays. */
  'coach.stop': { in: Record<string, never>; out: null }

  /** Own mistakes and blunders of all games; of one player, or of everybody. */
  'puzzles.list': { in: { player?: number }; out: PuzzleList }
  'puzzles.open': { in: { id: string; at: number }; out: OpenPuzzle }
  'puzzles.answer': { in: { id: string; at: number; action: Json }; out: PuzzleAnswer }
}
