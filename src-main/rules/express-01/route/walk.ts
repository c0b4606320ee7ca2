/** A train's way card by card: one that is given is assessed, one that the search found is spelled out. */
import { opposite } from '#shared/games/express-01/sides.ts'
import { STATION_END, type Piece } from '#shared/games/express-01/piece.ts'
import type { StationWay } from './best.ts'
import { JOIN, type Legs, type Network } from './legs.ts'

/** One card: its space, and the stations visited on it, in order. */
export interface Step {
  space: number
  stations: number[]
}

export type RouteFault =
  | 'offBoard'
  | 'tooShort'
  | 'tooLong'
  | 'notNeighbours'
  | 'noTrack'
  | 'endsWithoutStation'
  | 'stationTwice'
  | 'throughTerminal'

/** What is wrong with a way of at most `length` cards (E1-27, E1-28), or what it pays. */
export function assessRoute(
  net: Network,
  steps: readonly Step[],
  length: number,
): { fault: RouteFault; at: number } | { payment: number; owners: readonly number[] } {
  if (steps.length > length) return { fault: 'tooLong', at: length }
  const visited = new Set<number>()
  const owners: number[] = []
  let payment = 0
  let entry = -1
  for (const [i, step] of steps.entries()) {
    const piece = net.pieces[step.space]
    if (!piece) return { fault: 'offBoard', at: i }
    const after = steps[i + 1]
    const exit = after ? sideTowards(net, step.space, after.space) : -1
    if (after && exit < 0) return { fault: 'notNeighbours', at: i }
    const edge = i === 0 || i === steps.length - 1
    if (edge && step.stations.length === 0) return { fault: 'endsWithoutStation', at: i }
    const fault = passes(piece, entry, exit, step.stations)
    if (fault) return { fault, at: i }
    for (const index of step.stations) {
      const key = step.space * 2 + index
      if (visited.has(key)) return { fault: 'stationTwice', at: i }
      visited.add(key)
      const station = piece.stations[index]
      if (station) {
        owners.push(station.owner)
        payment += station.worth
      }
    }
    entry = exit < 0 ? -1 : opposite(exit)
  }
  return visited.size < 2 ? { fault: 'tooShort', at: 0 } : { payment, owners }
}

/** Whether the card leads from `entry` through the stations to `exit` (-1: the way starts or ends here). */
function passes(
  piece: Piece,
  entry: number,
  exit: number,
  stations: readonly number[],
): RouteFault | undefined {
  const leads = (side: number, end: number): boolean => piece.exits[side]?.includes(end) ?? false
  if (entry >= 0 && entry === exit) return 'noTrack'
  const [first, second] = stations
  if (first === undefined) return leads(entry, exit) ? undefined : 'noTrack'
  const last = second ?? first
  if (!piece.stations[first] || !piece.stations[last]) return 'noTrack'
  if (second === first) return 'stationTwice'
  if (entry >= 0 && !leads(entry, STATION_END + first)) return 'noTrack'
  if (exit >= 0 && !leads(exit, STATION_END + last)) return 'noTrack'
  return entry >= 0 && exit >= 0 && !piece.stations[first].passable ? 'throughTerminal' : undefined
}

/** The side of `space` that touches `other`, or -1. */
const sideTowards = (net: Network, space: number, other: number): number =>
  net.board.spaces[space]?.neighbours.indexOf(other) ?? -1

/** Picks one of several; the search for a way takes the first, a random player any. */
export type Pick = (choices: number) => number

/** How far a train may stray between stations: further cards to spend, and who picks the connection. */
export interface Detours {
  readonly slack: number
  readonly pick: Pick
}

const NO_DETOURS: Detours = { slack: 0, pick: () => 0 }

/**
 * The way card by card. Between stations the shortest connection is taken; with detours that vary, any connection
 * can come up.
 */
export function spell(net: Network, legs: Legs, way: StationWay, detours = NO_DETOURS): Step[] {
  const { slack, pick } = detours
  const start = legs.stops[way.first]
  if (!start) return []
  const steps: Step[] = [{ space: start.space, stations: [start.index] }]
  let spare = slack
  for (const leg of way.legs) {
    const to = legs.stops[leg.to]
    const from = steps[steps.length - 1] as Step
    if (!to) break
    if (leg.out === JOIN) {
      from.stations.push(to.index)
      continue
    }
    const cards = leg.cards + (spare > 0 ? pick(spare + 1) : 0)
    const spaces = connect(
      net,
      { space: from.space, side: leg.out },
      { ...to, side: leg.into },
      { cards, pick },
    )
    spare -= spaces.length - leg.cards
    for (const space of spaces) steps.push({ space, stations: [] })
    ;(steps[steps.length - 1] as Step).stations.push(to.index)
  }
  return steps
}

/** A card and a side of it. */
interface Edge {
  readonly space: number
  readonly side: number
}

/** A station and the side by which it is entered. */
interface Port extends Edge {
  readonly index: number
}

/** The spaces entered from an edge to a port over station-free track, at most so many cards. */
function connect(
  net: Network,
  start: Edge,
  to: Port,
  { cards: most, pick }: { readonly cards: number; readonly pick: Pick },
): number[] {
  const reach = new Map<string, boolean>()
  /** Whether the end can be reached when leaving `from` by `out` with `left` cards to enter. */
  const leads = (from: number, out: number, left: number): boolean => {
    const key = `${from},${out},${left}`
    const known = reach.get(key)
    if (known !== undefined) return known
    const found = left > 0 && ends(from, out).some((end) => end.done || leads(end.space, end.side, left - 1))
    reach.set(key, found)
    return found
  }
  const ends = (from: number, out: number): { space: number; side: number; done: boolean }[] => {
    const entered = net.board.spaces[from]?.neighbours[out] ?? -1
    const entry = opposite(out)
    const found: { space: number; side: number; done: boolean }[] = []
    for (const end of net.pieces[entered]?.exits[entry] ?? [])
      if (end < STATION_END) found.push({ space: entered, side: end, done: false })
      else if (entered === to.space && end === STATION_END + to.index && entry === to.side)
        found.push({ space: entered, side: -1, done: true })
    return found
  }
  const spaces: number[] = []
  let at = start
  for (let left = most; left > 0; left--) {
    const open = ends(at.space, at.side).filter((end) => end.done || leads(end.space, end.side, left - 1))
    const next = open[pick(open.length)]
    if (!next) break
    spaces.push(next.space)
    if (next.done) break
    at = next
  }
  return spaces
}
