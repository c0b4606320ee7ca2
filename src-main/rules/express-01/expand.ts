/** A) Expanding the network: what a paid card buys and where a card may be laid (E1-14 to E1-22). */
import type { Refusal } from '#shared/games/common.ts'
import { SIDES } from '#shared/games/express-01/sides.ts'
import { towerFits, tracksFit } from '#shared/games/express-01/fit.ts'
import type { Piece } from '#shared/games/express-01/piece.ts'
import type { Catalogue } from './card-set/catalogue.ts'
import {
  continuesNeighbour,
  faceOn,
  hasInDeck,
  IN_DECK,
  inHand,
  layOnDeck,
  ON_BOARD,
  pickFromDeck,
} from './places.ts'
import { refusal } from '../game.ts'
import { CREDIT, PHASE, EMPTY, NOBODY, type State } from './state.ts'

/** Route or station is judged by the card replaced (E1-14). */
export const isStationSpace = (c: Catalogue, space: number): boolean =>
  c.board.spaces[space]?.kind === 'station'

/** Kinds that the list on the card (or base card) of a space names (E1-15). */
export function listedKinds(c: Catalogue, s: State, space: number): readonly number[] {
  const card = s.cards[space] as number
  return (card === EMPTY ? c.firsts[space] : c.successors[c.kindOf[card] as number]) ?? []
}

/** E1-10: where the first station of the game may stand. */
function isOpeningSpace(c: Catalogue, space: number): boolean {
  return isStationSpace(c, space) && (c.board.start.length === 0 || c.board.start.includes(space))
}

/** Whether the face may be laid on the space, by all rules of E1-15 to E1-21, given that its card is at hand. */
export function mayLie(c: Catalogue, s: State, space: number, face: number): boolean {
  if (!c.border[space]?.[face]) return false
  const old = faceOn(c, s, space)
  if (old >= 0) return c.fitsOn[old]?.[face] ?? false
  return s.opening || continuesNeighbour(c, s, space, c.pieces[face] as Piece)
}

/**
 * Whether any upgrade would be legal with this credit. `extra`: a card in hand that would lie on its deck first
 * (E1-11), or -1.
 */
export function canUpgrade(c: Catalogue, s: State, credit: number, extra: number): boolean {
  for (let space = 0; space < s.cards.length; space++) {
    if (!spaceOpen(c, s, space, credit)) continue
    for (const kind of listedKinds(c, s, space)) {
      const there = hasInDeck(c, s, kind) || (extra >= 0 && c.kindOf[extra] === kind)
      if (there && (mayLie(c, s, space, 2 * kind) || mayLie(c, s, space, 2 * kind + 1))) return true
    }
  }
  return false
}

/** Credit and opening allow an upgrade on this space at all. */
export function spaceOpen(c: Catalogue, s: State, space: number, credit: number): boolean {
  if (s.opening) return credit === CREDIT.card && isOpeningSpace(c, space)
  return credit === CREDIT.card || (credit === CREDIT.route && !isStationSpace(c, space))
}

/** Why a card (or the engine: -1) may not be paid in A. */
export function payRefusals(c: Catalogue, s: State, seat: number, card: number): Refusal[] {
  const refusals: Refusal[] = []
  if (card < 0 ? s.engine !== seat : !inHand(s, seat, card))
    refusals.push(card < 0 ? refusal('E1-12', 'engineNotYours') : refusal('E1-11', 'notInHand'))
  if (s.credit === CREDIT.card) refusals.push(refusal('E1-14', 'usePaidCardFirst'))
  if (refusals.length === 0 && !canUpgrade(c, s, CREDIT.card, card))
    refusals.push(refusal('E1-14', 'buysNothing'))
  return refusals
}

/** Pays one card, or the engine (-1), for a whole card's worth of upgrades. */
export function pay(c: Catalogue, s: State, card: number): void {
  if (card < 0) s.engine = NOBODY
  else layOnDeck(c, s, card)
  s.credit = CREDIT.card
}

/** A card to be laid: on which space, and whether turned upside down. */
export interface Laying {
  readonly space: number
  readonly card: number
  readonly turned: boolean
}

/** Every reason against laying the card there, most basic first. */
export function upgradeRefusals(c: Catalogue, s: State, { space, card, turned }: Laying): Refusal[] {
  const refusals: Refusal[] = []
  const kind = c.kindOf[card] as number
  const face = 2 * kind + (turned ? 1 : 0)
  const piece = c.pieces[face] as Piece
  const station = isStationSpace(c, space)
  const old = faceOn(c, s, space)
  if (s.credit === CREDIT.none) refusals.push(refusal('E1-14', 'payFirst'))
  else if (s.credit === CREDIT.route && station) refusals.push(refusal('E1-14', 'stationCostsACard'))
  if (s.opening && !isOpeningSpace(c, space))
    refusals.push(refusal('E1-10', c.board.start.length > 0 ? 'openInTheEast' : 'openWithAStation'))
  if (s.place[card] !== IN_DECK) refusals.push(refusal('E1-16', 'notInADeck'))
  if (!listedKinds(c, s, space).includes(kind)) refusals.push(refusal('E1-15', 'notListed'))
  refusals.push(...borderRefusals(c, space, piece))
  if (old < 0) {
    if (!s.opening && !continuesNeighbour(c, s, space, piece))
      refusals.push(refusal('E1-17', 'continuesNoTrack'))
  } else {
    const below = c.pieces[old] as Piece
    if (!tracksFit(below, piece, c.version.takeOver))
      refusals.push(
        tracksFit(below, piece, true) ? refusal('E1-15', 'takesOver') : refusal('E1-18', 'trackLost'),
      )
    if (!towerFits(below, piece)) refusals.push(refusal('E1-19', 'towerMoves'))
  }
  return refusals
}

/** E1-20, E1-21: tracks that lead off the board or against the blockade. Each names the failing side. */
function borderRefusals(c: Catalogue, space: number, piece: Piece): Refusal[] {
  const { neighbours, usable } = c.board.spaces[space] as (typeof c.board.spaces)[number]
  const refusals: Refusal[] = []
  for (let side = 0; side < 6; side++)
    if (piece.sides & ~usable & (1 << side))
      refusals.push(
        (neighbours[side] as number) >= 0
          ? refusal('E1-21', 'blockade', { side: SIDES[side] as string })
          : refusal('E1-20', 'offTheBoard', { side: SIDES[side] as string }),
      )
  return refusals
}

/**
 * Lays the card: the old one goes on top of its deck or, a base card, in front of the seat (E1-16). Returns the
 * card laid over, or `EMPTY`.
 */
export function upgrade(c: Catalogue, s: State, seat: number, { space, card, turned }: Laying): number {
  const over = s.cards[space] as number
  pickFromDeck(c, s, card)
  s.place[card] = ON_BOARD
  s.cards[space] = card
  s.turned[space] = turned
  if (over === EMPTY) (s.bases[seat] as number[]).push(space)
  else layOnDeck(c, s, over)
  s.credit = !isStationSpace(c, space) && s.credit === CREDIT.card ? CREDIT.route : CREDIT.none
  s.opening = false
  s.active = true
  s.acted = true
  return over
}

/** E1-22: what is to be taken now is the card of the West, which may be left. */
export const mayLeaveCard = (c: Catalogue, s: State): boolean =>
  c.version.westLeft && s.phase === PHASE.take && s.payment !== null && s.payment.company < 0
