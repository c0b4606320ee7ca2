/**
 * What a board says about trains and prices, worked out once for each board that a search comes by, and what the seats
 * hold.
 */
import { networkOf } from '../../rules/express-01/bonus.ts'
import type { Catalogue } from '../../rules/express-01/card-set/catalogue.ts'
import {
  faceOn,
  handHolderOf,
  holderOf,
  IN_DECK,
  isHeld,
  isShare,
  stationCounts,
} from '../../rules/express-01/places.ts'
import { type Survey, surveyedLegs, surveyOf } from '../../rules/express-01/route/best.ts'
import type { Legs } from '../../rules/express-01/route/legs.ts'
import { nextUint32, seedRandom } from '../../rules/random.ts'
import type { State } from '../../rules/express-01/state.ts'

/** One board as it lies. */
export interface Ground {
  /** Stations by company, then neutral ones. */
  readonly stations: readonly number[]
  /** What the best train of a company pays with so many shares issued; 0 where none can run. */
  payment(company: number, issued: number): number
}

/** Boards kept: a search of one decision rarely sees more. */
const KEPT = 4000

interface Atlas {
  /** By space and face: 32 and 21 random bits; those of all laid cards together name a board (Zobrist 1970). */
  readonly high: Uint32Array
  readonly low: Uint32Array
  readonly grounds: Map<number, Ground>
  /** Payments by legs: most cards laid change nothing for the trains. */
  readonly timetables: Map<string, Ground['payment']>
}

const atlases = new WeakMap<Catalogue, Atlas>()

function atlasOf(c: Catalogue): Atlas {
  let atlas = atlases.get(c)
  if (!atlas) {
    const random = seedRandom('boards')
    const size = c.board.spaces.length * c.pieces.length
    const bits = (shift: number): Uint32Array =>
      Uint32Array.from({ length: size }, () => nextUint32(random) >>> shift)
    atlases.set(c, (atlas = { high: bits(0), low: bits(11), grounds: new Map(), timetables: new Map() }))
  }
  return atlas
}

/** The board of a state, remembered: most steps of a turn leave it as it is. */
function groundOf(c: Catalogue, s: State): Ground {
  const atlas = atlasOf(c)
  const { high, low, grounds } = atlas
  let [a, b] = [0, 0]
  for (let space = 0; space < s.cards.length; space++) {
    const face = faceOn(c, s, space)
    if (face < 0) continue
    const at = space * c.pieces.length + face
    a ^= high[at] as number
    b ^= low[at] as number
  }
  const key = (a >>> 0) * 2097152 + b
  let ground = grounds.get(key)
  if (!ground) {
    if (grounds.size >= KEPT) grounds.clear()
    grounds.set(key, (ground = groundFor(c, s, atlas)))
  }
  return ground
}

function groundFor(c: Catalogue, s: State, { timetables }: Atlas): Ground {
  const stations = stationCounts(c, s)
  const net = networkOf(c, s)
  let payment: Ground['payment'] | undefined
  return {
    stations,
    payment(company, issued) {
      if (issued === 0 || stations[company] === 0) return 0
      payment ??= timetableOf(surveyedLegs(net), timetables)
      return payment(company, issued)
    },
  }
}

function timetableOf(legs: Legs, timetables: Map<string, Ground['payment']>): Ground['payment'] {
  const key = nameOf(legs)
  let timetable = timetables.get(key)
  if (!timetable) {
    if (timetables.size >= KEPT) timetables.clear()
    timetables.set(key, (timetable = timetableFor(surveyOf(legs))))
  }
  return timetable
}

function timetableFor(survey: Survey): Ground['payment'] {
  const payments = new Map<number, number>()
  return (company, issued) => {
    const key = company * 64 + issued
    let payment = payments.get(key)
    if (payment === undefined) payments.set(key, (payment = survey.payment(company, issued)))
    return payment
  }
}

/** Everything that a train is paid by: the stations, whose they are, and the legs between them. */
function nameOf({ stops, from }: Legs): string {
  let name = ''
  stops.forEach(({ station: { owner, worth, passable } }, i) => {
    name += `${owner}${worth}${passable ? '' : '.'}`
    for (const { out, to, into, cards } of from[i] as Legs['from'][number])
      name += ` ${out},${to},${into},${cards}`
    name += ';'
  })
  return name
}

// What the seats hold and the board they play on, counted once for a judgement: hands and shares by seat, shares
// issued by company.

export interface Held {
  readonly ground: Ground
  readonly hands: number[]
  /** Shares by seat and company. */
  readonly shares: number[][]
  /** Shares by company in front of all seats: the length of its trains (E1-27). */
  readonly issued: number[]
  /** Shares by company that the decks still hold: while there is one, nobody takes any from another seat (E1-25). */
  readonly onSale: number[]
}

export function heldBySeats(c: Catalogue, s: State): Held {
  const hands = s.turnCard.map(() => 0)
  const shares = s.turnCard.map(() => [0, 0, 0, 0])
  const issued = [0, 0, 0, 0]
  const onSale = [0, 0, 0, 0]
  for (let card = 0; card < s.place.length; card++) {
    const place = s.place[card] as number
    if (isShare(place)) {
      const company = c.company[card] as number
      ;(shares[holderOf(place)] as number[])[company]! += 1
      issued[company]! += 1
    } else if (isHeld(place)) hands[handHolderOf(place)]! += 1
    else if (place === IN_DECK && c.company[card] !== -1) onSale[c.company[card] as number]! += 1
  }
  return { ground: groundOf(c, s), hands, shares, issued, onSale }
}

/** Capital by seat as E1-7 counts it; the same as `capitals`, from what is counted already. */
export function totalsOf(c: Catalogue, s: State, held: Held): number[] {
  const { stations } = held.ground
  return held.hands.map((hand, seat) => {
    let total = hand + (s.engine === seat ? 2 : 0) + pairsOf(c, s, seat)
    const own = held.shares[seat] as number[]
    for (let company = 0; company < 4; company++)
      total += (own[company] as number) * (stations[company] as number)
    return total
  })
}

function pairsOf(c: Catalogue, s: State, seat: number): number {
  const bases = s.bases[seat] as number[]
  let stations = 0
  for (const space of bases) if (c.board.spaces[space]?.kind === 'station') stations++
  return Math.min(stations, bases.length - stations)
}

/** What the best train of each company pays now; 0 where none can run. */
export const paymentsOf = ({ ground, issued }: Held): number[] =>
  issued.map((shares, company) => ground.payment(company, shares))
