/**
 * The beginning of a turn: how many cards a hand gets and may hold, drawing, taking locos up, and on a first turn
 * perhaps a new hand (EX-3 to EX-8, EX-10, EX-12).
 */
import type { ExpressOptions } from '#shared/games/express/types.ts'
import { CABOOSE, isOrdinary, isWayCar, cardName, cardNames, WILD } from '../cards.ts'
import { addToHand, isFirstTurn, type State, teamOf, type Told } from '../state.ts'
import { hasCaboose, takesCaboose } from '../trains/legal.ts'
import { shuffle } from '../../random.ts'
import { DECK_PLACE, emptied, found, handPlace, learn, mayMove, seenLeaving, takeUpLocos } from '../memory.ts'

/** EX-3: cards dealt to each seat. */
export const handSize = (options: ExpressOptions): number => (options.partners ? 8 : 10)

export const HAND_LIMIT = 5

/** EX-10: five; or the smallest hand the seat can legally reach, where five is out of reach (EX-12). */
export const handLimit = (s: State, seat: number): number => Math.max(HAND_LIMIT, smallestHand(s, seat))

/**
 * The smallest hand the seat at turn can reach after the ending card, exact where it is more than five. There the
 * cards left over are more than enough for locos, so each card counts for itself: an ordinary car takes a loco with it
 * onto a train of its own (2), a way car is laid (1), a wild finds any train that has or gets an ordinary car (1),
 * and a caboose needs a train of two cars: one that stands, or one of a single car that a wild made longer (1). Two
 * cars joined for a caboose gain nothing, for they need one loco less.
 */
export function smallestHand(s: State, seat: number): number {
  const trains = s.trains[teamOf(s, seat)]!
  const held = [...s.hands[seat]!, ...trains.filter((t) => !t.diesel).map((t) => t.engine)]
  let ordinary = 0
  let wayCars = 0
  let wilds = 0
  let cabooses = 0
  for (const k of held) {
    if (isOrdinary(k)) ordinary++
    else if (isWayCar(k)) wayCars++
    else if (k === WILD) wilds++
    else if (k === CABOOSE) cabooses++
  }
  const open = trains.filter((t) => !hasCaboose(t.cars) && t.cars.some(isOrdinary))
  const long = open.filter((t) => takesCaboose(t.cars)).length
  const single = open.length - long + ordinary
  const wildsLaid = open.length + ordinary > 0 ? wilds : 0
  const caboosesLaid = Math.min(cabooses, long + Math.min(wildsLaid, single))
  return s.hands[seat]!.length - 1 - (2 * ordinary + wayCars + wildsLaid + caboosesLaid)
}

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
  const event = { what: 'drewDiscard', seat, card: cardName(card) } as const
  told?.push(seesNewLoco(s, seat) ? { event, reveals: true } : { event })
}

/** EX-44: taking the locos up will show the seat a card it does not know. */
const seesNewLoco = (s: State, seat: number): boolean =>
  s.trains[teamOf(s, seat)]!.some((t) => !t.diesel && !(t.seen & handPlace(seat)))

function drawTwo(s: State, seat: number, told?: Told): void {
  const cards = drawFromDeck(s, seat, DRAWN_FROM_DECK, told)
  const event = { what: 'drewDeck', seat, count: cards.length } as const
  told?.push({ event, secret: { to: [seat], event: { ...event, cards: cardNames(cards) } }, reveals: true })
}

const needsRedeal = (s: State, seat: number): boolean =>
  isFirstTurn(s) && smallestHand(s, seat) > HAND_LIMIT && deckYields(s) >= handSize(s.options)

/** The hand, the drawn cards included, goes aside and as many new ones as at the start are dealt; locos stay. */
function redeal(s: State, seat: number, told?: Told): void {
  const shown = s.hands[seat]!
  for (const card of shown) seenLeaving(s, card, handPlace(seat), seat)
  s.aside.push(...shown)
  s.hands[seat] = []
  told?.push({ event: { what: 'redealt', seat, shown: cardNames(shown) }, reveals: true })
  drawFromDeck(s, seat, handSize(s.options), told)
}
