/** The heuristic player's choices, from scores. */
import { nextUint32, type Random } from '../../rules/random.ts'
import { SUIT_COUNT } from '../../rules/tennessee-central/cards.ts'
import { playMove } from '../../rules/tennessee-central/play.ts'
import { randomMove } from '../../rules/tennessee-central/legal-actions.ts'
import { decider } from '../../rules/tennessee-central/seats.ts'
import { NONE, OVER, TURN, type State } from '../../rules/tennessee-central/state.ts'
import { bestTurn, newScored, reckonStakes, scoreMoves, type Scored } from './policy.ts'
import type { Weights } from './weights.ts'

const scored = newScored()

/** Every move, best first; equals keep the order of the rules. */
export function scoredMoves(state: State, seat: number, weights: Weights): { move: number; score: number }[] {
  scoreMoves(state, seat, weights, scored)
  const { moves, scores } = scored
  const list = Array.from({ length: scored.count }, (_, i) => ({ move: moves[i]!, score: scores[i]! }))
  return list.sort((a, b) => b.score - a.score)
}

/** The moves alone, best first, for the tree; how far each lies behind the best goes into `behind`, in points. */
export function orderedMoves(state: State, seat: number, weights: Weights, behind: number[]): number[] {
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
export function playOut(state: State, weights: Weights, slip: number, random: Random): void {
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
