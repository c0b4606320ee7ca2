/** The best route by trying every walk of a train, card by card and side by side: slow, simple, and not the solver. */
import { opposite } from '#shared/games/express-01/sides.ts'
import { STATION_END } from '#shared/games/express-01/piece.ts'
import type { Network } from '../../../src-main/rules/express-01/route/legs.ts'

export function bruteForcePayment(net: Network, company: number, length: number): number {
  let best = 0
  const visited = new Set<string>()

  /** What the train has left and has done so far: cards to go, cards paid, a station of its own visited. */
  interface Train {
    readonly left: number
    readonly paid: number
    readonly own: boolean
  }

  /** At a station, having entered by `entry` (a side, 'twin', or nothing at the start). */
  const atStation = (
    space: number,
    index: number,
    entry: number | 'twin' | undefined,
    { left, paid, own }: Train,
  ): void => {
    const piece = net.pieces[space]
    const station = piece?.stations[index]
    const key = `${space}/${index}`
    if (!piece || !station || visited.has(key)) return
    visited.add(key)
    const now = { left, paid: paid + station.worth, own: own || station.owner === company }
    if (visited.size > 1 && now.own) best = Math.max(best, now.paid)
    if (entry === undefined || piece.data.type !== 'terminal') {
      for (let side = 0; side < 6; side++)
        if (side !== entry && station.sides & (1 << side)) leave(space, side, now)
      if (piece.stations.length === 2 && entry !== 'twin') atStation(space, 1 - index, 'twin', now)
    }
    visited.delete(key)
  }

  const leave = (space: number, side: number, train: Train): void => {
    const next = net.board.spaces[space]?.neighbours[side] ?? -1
    const piece = net.pieces[next]
    if (train.left === 0 || !piece) return
    const on = { ...train, left: train.left - 1 }
    const entry = opposite(side)
    for (const end of piece.exits[entry] ?? [])
      if (end >= STATION_END) atStation(next, end - STATION_END, entry, on)
      else leave(next, end, on)
  }

  if (length >= 1)
    net.pieces.forEach((piece, space) =>
      piece?.stations.forEach((_, index) =>
        atStation(space, index, undefined, { left: length - 1, paid: 0, own: false }),
      ),
    )
  return best
}
