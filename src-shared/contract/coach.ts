/** The coach: what a person's decisions were worth, judged on what its seat knew. */
import { z } from 'zod'
import { count, game, gameId, json, none, nothing, playerId, reason, seat, time } from './common.ts'
import { exact, list } from '../shape.ts'
import { VERDICTS } from './values.ts'

const verdict = z.enum(VERDICTS)
export type CoachVerdict = z.output<typeof verdict>

/** A move with what the search makes of it. */
export interface WeighedMove extends z.output<typeof weighed> {}
const weighed = exact({
  action: json,
  /** Its expected share of the victory, 0 to 1. */
  share: z.number(),
  /** The standard error of `share`. */
  spread: z.number(),
  /** Expected points ahead of the best other seat. */
  margin: z.number(),
  reasons: list(reason),
})

/** One decision of a person. */
export interface CoachMark extends z.output<typeof coachMark> {}
const coachMark = exact({
  /** Number of actions before it: the position it was made in. */
  at: count,
  seat,
  chosen: weighed,
  /** The move the search prefers; the chosen one where there is none better. */
  best: weighed,
  /** Share given away: best less chosen, never below 0. */
  loss: z.number().min(0),
  /** Standard error of `loss`. */
  spread: z.number().min(0),
  verdict,
  /** Iterations the search took. */
  iterations: count,
})

/** Where the result of a seat came from, in shares of the victory; the parts add up to `result`. */
export interface CoachAccount extends z.output<typeof coachAccount> {}
const coachAccount = exact({
  seat,
  /** An even share: what everybody starts with. */
  par: z.number(),
  /** The deal and all that happened before the first judged decision. */
  deal: z.number(),
  /** The sum of all decisions: what they gave away for certain, so never above 0. */
  decisions: z.number(),
  /** Draws, reveals and the others' moves. */
  luck: z.number(),
  result: z.number(),
})

export interface CoachReport extends z.output<typeof coachReport> {}
const coachReport = exact({
  id: gameId,
  /** In the order they were made; those judged so far. */
  marks: list(coachMark),
  /** Decisions there are to judge. */
  total: count,
  running: z.boolean(),
  /** One for each person, once every decision is judged and the game has a result. */
  accounts: list(coachAccount),
})

/** A decision that gave a lot away, to be made again. */
export interface Puzzle extends z.output<typeof puzzle> {}
const puzzle = exact({
  id: gameId,
  game: z.string(),
  /** Number of actions before it. */
  at: count,
  seat,
  name: z.string(),
  verdict,
  loss: z.number(),
  ended: time,
  /** When it is to be tried again; absent before the first try. */
  due: time.exactOptional(),
  isDue: z.boolean(),
  tries: count,
  solved: count,
})

export interface PuzzleList extends z.output<typeof puzzleList> {}
const puzzleList = exact({
  /** What is due longest first; a hundred at most. */
  puzzles: list(puzzle),
  total: count,
  due: count,
})

/** A puzzle laid out: moves to choose among, the better and the played one in no telling order. */
export interface OpenPuzzle extends z.output<typeof openPuzzle> {}
const openPuzzle = exact({ puzzle, choices: list(json) })

export interface PuzzleAnswer extends z.output<typeof puzzleAnswer> {}
const puzzleAnswer = exact({
  /** The chosen move gives nothing away for certain. */
  right: z.boolean(),
  /** The decision as it was made in the game, with the better move. */
  mark: coachMark,
  /** The chosen move, where it was weighed: neither the better nor the played one. */
  weighed: weighed.exactOptional(),
  puzzle,
})

export const coachRequests = {
  /** What the coach has judged of a game that has ended. */
  'coach.report': { in: game, out: coachReport },
  /** Judges what is not judged yet; `coach.progress` events tell how far it is, `coach.ended` that it is over. */
  'coach.start': { in: game, out: coachReport },
  /** What was judged stays. */
  'coach.stop': { in: none, out: nothing },

  /** Own mistakes and blunders of all games; of one player, or of everybody. */
  'puzzles.list': { in: exact({ player: playerId.exactOptional() }), out: puzzleList },
  'puzzles.open': { in: exact({ id: gameId, at: count }), out: openPuzzle },
  'puzzles.answer': { in: exact({ id: gameId, at: count, action: json }), out: puzzleAnswer },
}
