/** Capital, the score of the game: what government aid and the end of the game count (E1-7, E1-36). */
import type { CapitalSheet, Express01Outcome } from '#shared/games/express-01/types.ts'
import type { Catalogue } from './card-set/catalogue.ts'
import { handSize, shareOf, stationCounts } from './places.ts'
import { type State, END, PHASE } from './state.ts'

/** What a seat must show for its capital to be counted; `stations` by company. */
export interface Holdings {
  readonly hand: number
  readonly shares: readonly number[]
  readonly stations: readonly number[]
  readonly routeBase: number
  readonly stationBase: number
  readonly blackEngine: boolean
}

/** E1-7: cards in hand, shares by their company's stations, pairs of unequal base cards, 2 for the engine. */
export function capitalOf(h: Holdings): CapitalSheet {
  const shares = h.shares.reduce((sum, n, company) => sum + n * (h.stations[company] ?? 0), 0)
  const pairs = Math.min(h.routeBase, h.stationBase)
  const engine = h.blackEngine ? 2 : 0
  return {
    hand: h.hand,
    shares,
    pairs,
    engine,
    total: h.hand + shares + pairs + engine,
    shareCount: h.shares.reduce((sum, n) => sum + n, 0),
  }
}

/** Base cards in front of a seat by kind: capital counts their pairs (E1-7). */
export function basesOf(c: Catalogue, s: State, seat: number): { route: number; station: number } {
  const bases = s.bases[seat] as number[]
  const route = bases.filter((space) => c.board.spaces[space]?.kind === 'route').length
  return { route, station: bases.length - route }
}

function holdings(c: Catalogue, s: State, seat: number, stations: readonly number[]): Holdings {
  const shares = [0, 0, 0, 0]
  for (let card = 0; card < s.place.length; card++)
    if (s.place[card] === shareOf(seat)) {
      const company = c.company[card] as number
      shares[company] = (shares[company] as number) + 1
    }
  const bases = basesOf(c, s, seat)
  return {
    hand: handSize(s, seat),
    shares,
    stations,
    routeBase: bases.route,
    stationBase: bases.station,
    blackEngine: s.engine === seat,
  }
}

/** The capital of every seat. */
export function capitals(c: Catalogue, s: State): readonly CapitalSheet[] {
  const stations = stationCounts(c, s)
  return s.turnCard.map((_, seat) => capitalOf(holdings(c, s, seat, stations)))
}

/** E1-36: most capital first; tie: more shares; still tied: the place is shared. */
export function placesOf(sheets: readonly CapitalSheet[]): number[] {
  const ahead = (a: CapitalSheet, b: CapitalSheet): boolean =>
    a.total > b.total || (a.total === b.total && a.shareCount > b.shareCount)
  return sheets.map((own) => 1 + sheets.filter((other) => ahead(other, own)).length)
}

const ENDED_BY = { [END.upgrades]: 'upgrades', [END.decks]: 'decks', [END.standstill]: 'standstill' } as const

export function outcomeOf(c: Catalogue, s: State): Express01Outcome | undefined {
  if (s.phase !== PHASE.over) return undefined
  const capital = capitals(c, s)
  const totals = capital.map((sheet) => sheet.total)
  const endedBy = ENDED_BY[s.end as keyof typeof ENDED_BY]
  return { places: placesOf(capital), totals, sheet: { capital, totals, rounds: s.round, endedBy } }
}
