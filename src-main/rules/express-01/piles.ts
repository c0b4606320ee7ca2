/** Decks and hands: laying cards on top, taking them, and who knows what lies where (E1-11, E1-13, E1-16, E1-38). */
import type { Catalogue } from './card-set/catalogue.ts'
import type { State } from './state.ts'

/** Where a card is: in its deck, on the board, in the hand of a seat, or lying as a share in front of a seat. */
export const IN_DECK = 0
export const ON_BOARD = 1
const FIRST_HAND = 2
const FIRST_SHARES = 6
export const inHandOf = (seat: number): number => FIRST_HAND + seat
export const shareOf = (seat: number): number => FIRST_SHARES + seat
/** The card is held by a seat, in its hand or as a share. */
export const isHeld = (place: number): boolean => place >= FIRST_HAND
export const isShare = (place: number): boolean => place >= FIRST_SHARES
/** The seat in whose hand a card is. */
export const handHolderOf = (place: number): number => place - FIRST_HAND
/** The seat in front of which a share lies; below 0 for a card that is no share now. */
export const holderOf = (place: number): number => place - FIRST_SHARES

/** Lays a card face up on top of its own deck. */
export function layOnDeck(c: Catalogue, s: State, card: number): void {
  const deck = c.deckOf[card] as number
  ;(s.decks[deck] as number[]).push(card)
  s.faceUp[deck] = (s.faceUp[deck] as number) + 1
  s.place[card] = IN_DECK
}

/** Picks a card out of its deck, wherever it lies; the order of the others stays (E1-13). */
export function pickFromDeck(c: Catalogue, s: State, card: number): void {
  const deck = c.deckOf[card] as number
  const cards = s.decks[deck] as number[]
  const at = cards.lastIndexOf(card)
  const fromTop = cards.length - 1 - at
  cards.splice(at, 1)
  if (fromTop < (s.faceUp[deck] as number)) s.faceUp[deck] = (s.faceUp[deck] as number) - 1
}

/** The top card of a deck goes to a hand; returns it and whether everybody saw it. */
export function takeTop(s: State, deck: number, seat: number): { card: number; seen: boolean } {
  const card = (s.decks[deck] as number[]).pop() as number
  const seen = (s.faceUp[deck] as number) > 0
  if (seen) s.faceUp[deck] = (s.faceUp[deck] as number) - 1
  giveTo(s, card, seat, seen ? allSeats(s) : 1 << seat)
  return { card, seen }
}

/** Puts a card into a hand, known there to the seats of the mask. */
export function giveTo(s: State, card: number, seat: number, knownTo: number): void {
  s.place[card] = inHandOf(seat)
  s.known[card] = knownTo
}

const allSeats = (s: State): number => (1 << s.seats) - 1

/** Cards of a kind that lie in their deck. */
export function hasInDeck(c: Catalogue, s: State, kind: number): boolean {
  for (const card of c.copies[kind] as readonly number[]) if (s.place[card] === IN_DECK) return true
  return false
}

/** Cards in a seat's hand, in the order of their numbers. */
export function handOf(s: State, seat: number): number[] {
  const cards: number[] = []
  for (let card = 0; card < s.place.length; card++) if (s.place[card] === inHandOf(seat)) cards.push(card)
  return cards
}

export function handSize(s: State, seat: number): number {
  let size = 0
  for (let card = 0; card < s.place.length; card++) if (s.place[card] === inHandOf(seat)) size++
  return size
}

export const inHand = (s: State, seat: number, card: number): boolean => s.place[card] === inHandOf(seat)
