/** The score pad: three dividend rows, cards in hand, and what has been paid. */
import type { TennesseeSeatView, TennesseeView } from '#shared/games/tennessee-central/types.ts'
import { handSize } from './hand.ts'
import { worth } from './say.ts'

/** `paid`: it happened (TC-17). `next`: what the shares face up would pay now. `later`: nothing known. */
export interface PadRow {
  readonly dividend: 1 | 2 | 3
  readonly state: 'paid' | 'next' | 'later'
  readonly pays: readonly (number | undefined)[]
}

export interface Pad {
  readonly rows: readonly PadRow[]
  /** Cards in hand, each costing 1 at the end (TC-18). */
  readonly hands: readonly number[]
  /** Dividends paid so far by seat. */
  readonly paid: readonly number[]
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const DIVIDENDS = [1, 2, 3] as const

export const paidTo = (seat: TennesseeSeatView): number => sum(seat.dividends)

/** What a seat's shares face up would pay at the present values (TC-11). */
export const frontPays = (view: TennesseeView, seat: TennesseeSeatView): number =>
  sum(seat.front.map(({ card }) => worth(view.values, card)))

export function scorePad(view: TennesseeView): Pad {
  const rows = DIVIDENDS.map((dividend): PadRow => {
    const done = dividend <= view.dividends
    const next = dividend === view.dividends + 1
    return {
      dividend,
      state: done ? 'paid' : next ? 'next' : 'later',
      pays: view.seats.map((seat) =>
        done ? seat.dividends[dividend - 1] : next ? frontPays(view, seat) : undefined,
      ),
    }
  })
  return { rows, hands: view.seats.map(handSize), paid: view.seats.map(paidTo) }
}
