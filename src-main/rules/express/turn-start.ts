/** The beginning of a turn: draw, take the locos up, and on a first turn perhaps a new hand (EX-4, EX-5, EX-8). */
import { canDraw, deckYields, drawFromDeck } from './deck.ts'
import { nameOf, namesOf } from './kinds.ts'
import { handOf, learn, takeUpLocos } from './memory.ts'
import { teamOf } from './partners.ts'
import { needsRedeal, redeal } from './redeal.ts'
import { addToHand, type State } from './state.ts'
import type { Told } from './told.ts'

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
  learn(s, card, handOf(seat), seat)
  const event = { what: 'drewDiscard', seat, card: nameOf(card) } as const
  told?.push(seesNewLoco(s, seat) ? { event, reveals: true } : { event })
}

/** EX-44: taking the locos up will show the seat a card it does not know. */
const seesNewLoco = (s: State, seat: number): boolean =>
  s.trains[teamOf(s, seat)]!.some((t) => !t.diesel && !(t.seen & handOf(seat)))

function drawTwo(s: State, seat: number, told?: Told): void {
  const cards = drawFromDeck(s, seat, DRAWN_FROM_DECK, told)
  const event = { what: 'drewDeck', seat, count: cards.length } as const
  told?.push({ event, secret: { to: [seat], event: { ...event, cards: namesOf(cards) } }, reveals: true })
}
