/** The heuristic player's choices, from scores. */
import { nextUint32, type Random } from '../../rules/random.ts'
import { randomMove } from '../../rules/tennessee-central/play.ts'
import type { State } from '../../rules/tennessee-central/state.ts'
import { newScored, scoreMoves, type Scored } from './policy.ts'
import type { Weights } from './weights.ts'

const scored = newScored()

/** The best move by the heuristic player's judgement; the first of equals. */
export function bestMove(state: State, seat: number, weights: Weights): number {
  scoreMoves(state, seat, weights, scored)
  return scored.moves[bestIndex(scored)]!
}

/** Every move, best first; equals keep the order of the rules. */
export function orderedMoves(
  state: State,
  seat: number,
  weights: Weights,
): { move: number; score: number }[] {
  scoreMoves(state, seat, weights, scored)
  const list = Array.from({ length: scored.count }, (_, i) => ({
    move: scored.moves[i]!,
    score: scored.scores[i]!,
  }))
  return list.sort((a, b) => b.score - a.score)
}

/** The heuristic player with a slip of the hand: with chance `slip` any move, else the best. */
export function playoutMove(
  state: State,
  seat: number,
  weights: Weights,
  slip: number,
  random: Random,
): number {
  return nextUint32(random) < slip * 4294967296
    ? randomMove(state, seat, random)
    : bestMove(state, seat, weights)
}

function bestIndex({ count, scores }: Scored): number {
  let best = 0
  for (let i = 1; i < count; i++) if (scores[i]! > scores[best]!) best = i
  return best
}
