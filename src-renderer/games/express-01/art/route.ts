/** A train's way over the map as one line, numbered card by card. */
import type { CardData } from '#shared/games/express-01/card-set-schema.ts'
import type { Side } from '#shared/games/express-01/sides.ts'
import type { RouteStep } from '#shared/games/express-01/types.ts'
import { normalAt, pointAt, reversed, type Cubic } from '../../../art/curve.ts'
import type { Point } from '../../../art/svg.ts'
import { CARD, cornerOf, sideTowards, turnedPoint, turnedSide } from './geometry.ts'
import { layoutOf, stationEnd } from './layout.ts'
import { distanceFromSign, signsOf } from './station.ts'

/** A card on the board, with what the drawing needs of its space. */
export interface LaidCard {
  readonly card: CardData
  readonly turned: boolean
  readonly name: string
  readonly x: number
  readonly row: number
}

/** One use of one line of a card; `key` is the same for every use of that line. */
interface Use {
  readonly key: string
  readonly curve: Cubic
  readonly backwards: boolean
}

const LANE = 8
const SAMPLES = 18

const joins = (ends: readonly [string, string], from: string, to: string): boolean =>
  (ends[0] === from && ends[1] === to) || (ends[0] === to && ends[1] === from)

/** The lines one card of the way runs over, in the direction of travel, in the card's own drawing units. */
function usesOf(laid: LaidCard, step: RouteStep, entry: Side | undefined, exit: Side | undefined): Use[] {
  const { lines } = layoutOf(laid.card)
  const stops = [
    ...(entry ? [turnedSide(entry, laid.turned)] : []),
    ...step.stations.map(stationEnd),
    ...(exit ? [turnedSide(exit, laid.turned)] : []),
  ]
  return stops.slice(1).flatMap((to, i): Use[] => {
    const from = stops[i] as string
    const at = lines.findIndex(({ ends }) => joins(ends, from, to))
    const line = lines[at]
    if (!line) return []
    const backwards = line.ends[0] !== from
    const curve = backwards ? reversed(line.curve) : line.curve
    const turned = curve.map((point) => turnedPoint(point, laid.turned)) as unknown as Cubic
    return [{ key: `${step.space} ${at}`, curve: turned, backwards }]
  })
}

interface Sample {
  readonly at: Point
  readonly normal: Point
  readonly lane: number
}

/** The mean over a few neighbours, so that the line changes lanes without a corner. */
const eased = (values: readonly number[], reach = 5): number[] =>
  values.map((_, i) => {
    const near = values.slice(Math.max(0, i - reach), i + reach + 1)
    return near.reduce((sum, value) => sum + value, 0) / near.length
  })

export interface RouteNumber {
  readonly at: Point
  readonly number: number
}
export interface RouteLine {
  readonly points: readonly Point[]
  readonly numbers: readonly RouteNumber[]
}

/**
 * The way as one line in map units: past stations, through them, over by-passes. Where it uses a track again it
 * runs beside itself. Steps on spaces without a card are left out.
 */
export function routeLine(
  steps: readonly RouteStep[],
  laidOn: (space: string) => LaidCard | undefined,
): RouteLine {
  const cards = steps.map((step) => laidOn(step.space))
  const uses = steps.map((step, i): Use[] => {
    const [laid, before, after] = [cards[i], cards[i - 1], cards[i + 1]]
    if (!laid) return []
    return usesOf(laid, step, before && sideTowards(laid, before), after && sideTowards(laid, after))
  })
  const total = new Map<string, number>()
  for (const { key } of uses.flat()) total.set(key, (total.get(key) ?? 0) + 1)
  const used = new Map<string, number>()
  const samples = uses.map((ofCard, i) => {
    const [left, top] = cornerOf(cards[i] ?? { x: 0, row: 1 })
    return ofCard.flatMap(({ key, curve, backwards }): Sample[] => {
      const lane = used.get(key) ?? 0
      used.set(key, lane + 1)
      const aside = (lane - ((total.get(key) ?? 1) - 1) / 2) * LANE * (backwards ? -1 : 1)
      return Array.from({ length: SAMPLES + 1 }, (_, k): Sample => {
        const [x, y] = pointAt(curve, k / SAMPLES)
        return { at: [x + left, y + top], normal: normalAt(curve, k / SAMPLES), lane: aside }
      })
    })
  })
  const lanes = eased(samples.flat().map(({ lane }) => lane))
  const points = samples.flat().map(({ at: [x, y], normal: [nx, ny] }, i): Point => {
    const aside = lanes[i] as number
    return [x + nx * aside, y + ny * aside]
  })
  const numbers: RouteNumber[] = []
  let first = 0
  for (const [i, ofCard] of samples.entries()) {
    const own = points.slice(first, first + ofCard.length)
    first += ofCard.length
    const laid = cards[i]
    if (laid) numbers.push({ number: i + 1, at: numberSpot(laid, own, points, numbers) })
  }
  return { points, numbers }
}

/** A spot for the number of a card: on its stretch of the line, or beside it where a sign covers that. */
function numberSpot(
  laid: LaidCard,
  own: readonly Point[],
  all: readonly Point[],
  taken: readonly RouteNumber[],
): Point {
  const [left, top] = cornerOf(laid)
  const signs = signsOf(laid.card, laid.turned, laid.name)
  const fromSigns = ([x, y]: Point): number =>
    Math.min(13, ...signs.map((sign) => distanceFromSign(sign, [x - left, y - top])))
  const fromEdge = ([x, y]: Point): number =>
    Math.min(15, x - left, left + CARD.width - x, y - top, top + CARD.height - y)
  const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])
  const beside = Array.from({ length: 48 }, (_, i): Point => [
    left + 15 + (i % 8) * ((CARD.width - 30) / 7),
    top + 15 + Math.floor(i / 8) * ((CARD.height - 30) / 5),
  ])
  const middle = own[Math.floor(own.length / 2)] ?? [left + CARD.width / 2, top + CARD.height / 2]
  const score = (spot: Point, on: boolean): number => {
    const others = Math.min(25, ...taken.map(({ at }) => distance(at, spot)))
    const line = Math.min(...all.map((point) => distance(point, spot)))
    const off = on
      ? 0
      : 12 + Math.abs(line - 17) * 0.8 + Math.min(...own.map((point) => distance(point, spot))) * 0.3
    return fromSigns(spot) * 3 + fromEdge(spot) * 2 + others * 3 - off - distance(spot, middle) * 0.05
  }
  const candidates = [
    ...own.map((spot) => ({ spot, value: score(spot, true) })),
    ...beside.map((spot) => ({ spot, value: score(spot, false) })),
  ]
  return candidates.reduce((best, other) => (other.value > best.value ? other : best)).spot
}
