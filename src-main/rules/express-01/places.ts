/**
 * Where every card lies: in decks and hands, and on the board, whose upgrade cards are the network, connected or
 * not.
 */
import type { Piece } from '#shared/games/express-01/piece.ts'
import { opposite } from '#shared/games/express-01/sides.ts'
import type { Catalogue } from './card-set/catalogue.ts'
import { EMPTY, type State } from './state.ts'

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

// The network: all upgrade cards on the board, connected or not (E1-7).

/** The face (2 * kind + turned) lying on a space, or -1. */
export function faceOn(c: Catalogue, s: Pick<State, 'cards' | 'turned'>, space: number): number {
  const card = s.cards[space] as number
  return card === EMPTY ? -1 : 2 * (c.kindOf[card] as number) + (s.turned[space] ? 1 : 0)
}

export function pieceOn(c: Catalogue, s: Pick<State, 'cards' | 'turned'>, space: number): Piece | undefined {
  const face = faceOn(c, s, space)
  return face < 0 ? undefined : c.pieces[face]
}

/** Stations of each company in the network, by company; stations are counted, not cards (E1-7). */
export function stationCounts(c: Catalogue, s: State): number[] {
  const counts = [0, 0, 0, 0, 0]
  for (let space = 0; space < s.cards.length; space++)
    for (const station of pieceOn(c, s, space)?.stations ?? [])
      counts[station.owner] = (counts[station.owner] as number) + 1
  return counts
}

/** Shares of a company lying in front of a seat. */
export function sharesHeld(c: Catalogue, s: State, seat: number, company: number): number {
  let n = 0
  for (let card = 0; card < s.place.length; card++)
    if (s.place[card] === shareOf(seat) && c.company[card] === company) n++
  return n
}

/** Shares of a company in front of all seats together: the length of its trains (E1-27). */
export function sharesIssued(c: Catalogue, s: State, company: number): number {
  let n = 0
  for (let card = 0; card < s.place.length; card++)
    if (isShare(s.place[card] as number) && c.company[card] === company) n++
  return n
}

/** E1-17: the piece continues a track of a neighbour: both have a track to their shared edge. */
export function continuesNeighbour(c: Catalogue, s: State, space: number, piece: Piece): boolean {
  const neighbours = c.board.spaces[space]?.neighbours ?? []
  for (let side = 0; side < 6; side++) {
    if (!(piece.sides & (1 << side))) continue
    const neighbour = neighbours[side] as number
    if (neighbour >= 0 && ((pieceOn(c, s, neighbour)?.sides ?? 0) & (1 << opposite(side))) !== 0) return true
  }
  return false
}
