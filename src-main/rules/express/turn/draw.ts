/** The beginning of a turn: draw, take the locos up, and on a first turn perhaps a new hand (EX-4 to EX-8). */
import { shuffle } from '../../random.ts'
import { DECK_PLACE, emptied, found, handPlace, learn, mayMove, takeUpLocos, seenLeaving } from '../memory.ts'
import { addToHand, type State, isFirstTurn, type Told } from '../state.ts'
import { nameOf, namesOf } from '../cards.ts'
import { teamOf } from '../seats.ts'
import { HAND_LIMIT, smallestHand, handSize } from './hand-size.ts'

/** Cards the deck can still yield, the reshuffle of EX-6 included. */
export const deckYields = (s: State): number => s.deck.length + Math.max(0, s.discards.length - 1)

const canDraw = (s: State): boolean => s.discards.length > 0 || s.deck.length > 0

/** Draws up to `count` cards into a hand, reshuffling when one is needed and the deck is empty (EX-6). */
function drawFromDeck(s: State, seat: number, count: number, told?: Told): number[] {
  const drawn: number[] = []
  while (drawn.length < count && deckYields(s) > 0) {
    if (s.deck.length === 0) reshuffle(s, told)
    mayMove(s, DECK_PLACE, handPlace(seat), seat)
    const card = s.deck.pop()!
    found(s, seat, card, DECK_PLACE)
    addToHand(s.hands[seat]!, card)
    drawn.push(card)
  }
  return drawn
}

/** EX-6: all discards but the last become the deck. */
function reshuffle(s: State, told?: Told): void {
  const last = s.discards.pop()!
  emptied(s, DECK_PLACE)
  s.deck = s.discards.sort((a, b) => a - b)
  s.discards = [last]
  for (const card of s.deck) learn(s, card, DECK_PLACE, -1)
  shuffle(s.random, s.deck)
  told?.push({ event: { what: 'reshuffled', count: s.deck.length } })
}

/** EX-4: the hands set aside are shuffled back into the deck. */
export function returnAside(s: State, told?: Told): void {
  const count = s.aside.length
  for (const card of s.aside) {
    learn(s, card, DECK_PLACE, -1)
    s.deck.push(card)
  }
  s.aside = []
  shuffle(s.random, s.deck)
  told?.push({ event: { what: 'asideReturned', count } })
}

export const DRAWN_FROM_DECK = 2

/** The seat has to draw; where neither source has a card it goes straight on to its plan (EX-7). */
export function startTurn(s: State, seat: number, extra: boolean, told?: Told): void {
  s.turn = seat
  s.extra = extra
  s.permission = 'none'
  if (canDraw(s)) {
    s.phase = 'draw'
    return
  }
  s.undrawn++
  told?.push({ event: { what: 'drewNothing', seat } })
  takeUpLocos(s, seat)
  s.phase = 'turn'
}

/** The sources open to the seat (EX-3, EX-7). */
export function sources(s: State): ('deck' | 'discard')[] {
  const open: ('deck' | 'discard')[] = []
  if (deckYields(s) > 0) open.push('deck')
  if (s.discards.length > 0) open.push('discard')
  return open
}

export function draw(s: State, seat: number, from: 'deck' | 'discard', told?: Told): void {
  if (from === 'discard') drawDiscard(s, seat, told)
  else drawTwo(s, seat, told)
  s.undrawn = 0
  takeUpLocos(s, seat)
  if (needsRedeal(s, seat)) {
    redeal(s, seat, told)
    startTurn(s, seat, s.extra, told)
  } else s.phase = 'turn'
}

function drawDiscard(s: State, seat: number, told?: Told): void {
  const card = s.discards.pop()!
  addToHand(s.hands[seat]!, card)
  learn(s, card, handPlace(seat), seat)
  const event = { what: 'drewDiscard', seat, card: nameOf(card) } as const
  told?.push(seesNewLoco(s, seat) ? { event, reveals: true } : { event })
}

/** EX-44: taking the locos up will show the seat a card it does not know. */
const seesNewLoco = (s: State, seat: number): boolean =>
  s.trains[teamOf(s, seat)]!.some((t) => !t.diesel && !(t.seen & handPlace(seat)))

function drawTwo(s: State, seat: number, told?: Told): void {
  const cards = drawFromDeck(s, seat, DRAWN_FROM_DECK, told)
  const event = { what: 'drewDeck', seat, count: cards.length } as const
  told?.push({ event, secret: { to: [seat], event: { ...event, cards: namesOf(cards) } }, reveals: true })
}

const needsRedeal = (s: State, seat: number): boolean =>
  isFirstTurn(s) && smallestHand(s, seat) > HAND_LIMIT && deckYields(s) >= handSize(s.options)

/** The hand, the drawn cards included, goes aside and as many new ones as at the start are dealt; locos stay. */
function redeal(s: State, seat: number, told?: Told): void {
  const shown = s.hands[seat]!
  for (const card of shown) seenLeaving(s, card, handPlace(seat), seat)
  s.aside.push(...shown)
  s.hands[seat] = []
  told?.push({ event: { what: 'redealt', seat, shown: namesOf(shown) }, reveals: true })
  drawFromDeck(s, seat, handSize(s.options), told)
}
