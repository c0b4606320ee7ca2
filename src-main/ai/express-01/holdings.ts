/** What the seats hold and the board they play on, counted once for a judgement: hands and shares by seat, shares issued by company. */
import type { Catalogue } from '../../rules/express-01/card-set/catalogue.ts'
import { handHolderOf, holderOf, IN_DECK, isHeld, isShare } from '../../rules/express-01/piles.ts'
import type { State } from '../../rules/express-01/state.ts'
import { groundOf, type Ground } from './boards.ts'

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
