/** Where stations stand on a card and how its tracks run, upright; a turned card is the same picture turned. */
import type { CardData } from '#shared/games/express-01/card-set-schema.ts'
import type { Side } from '#shared/games/express-01/sides.ts'
import { crossing, type Cubic } from '../../../art/curve.ts'
import type { Point } from '../../../art/svg.ts'
import { across, approach, CARD, CENTRE, detour, EDGE, link } from './geometry.ts'
import type { Stretch } from './track.ts'

const { width: W, height: H } = CARD

export interface Layout {
  /** In the order of the card's stations. */
  readonly stations: readonly Point[]
  /** Tracks between sides, then those into stations; last, on a double, the one that joins its stations. */
  readonly lines: readonly Stretch[]
}

/** The end of a line at a station, beside the names of the sides. */
export const stationEnd = (index: number): string => `station ${index}`

const north = (side: Side): boolean => side.startsWith('N')
const onNorth = (sides: readonly Side[]): number =>
  sides.reduce((sum, side) => sum + (side.length === 1 ? 0 : north(side) ? 1 : -1), 0)
const towards = (sides: readonly Side[], one: readonly Side[]): number =>
  sides.filter((side) => one.includes(side)).length

/** A station with a by-pass stands beside it, where most of its other tracks come from. */
function besideBypass([from, to]: readonly [Side, Side], sides: readonly Side[]): Point {
  if (across(from) === to && EDGE[from].out[1] === 0) return [W / 2, onNorth(sides) >= 0 ? 30 : H - 30]
  if ([from, to].includes('NW'))
    return towards(sides, ['NE', 'E']) >= towards(sides, ['W', 'SW']) ? [96, 28] : [39, 72]
  return towards(sides, ['NW', 'W']) >= towards(sides, ['E', 'SE']) ? [39, 28] : [96, 72]
}

const bypass = ([from, to]: readonly [Side, Side], station: Point): Cubic =>
  EDGE[from].out[1] === 0 ? link(from, to) : detour(from, to, station)

const into = (sides: readonly Side[], station: Point, index: number): Stretch[] =>
  sides.map((side) => ({ curve: approach(side, station), ends: [side, stationEnd(index)] }))

/** Spots of the two stations of a double; the best is the one with the fewest crossings, then the shortest tracks. */
const PAIRS: readonly (readonly [Point, Point])[] = [
  [
    [50, 29],
    [85, 71],
  ],
  [
    [85, 29],
    [50, 71],
  ],
]

function pairLayout(card: CardData): Layout {
  const layouts = PAIRS.flatMap(([upper, lower]) => [pairAt(card, upper, lower), pairAt(card, lower, upper)])
  return layouts.reduce((best, other) => (cost(other) < cost(best) ? other : best))
}

function pairAt(card: CardData, first: Point, second: Point): Layout {
  const stations = [first, second]
  const middle = (first[1] + second[1]) / 2
  const join: Stretch = {
    curve: [first, [first[0], middle], [second[0], middle], second],
    ends: [stationEnd(0), stationEnd(1)],
  }
  const tracks = card.stations.flatMap(({ sides }, i) => into(sides, stations[i] ?? second, i))
  return { stations, lines: [...tracks, join] }
}

function cost({ lines }: Layout): number {
  const tracks = lines.slice(0, -1)
  const crossings = tracks.flatMap((a, i) =>
    tracks.slice(i + 1).filter((b) => a.ends[1] !== b.ends[1] && crossing(a.curve, b.curve) !== undefined),
  )
  const length = tracks.reduce((sum, { curve: [p, , , q] }) => sum + Math.hypot(q[0] - p[0], q[1] - p[1]), 0)
  return crossings.length * 1000 + length
}

const known = new Map<CardData, Layout>()
export function layoutOf(card: CardData): Layout {
  const found = known.get(card) ?? layOut(card)
  known.set(card, found)
  return found
}

function layOut(card: CardData): Layout {
  const [first, second] = card.stations
  if (first && second) return pairLayout(card)
  const [pass] = card.tracks
  const station = first && pass ? besideBypass(pass, first.sides) : CENTRE
  const tracks = card.tracks.map((track): Stretch => ({
    curve: first ? bypass(track, station) : link(...track),
    ends: track,
  }))
  return { stations: first ? [station] : [], lines: [...tracks, ...into(first?.sides ?? [], station, 0)] }
}
