/** Steps of a turn that are worth looking at: a card paid with what it buys, a share bought, a train sent, a swap. */
import { COMPANIES } from '#shared/games/express-01/cards.ts'
import type { Express01Action } from '#shared/games/express-01/types.ts'
import { ENGINE } from '#shared/games/express-01/values.ts'
import { decksHoldShare, priceOf } from '../../rules/express-01/acquire.ts'
import { companyRefusals, networkOf, routesOf } from '../../rules/express-01/bonus.ts'
import type { Catalogue } from '../../rules/express-01/card-set/catalogue.ts'
import { NEUTRAL, type Piece, type StationPiece } from '#shared/games/express-01/piece.ts'
import { cardCode, routeOf, spaceCode } from '../../rules/express-01/codes.ts'
import { isStationSpace, listedKinds, mayLie, payRefusals, spaceOpen } from '../../rules/express-01/expand.ts'
import { handOf, holderOf, IN_DECK, pieceOn } from '../../rules/express-01/places.ts'
import { spell } from '../../rules/express-01/route/walk.ts'
import { CREDIT, type State } from '../../rules/express-01/state.ts'
import { opposite } from '#shared/games/express-01/sides.ts'
import { heldBySeats } from './boards.ts'

/** How widely turns are looked for. */
export interface Width {
  /** Positions kept after each step. */
  readonly beam: number
  /** Upgrades tried at each step. */
  readonly layings: number
  /** Any 32-bit number: settles what promises alike. */
  readonly salt: number
}

/** The same for the seat at turn. */
interface SeatWidth extends Width {
  readonly seat: number
}

/** An upgrade with what it promises at first sight. */
interface Laying {
  readonly space: number
  readonly card: number
  readonly face: number
  readonly promise: number
}

/** Cards to pay with, least missed first: shares and the engine are kept as long as others serve. */
function purse(c: Catalogue, s: State, seat: number): number[] {
  const worth = (card: number): number => (c.company[card] === -1 ? 0 : 1)
  const cards = handOf(s, seat).sort((a, b) => worth(a) - worth(b) || a - b)
  return s.engine === seat ? [...cards, -1] : cards
}

/** What upgrades are bought with. */
interface Purse {
  readonly credit: number
  /** A card about to be paid, or -1. */
  readonly paid: number
}

/** A space that an upgrade may be laid on, as the seat at turn sees it. */
interface Site {
  readonly seat: number
  readonly space: number
  readonly old: Piece | undefined
  /** Bit by side: the sides where a neighbour's track waits. */
  readonly tracks: number
  /** By company, what one more station brings the seat. */
  readonly gain: readonly number[]
}

/** The most promising upgrades that the credit allows, at most as many as the width says. */
function layings(c: Catalogue, s: State, { credit, paid }: Purse, width: SeatWidth): Express01Action[] {
  const { seat, layings: most, salt } = width
  const { shares, issued: totals } = heldBySeats(c, s)
  const own = shares[seat] as number[]
  // What one more station of a company brings the seat, against the mean of the others.
  const gain = totals.map((total, i) => (own[i] as number) - (total - (own[i] as number)) / (s.seats - 1))
  const found: Laying[] = []
  for (let space = 0; space < s.cards.length; space++) {
    if (!spaceOpen(c, s, space, credit)) continue
    const old = pieceOn(c, s, space)
    const tracks = tracksTowards(c, s, space)
    // Most base cards lie where no track leads (E1-17).
    if (!old && !s.opening && tracks === 0) continue
    const site = { seat, space, old, tracks, gain }
    for (const kind of listedKinds(c, s, space)) {
      const card = copyAtHand(c, s, kind, paid)
      if (card < 0) continue
      for (let face = 2 * kind; face < 2 * kind + 2; face++) {
        if (!mayLie(c, s, space, face)) continue
        const hope = promise(c, s, site, c.pieces[face] as Piece)
        insert(found, { space, card, face, promise: hope + CHANCE * chance(salt, space, face) }, most)
      }
    }
  }
  return found.map(({ space, card, face }) => ({
    ...{ do: 'upgrade', space: spaceCode(c, space), card: cardCode(c, card), turned: face % 2 === 1 },
  }))
}

/** Bit by side: the neighbour there has a track to the shared edge. */
function tracksTowards(c: Catalogue, s: State, space: number): number {
  const { neighbours } = c.board.spaces[space] as (typeof c.board.spaces)[number]
  let mask = 0
  for (let side = 0; side < 6; side++) {
    const neighbour = neighbours[side] as number
    if (neighbour >= 0 && (pieceOn(c, s, neighbour)?.sides ?? 0) & (1 << opposite(side))) mask |= 1 << side
  }
  return mask
}

/** Keeps the list best first and at most `most` long; of equals the one found first. */
function insert(list: Laying[], laying: Laying, most: number): void {
  if (list.length === most && (list[most - 1] as Laying).promise >= laying.promise) return
  let at = list.length
  while (at > 0 && (list[at - 1] as Laying).promise < laying.promise) at--
  list.splice(at, 0, laying)
  if (list.length > most) list.pop()
}

/** How much chance has a say among upgrades that promise alike: no company comes first by its place in a list. */
const CHANCE = 0.3

