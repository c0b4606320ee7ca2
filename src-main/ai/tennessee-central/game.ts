/** The choices of the heuristic player, made from scores, and Tennessee Central as the search sees it. */
import { nextUint32, type Random } from '../../rules/random.ts'
import { SUIT_COUNT } from '../../rules/tennessee-central/cards.ts'
import { playMove } from '../../rules/tennessee-central/play.ts'
import { randomMove } from '../../rules/tennessee-central/legal-actions.ts'
import { decider, LOCOMOTIVE, NONE, OVER, type State, TURN } from '../../rules/tennessee-central/state.ts'
import { bestTurn, newScored, reckonStakes, type Scored, scoreMoves } from './policy.ts'
import type { Weights } from './weights.ts'
import { compareSeats, totalOf } from '../../rules/tennessee-central/score.ts'
import { NOTHING_SEEN, type Result, type SearchGame } from '../search/tree.ts'

const scored = newScored()

/** Every move, best first; equals keep the order of the rules. */
export function scoredMoves(state: State, seat: number, weights: Weights): { move: number; score: number }[] {
  scoreMoves(state, seat, weights, scored)
  const { moves, scores } = scored
  const list = Array.from({ length: scored.count }, (_, i) => ({ move: moves[i]!, score: scores[i]! }))
  return list.sort((a, b) => b.score - a.score)
}

/** The moves alone, best first, for the tree; how far each lies behind the best goes into `behind`, in points. */
function orderedMoves(state: State, seat: number, weights: Weights, behind: number[]): number[] {
  scoreMoves(state, seat, weights, scored)
  const { count, moves, scores } = scored
  const ordered: number[] = []
  for (let i = 0; i < count; i++) {
    const score = scores[i]!
    const move = moves[i]!
    let at = i
    for (; at > 0 && scores[at - 1]! < score; at--) {
      scores[at] = scores[at - 1]!
      ordered[at] = ordered[at - 1]!
    }
    scores[at] = score
    ordered[at] = move
  }
  for (let i = 0; i < count; i++) behind[i] = scores[0]! - scores[i]!
  return ordered
}

const MOST_SEATS = 4
const stakes = new Float64Array(MOST_SEATS * SUIT_COUNT)

/** Plays to the end with the heuristic player in every seat; with chance `slip` a move is any move instead. */
function playOut(state: State, weights: Weights, slip: number, random: Random): void {
  let reckoned = NONE
  while (state.phase !== OVER) {
    const seat = decider(state)
    if (state.phase === TURN && state.paid !== reckoned) {
      reckonStakes(state, weights, stakes)
      reckoned = state.paid
    }
    const slips = slip > 0 && nextUint32(random) < slip * 4294967296
    playMove(state, seat, slips ? randomMove(state, seat, random) : bestMove(state, seat, weights))
  }
}

/** The best move by the heuristic player's judgement, the first of equals; at a turn by the stakes as reckoned. */
function bestMove(state: State, seat: number, weights: Weights): number {
  if (state.phase === TURN) return bestTurn(state, seat, weights, stakes)
  scoreMoves(state, seat, weights, scored)
  return scored.moves[bestIndex(scored)]!
}

function bestIndex({ count, scores }: Scored): number {
  let best = 0
  for (let i = 1; i < count; i++) if (scores[i]! > scores[best]!) best = i
  return best
}

// Tennessee Central as the search sees it: the rules' own state and moves, ordered and played by the heuristic.

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
