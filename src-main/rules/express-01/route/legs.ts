/**
 * The network seen as stations and the shortest ways between them over station-free track. Only the shortest
 * matters for what a train can reach: such track may be used again and again (E1-28).
 */
import type { Board } from '#shared/games/express-01/boards.ts'
import { opposite } from '#shared/games/express-01/sides.ts'
import { STATION_END, type Piece, type StationPiece } from '#shared/games/express-01/piece.ts'

/** What lies on each space of a board. */
export interface Network {
  readonly board: Board
  readonly pieces: readonly (Piece | undefined)[]
}

/** Port of a station towards its twin on a double; the sides are ports 0 to 5. */
export const JOIN = 6

export interface Stop {
  readonly space: number
  /** Index of the station on its card. */
  readonly index: number
  readonly station: StationPiece
}

/** A way to the next station: leaving by `out`, arriving by `into`, entering `cards` further cards. */
export interface Leg {
  readonly out: number
  readonly to: number
  readonly into: number
  readonly cards: number
}

export interface Legs {
  readonly stops: readonly Stop[]
  readonly from: readonly (readonly Leg[])[]
}

/** All stations, and from each every leg of at most `reach` cards. */
export function legsOf(net: Network, reach: number): Legs {
  const stops = net.pieces.flatMap((piece, space) =>
    (piece?.stations ?? []).map((station, index): Stop => ({ space, index, station })),
  )
  const stopAt = new Map(stops.map((stop, i) => [stop.space * 2 + stop.index, i]))
  const from = stops.map((stop, i) => {
    const legs: Leg[] = []
    const twin = stopAt.get(stop.space * 2 + (1 - stop.index))
    if (twin !== undefined && twin !== i) legs.push({ out: JOIN, to: twin, into: JOIN, cards: 0 })
    for (let side = 0; side < 6; side++)
      if (stop.station.sides & (1 << side))
        for (const arrival of spread(net, stop.space, side, reach)) {
          const to = stopAt.get(arrival.space * 2 + arrival.index) as number
          if (to !== i) legs.push({ out: side, to, into: arrival.side, cards: arrival.cards })
        }
    return legs
  })
  return { stops, from }
}

interface Arrival {
  readonly space: number
  readonly index: number
  readonly side: number
  readonly cards: number
}

/** Breadth first over half edges: every station port met when leaving `space` by `side`, with the fewest cards. */
function spread(net: Network, space: number, side: number, reach: number): readonly Arrival[] {
  const seen = new Set([space * 6 + side])
  const arrivals = new Map<number, Arrival>()
  let front: readonly { space: number; side: number }[] = [{ space, side }]
  for (let cards = 1; cards <= reach && front.length > 0; cards++) {
    const next: { space: number; side: number }[] = []
    for (const edge of front) {
      const entered = net.board.spaces[edge.space]?.neighbours[edge.side] ?? -1
      const piece = net.pieces[entered]
      if (entered < 0 || !piece) continue
      const entry = opposite(edge.side)
      for (const end of piece.exits[entry] ?? []) {
        if (end >= STATION_END) {
          const key = (entered * 2 + end - STATION_END) * 6 + entry
          if (!arrivals.has(key))
            arrivals.set(key, { space: entered, index: end - STATION_END, side: entry, cards })
        } else if (!seen.has(entered * 6 + end)) {
          seen.add(entered * 6 + end)
          next.push({ space: entered, side: end })
        }
      }
    }
    front = next
  }
  return [...arrivals.values()]
}
