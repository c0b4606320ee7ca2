/** Tennessee Central as the search sees it: the rules' own state and moves, ordered and played by the heuristic. */
import { playMove } from '../../rules/tennessee-central/play.ts'
import { compareSeats, totalOf } from '../../rules/tennessee-central/score.ts'
import { LOCOMOTIVE, OVER, type State } from '../../rules/tennessee-central/state.ts'
import { NOTHING_SEEN, type Result, type SearchGame } from '../search/tree.ts'
import { orderedMoves, playOut } from './choose.ts'
import type { Weights } from './weights.ts'

export interface Style {
  readonly weights: Weights
  /** Chance of a random move in playouts, so that they do not all run alike. */
  readonly slip: number
  /** What a point of judgement is worth as a share of the victory. */
  readonly shareAPoint: number
}

/** The most a move can be held back by judgement, as a share of the victory. */
const MOST_BEHIND = 0.3

/** What chance shows to all: the card drawn was a locomotive. */
const LOCOMOTIVE_SEEN = 1

const NOBODY: readonly number[] = []

/** The search's game over worlds that `next` deals. */
export function searchGame(
  seats: number,
  next: () => State,
  { weights, slip, shareAPoint }: Style,
): SearchGame<State, number> {
  const all = Array.from({ length: seats }, (_, seat) => seat)
  const alone = all.map((seat) => [seat])
  return {
    seats,
    determinize: next,
    deciders(state) {
      if (state.phase === OVER) return NOBODY
      return state.phase <= LOCOMOTIVE ? alone[state.turn]! : all
    },
    candidates(state, seat, handicaps) {
      const moves = orderedMoves(state, seat, weights, handicaps)
      for (let i = 0; i < moves.length; i++) handicaps[i] = Math.min(MOST_BEHIND, handicaps[i]! * shareAPoint)
      return moves
    },
    key: (move) => move,
    play(state, deciders, moves) {
      for (let i = 0; i < deciders.length; i++) playMove(state, deciders[i]!, moves[i]!)
      return state.phase === LOCOMOTIVE ? LOCOMOTIVE_SEEN : NOTHING_SEEN
    },
    playout(state, random) {
      playOut(state, weights, slip, random)
    },
    result: writeResult,
  }
}

/** TC-19: shares of the victory, and how far each seat is ahead of the best other. */
export function writeResult(state: State, { share, margin }: Result): void {
  const { seats } = state
  let best = 0
  let ties = 1
  for (let seat = 1; seat < seats; seat++) {
    const order = compareSeats(state, seat, best)
    if (order > 0) {
      best = seat
      ties = 1
    } else if (order === 0) ties++
  }
  for (let seat = 0; seat < seats; seat++) {
    share[seat] = compareSeats(state, seat, best) === 0 ? 1 / ties : 0
    let other = -Infinity
    for (let s = 0; s < seats; s++) if (s !== seat) other = Math.max(other, totalOf(state, s))
    margin[seat] = totalOf(state, seat) - other
  }
}
