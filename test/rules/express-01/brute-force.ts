/** The best route by trying every walk of a train, card by card and side by side: slow, simple, and not the solver. */
import { opposite } from '#shared/games/express-01/sides.ts'
import { STATION_END } from '#shared/games/express-01/piece.ts'
import type { Network } from '../../../src-main/rules/express-01/route/lines.ts'

export function bruteForcePayment(net: Network, company: number, length: number): number {
  let best = 0
  const visited = new Set<string>()

  /** At a station, having entered by `entry` (a side, 'twin', or nothing at the start). */
  const atStation = (
    space: number,
    index: number,
    entry: number | 'twin' | undefined,
    left: number,
    paid: number,
    own: boolean,
  ): void => {
    const piece = net.pieces[space]
    const station = piece?.stations[index]
    const key = `${space}/${index}`
    if (!piece || !station || visited.has(key)) return
    visited.add(key)
    const now = paid + station.worth
    const mine = own || station.owner === company
    if (visited.size > 1 && mine) best = Math.max(best, now)
    if (entry === undefined || piece.data.type !== 'terminal') {
      for (let side = 0; side < 6; side++)
        if (side !== entry && station.sides & (1 << side)) leave(space, side, left, now, mine)
      if (piece.stations.length === 2 && entry !== 'twin')
        atStation(space, 1 - index, 'twin', left, now, mine)
    }
    visited.delete(key)
  }

  const leave = (space: number, side: number, left: number, paid: number, own: boolean): void => {
    const next = net.board.spaces[space]?.neighbours[side] ?? -1
    const piece = net.pieces[next]
    if (left === 0 || !piece) return
    const entry = opposite(side)
    for (const end of piece.exits[entry] ?? [])
      if (end >= STATION_END) atStation(next, end - STATION_END, entry, left - 1, paid, own)
      else leave(next, end, left - 1, paid, own)
  }

  if (length >= 1)
    net.pieces.forEach((piece, space) =>
      piece?.stations.forEach((_, index) => atStation(space, index, undefined, length - 1, 0, false)),
    )
  return best
}
