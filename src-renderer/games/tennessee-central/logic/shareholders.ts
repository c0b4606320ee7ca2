import { suitOf, type Suit } from '#shared/games/tennessee-central/cards.ts'
import type { TennesseeView } from '#shared/games/tennessee-central/types.ts'

export interface Shareholder {
  readonly seat: number
  readonly count: number
}

/** The seats with shares of a company lying face up, and how many: whom its stack pays (TC-11). */
export function shareholders(view: TennesseeView, suit: Suit): Shareholder[] {
  return view.seats.flatMap(({ front }, seat) => {
    const count = front.filter(({ card }) => suitOf(card) === suit).length
    return count > 0 ? [{ seat, count }] : []
  })
}
