/** The network: all upgrade cards on the board, connected or not (E1-7). */
import { opposite } from '#shared/games/express-01/sides.ts'
import type { Piece } from '#shared/games/express-01/piece.ts'
import type { Catalogue } from './card-set/catalogue.ts'
import { isShare, shareOf } from './piles.ts'
import { EMPTY, type State } from './state.ts'

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