/** Evenly from 0 to 1, the same for the same salt, space and face. */
function chance(salt: number, space: number, face: number): number {
  let h = Math.imul(salt ^ Math.imul(space + 1, 0x9e3779b1), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13) ^ (face + 1), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** A copy lying in its deck, the one without an engine first. */
function copyAtHand(c: Catalogue, s: State, kind: number, paid: number): number {
  let best = -1
  for (const card of c.copies[kind] as readonly number[])
    if ((s.place[card] === IN_DECK || card === paid) && (best < 0 || c.company[card] === -1)) best = card
  return best
}

/** What the next piece on a space promises at first sight. */
function promise(c: Catalogue, s: State, { seat, space, old, tracks, gain }: Site, next: Piece): number {
  let value = 0
  for (const station of next.stations) value += stationPromise(station, gain)
  for (const station of old?.stations ?? []) value -= stationPromise(station, gain)
  const { neighbours } = c.board.spaces[space] as (typeof c.board.spaces)[number]
  const fresh = next.sides & ~(old?.sides ?? 0)
  for (let side = 0; side < 6; side++)
    if (fresh & (1 << side) && (neighbours[side] as number) >= 0) value += tracks & (1 << side) ? 0.5 : 0.08
  if (!old) value += pairGain(c, s, seat, space)
  return value
}

/** A station of a company pays its shares, a +1 mark every train. */
const stationPromise = ({ owner, worth }: StationPiece, gain: readonly number[]): number =>
  (owner === NEUTRAL ? 0 : 0.35 + (gain[owner] as number)) + 0.35 * (worth - 1)

/** Half a card for the first of a pair of base cards, a whole one for the second. */
function pairGain(c: Catalogue, s: State, seat: number, space: number): number {
  const station = isStationSpace(c, space)
  const bases = s.bases[seat] as number[]
  const like = bases.filter((taken) => isStationSpace(c, taken) === station).length
  return bases.length - like > like ? 1 : 0.3
}

/** Pays a card and lays the most promising upgrades it can buy, one plan of actions for each. */
export function expansions(c: Catalogue, s: State, seat: number, width: Width): Express01Action[][] {
  const own = { ...width, seat }
  // Each upgrade that what is left of a paid card still buys.
  if (s.credit !== CREDIT.none)
    return layings(c, s, { credit: s.credit, paid: -1 }, own).map((action) => [action])
  const cards = purse(c, s, seat)
  const card = cards.find((paid) => payRefusals(c, s, seat, paid).length === 0)
  if (card === undefined) return []
  const pay: Express01Action = { do: 'pay', card: card < 0 ? ENGINE : cardCode(c, card) }
  return layings(c, s, { credit: CREDIT.card, paid: card }, own).map((action) => [pay, action])
}

/** All companies, beginning with any: of equally good purchases or trains none comes first for its place in a list. */
const companiesFrom = (salt: number): readonly number[] => [0, 1, 2, 3].map((i) => (i + (salt >>> 3)) % 4)

/** One share of each company that can be paid, from the decks or, when they hold none, from another seat. */
export function purchases(c: Catalogue, s: State, seat: number, salt: number): Express01Action[][] {
  const cards = purse(c, s, seat)
  return companiesFrom(salt).flatMap((i) => {
    const company = COMPANIES[i] as (typeof COMPANIES)[number]
    const price = priceOf(c, s, i)
    if (price === 0 || price > cards.length) return []
    const pay = cards.slice(0, price).map((card) => (card < 0 ? ENGINE : cardCode(c, card)))
    const offer = offered(c, s, seat, i)
    if (offer) return [[{ do: 'buy', company, pay, ...offer } satisfies Express01Action]]
    // A share in hand can be paid and taken at once (E1-11).
    const held = cards.find((card) => card >= 0 && c.company[card] === i)
    if (held === undefined) return []
    const code = cardCode(c, held)
    const others = cards.filter((card) => card !== held).slice(0, price - 1)
    const paid = [code, ...others.map((card) => (card < 0 ? ENGINE : cardCode(c, card)))]
    return [[{ do: 'buy', company, card: code, pay: paid } satisfies Express01Action]]
  })
}

/**
 * The last round in which shares are taken from other seats. Two seats can buy the same shares from each other for
 * ever, a purchase each round; games end long before, and from here on a standstill ends this one (E1-39).
 */
const LAST_TRADE = 40

function offered(
  c: Catalogue,
  s: State,
  seat: number,
  company: number,
): { card: string; from?: number } | undefined {
  const inDecks = decksHoldShare(c, s, company)
  if (!inDecks && s.round > LAST_TRADE) return undefined
  for (let card = s.place.length - 1; card >= 0; card--) {
    if (c.company[card] !== company) continue
    const place = s.place[card] as number
    if (inDecks && place === IN_DECK) return { card: cardCode(c, card) }
    const from = holderOf(place)
    if (!inDecks && from >= 0 && from !== seat && from !== s.engine) return { card: cardCode(c, card), from }
  }
  return undefined
}

/** The best train of each company the seat may send. */
export function trains(c: Catalogue, s: State, seat: number, salt: number): Express01Action[] {
  const net = networkOf(c, s)
  return companiesFrom(salt).flatMap((i): Express01Action[] => {
    const company = COMPANIES[i] as (typeof COMPANIES)[number]
    if (companyRefusals(c, s, seat, i).length > 0) return []
    const best = routesOf(c, s, i, 1)
    const way = best.ways[0]
    return way ? [{ do: 'bonus', company, route: routeOf(c, spell(net, best.legs, way)) }] : []
  })
}

/** Swaps with each other seat, and none. */
export const swaps = (s: State, seat: number): Express01Action[] => [
  { do: 'done' },
  ...s.turnCard.flatMap((_, other): Express01Action[] =>
    other === seat ? [] : [{ do: 'swap', with: other }],
  ),
]
