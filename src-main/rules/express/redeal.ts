/** EX-4: a first hand that cannot be played down to five cards is shown, set aside and dealt anew. */
import { deckYields, drawFromDeck } from './deck.ts'
import { HAND_LIMIT, smallestHand } from './hand-limit.ts'
import { handSize } from './hand-size.ts'
import { namesOf } from './kinds.ts'
import { handOf, seenLeaving } from './memory.ts'
import { isFirstTurn, type State } from './state.ts'
import type { Told } from './told.ts'

export const needsRedeal = (s: State, seat: number): boolean =>
  isFirstTurn(s) && smallestHand(s, seat) > HAND_LIMIT && deckYields(s) >= handSize(s.options)

/** The hand, the drawn cards included, goes aside and as many new ones as at the start are dealt; locos stay. */
export function redeal(s: State, seat: number, told?: Told): void {
  const shown = s.hands[seat]!
  for (const card of shown) seenLeaving(s, card, handOf(seat), seat)
  s.aside.push(...shown)
  s.hands[seat] = []
  told?.push({ event: { what: 'redealt', seat, shown: namesOf(shown) }, reveals: true })
  drawFromDeck(s, seat, handSize(s.options), told)
}
