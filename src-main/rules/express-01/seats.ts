/** Whose turn card is which, and whose decision the game waits for (E1-8). */
import { type State, PHASE } from './state.ts'

/** Seat of the turn card with number `n`. */
export const seatOfTurnCard = (s: State, n: number): number => s.turnCard.indexOf(n)

/** The seats that must decide now. */
export function deciders(s: State): readonly number[] {
  switch (s.phase) {
    case PHASE.over:
      return []
    case PHASE.bid:
      return s.bids.flatMap((card, seat) => (card < 0 ? [seat] : []))
    case PHASE.engine:
      return [s.engine]
    case PHASE.take:
      return [s.payment?.next ?? s.turn]
    default:
      return [s.turn]
  }
}
