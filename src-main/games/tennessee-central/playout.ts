import type { Random } from '../../rules/random.ts'
import { playMove } from '../../rules/tennessee-central/play.ts'
import { randomMove } from '../../rules/tennessee-central/legal-actions.ts'
import { shuffleAndDeal } from '../../rules/tennessee-central/setup.ts'
import { decider } from '../../rules/tennessee-central/seats.ts'
import { OVER } from '../../rules/tennessee-central/state.ts'

/** Goes by numbered moves, as the search does: the same rules without JSON actions. */
export function playout(seats: number, random: Random): number {
  const state = shuffleAndDeal(seats, 0, random)
  let moves = 0
  for (; state.phase !== OVER; moves++) {
    const seat = decider(state)
    playMove(state, seat, randomMove(state, seat, random))
  }
  return moves
}
