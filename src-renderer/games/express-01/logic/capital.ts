/** E1-7 from what everybody sees, for the pictures between two states: main's count has the last word. */
import { boards } from '#shared/games/express-01/boards.ts'
import { COMPANIES, type Company } from '#shared/games/express-01/cards.ts'
import type { CapitalSheet, Express01SeatView, Express01View } from '#shared/games/express-01/types.ts'
import { cardOf } from '../art/cards.ts'
import { companyOf, handCount, sharesOf } from './hand.ts'

type Companies = Express01View['companies']

/** Stations in the network and shares in front of the seats, by company. */
export function companiesOf({ board, seats }: Pick<Express01View, 'board' | 'seats'>): Companies {
  const owners = board.flatMap(({ card }) => cardOf(card).stations.map((station) => station.owner))
  return Object.fromEntries(
    COMPANIES.map((company) => [
      company,
      {
        stations: owners.filter((owner) => owner === company).length,
        issued: seats.reduce((sum, seat) => sum + sharesOf(seat.shares, company), 0),
      },
    ]),
  ) as Record<Company, { stations: number; issued: number }>
}

const STATIONS = new Set(
  Object.values(boards).flatMap((board) =>
    board.spaces.filter((s) => s.kind === 'station').map((s) => s.code),
  ),
)

/** Base cards taken, by kind. */
export function basesOf(bases: readonly string[]): { route: number; station: number; pairs: number } {
  const station = bases.filter((space) => STATIONS.has(space)).length
  const route = bases.length - station
  return { route, station, pairs: Math.min(route, station) }
}

export function capitalOf(
  seat: Pick<Express01SeatView, 'hand' | 'shares' | 'bases'>,
  companies: Companies,
  engine: boolean,
): CapitalSheet {
  const hand = handCount(seat)
  const shares = seat.shares.reduce((sum, code) => {
    const company = companyOf(code)
    return sum + (company ? companies[company].stations : 0)
  }, 0)
  const { pairs } = basesOf(seat.bases)
  const black = engine ? 2 : 0
  return {
    hand,
    shares,
    pairs,
    engine: black,
    total: hand + shares + pairs + black,
    shareCount: seat.shares.length,
  }
}
