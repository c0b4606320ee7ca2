/** The draw deck and the discards (EX-5 to EX-7). */
import { shuffle } from '../random.ts'
import { DECK, emptied, found, handOf, learn, mayMove } from './memory.ts'
import { addToHand, type State } from './state.ts'
import type { Told } from './told.ts'

/** Cards the deck can still yield, the reshuffle of EX-6 included. */
export const deckYields = (s: State): number => s.deck.length + Math.max(0, s.discards.length - 1)

export const canDraw = (s: State): boolean => s.discards.length > 0 || s.deck.length > 0

/** Draws up to `count` cards into a hand, reshuffling when one is needed and the deck is empty (EX-6). */
export function drawFromDeck(s: State, seat: number, count: number, told?: Told): number[] {
  const drawn: number[] = []
  while (drawn.length < count && deckYields(s) > 0) {
    if (s.deck.length === 0) reshuffle(s, told)
    mayMove(s, DECK, handOf(seat), seat)
    const card = s.deck.pop()!
    found(s, seat, card, DECK)
    addToHand(s.hands[seat]!, card)
    drawn.push(card)
  }
  return drawn
}

/** EX-6: all discards but the last become the deck. */
function reshuffle(s: State, told?: Told): void {
  const last = s.discards.pop()!
  emptied(s, DECK)
  s.deck = s.discards.sort((a, b) => a - b)
  s.discards = [last]
  for (const card of s.deck) learn(s, card, DECK, -1)
  shuffle(s.random, s.deck)
  told?.push({ event: { what: 'reshuffled', count: s.deck.length } })
}

/** EX-4: the hands set aside are shuffled back into the deck. */
export function returnAside(s: State, told?: Told): void {
  told?.push({ event: { what: 'asideReturned', count: s.aside.length } })
  for (const card of s.aside) {
    learn(s, card, DECK, -1)
    s.deck.push(card)
  }
  s.aside = []
  shuffle(s.random, s.deck)
}
