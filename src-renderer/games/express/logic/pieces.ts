/**
 * The cards a seat can lay this turn, told apart though copies are alike: those of its hand, and the locos that
 * came back to it, each tagged with its train (EX-8).
 */
import type { CardName } from '#shared/games/express/cards.ts'
import type { ExpressView, TeamView } from '#shared/games/express/types.ts'
import { orderOf } from './cards.ts'

export interface Piece {
  readonly id: number
  readonly card: CardName
  /** The train it led until now. */
  readonly from?: number
}

export const handOf = (view: ExpressView, seat: number): readonly CardName[] | undefined => {
  const hand = view.seats[seat]?.hand
  return Array.isArray(hand) ? (hand as readonly CardName[]) : undefined
}
export function handCount(view: ExpressView, seat: number): number {
  const hand = view.seats[seat]?.hand
  if (hand === undefined) return 0
  return 'cards' in hand ? hand.cards : hand.length
}
export const teamOf = (view: ExpressView, seat: number): TeamView | undefined =>
  view.teams[view.seats[seat]?.team ?? -1]

/** Keeps the order and the ids of pieces that are still there; new cards come last. */
export function arrange(before: readonly Piece[], hand: readonly CardName[], team?: TeamView): Piece[] {
  const wanted: { card: CardName; from?: number }[] = [
    ...hand.map((card) => ({ card })),
    ...(team?.trains ?? []).flatMap(({ loco }, from) => (loco ? [{ card: loco, from }] : [])),
  ]
  const kept: Piece[] = []
  for (const piece of before) {
    const at = wanted.findIndex(({ card, from }) => card === piece.card && from === piece.from)
    if (at < 0) continue
    wanted.splice(at, 1)
    kept.push(piece)
  }
  let next = before.reduce((most, { id }) => Math.max(most, id), -1) + 1
  return [...kept, ...wanted.map((one) => ({ id: next++, ...one }))]
}

/** By kind of card, a loco after the like cards of the hand. */
export const sorted = (pieces: readonly Piece[]): Piece[] =>
  [...pieces].sort(
    (a, b) => orderOf(a.card) - orderOf(b.card) || (a.from ?? -1) - (b.from ?? -1) || a.id - b.id,
  )

/** `id` put before the piece `before`, or last. */
export function moved(pieces: readonly Piece[], id: number, before: number | undefined): Piece[] {
  const piece = pieces.find((one) => one.id === id)
  if (!piece || id === before) return [...pieces]
  const rest = pieces.filter((one) => one.id !== id)
  const at = before === undefined ? -1 : rest.findIndex((one) => one.id === before)
  return at < 0 ? [...rest, piece] : [...rest.slice(0, at), piece, ...rest.slice(at)]
}

/** The tables of the others in the order they would play to the left of `south`: by team, each once. */
export function otherTeams(view: ExpressView, south: number): number[] {
  const count = view.seats.length
  const order = view.seats.map((_, i) => view.seats[(south + 1 + i) % count]?.team ?? 0)
  const own = view.seats[south]?.team
  return [...new Set(order)].filter((team) => team !== own)
}
