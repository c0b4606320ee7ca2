/** Geometry of the landscape cards: where tracks meet the edges, and how they run over the card. */
import { opposite, sideIndex, SIDES, STEPS, type Side } from '#shared/games/express-01/sides.ts'
import type { Cubic } from '../../../art/curve.ts'
import type { Point } from '../../../art/svg.ts'

/** A map card in drawing units, 1.35 : 1. */
export const CARD = { width: 135, height: 100 } as const
const { width: W, height: H } = CARD
export const CENTRE: Point = [W / 2, H / 2]

/** Where a track meets the edge, and the direction out of the card there. */
export interface EdgePoint {
  readonly at: Point
  readonly out: Point
}
/**
 * The middle of E and W, the middle of the half edge elsewhere. A neighbour's opposite side is the same point
 * with the opposite direction: two tracks that meet share point and tangent, whatever the cards.
 */
export const EDGE: Readonly<Record<Side, EdgePoint>> = {
  E: { at: [W, H / 2], out: [1, 0] },
  NE: { at: [(3 * W) / 4, 0], out: [0, -1] },
  NW: { at: [W / 4, 0], out: [0, -1] },
  W: { at: [0, H / 2], out: [-1, 0] },
  SW: { at: [W / 4, H], out: [0, 1] },
  SE: { at: [(3 * W) / 4, H], out: [0, 1] },
}

/** The neighbour's side that touches `side`; also where `side` lies when the card is turned by 180 degrees. */
export const across = (side: Side): Side => SIDES[opposite(sideIndex(side))] as Side
export const turnedSide = (side: Side, turned: boolean): Side => (turned ? across(side) : side)

/** Top left corner of a space; x in half cards, rows from 1. */
export const cornerOf = (space: { readonly x: number; readonly row: number }): Point => [
  (space.x * W) / 2,
  (space.row - 1) * H,
]

/** The side of `from` towards its neighbour `to`, or nothing when they do not touch. */
export const sideTowards = (
  from: { readonly x: number; readonly row: number },
  to: { readonly x: number; readonly row: number },
): Side | undefined =>
  SIDES[STEPS.findIndex((step) => from.x + step.x === to.x && from.row + step.row === to.row)]

/** Handle of a quarter ellipse drawn by one cubic. */
const QUARTER = 0.5523

/** From side to side, leaving both edges at a right angle: a straight line, an S or a quarter ellipse. */
export function link(a: Side, b: Side): Cubic {
  const { at: p, out: pn } = EDGE[a]
  const { at: q, out: qn } = EDGE[b]
  const parallel = pn[0] * qn[0] + pn[1] * qn[1] !== 0
  const share = parallel ? 0.5 : QUARTER
  const [dx, dy] = [q[0] - p[0], q[1] - p[1]]
  const near = share * Math.abs(dx * pn[0] + dy * pn[1])
  const far = share * Math.abs(dx * qn[0] + dy * qn[1])
  return [p, [p[0] - pn[0] * near, p[1] - pn[1] * near], [q[0] - qn[0] * far, q[1] - qn[1] * far], q]
}

/** From a side into a station, where every track arrives level. */
export function approach(side: Side, [x, y]: Point): Cubic {
  const { at: p, out } = EDGE[side]
  if (out[1] === 0) {
    const middle = (p[0] + x) / 2
    return [p, [middle, p[1]], [middle, y], [x, y]]
  }
  return [p, [p[0], p[1] - out[1] * QUARTER * Math.abs(y - p[1])], [x + (p[0] - x) * QUARTER, y], [x, y]]
}

/** A by-pass between NW and SE or NE and SW that bulges away from a station beside it (at `away` from the middle). */
export function detour(a: Side, b: Side, away: Point): Cubic {
  const [straight, p, q] = [link(a, b), EDGE[a].at, EDGE[b].at]
  const bend = (end: Point, other: Point): Point => {
    // The end on the station's side of the card turns late, the other one early.
    const near = Math.abs(end[0] - away[0]) > Math.abs(other[0] - away[0])
    return [end[0], end[1] + (other[1] - end[1]) * (near ? 0.85 : 0.4)]
  }
  return [straight[0], bend(p, q), bend(q, p), straight[3]]
}

/** The point turned by 180 degrees about the middle of the card. */
export const turnedPoint = ([x, y]: Point, turned: boolean): Point => (turned ? [W - x, H - y] : [x, y])
