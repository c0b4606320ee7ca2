/** A track: a stretch of line with as many sleepers as its number, to be counted like pips. */
import type { VNode } from 'vue'
import type { Suit } from '#shared/games/tennessee-central/cards.ts'
import { circle, g, path, range, rect } from '../../../art/svg.ts'
import { beside, cubicPath, normalAt, pointAt, type Cubic } from '../../../art/curve.ts'
import { bothCorners, INK, PAPER, paper } from './paper.ts'
import { clip, through } from './pen.ts'
import { suitShape } from './suits.ts'

/** Each suit's line runs its own way: one more mark that is not colour. */
const LINE: Readonly<Record<Suit, Cubic>> = {
  // prettier-ignore
  S: [[50, -2], [50, 46], [50, 94], [50, 142]],
  // prettier-ignore
  H: [[41, -2], [69, 40], [69, 100], [41, 142]],
  // prettier-ignore
  D: [[39, -2], [39, 84], [61, 56], [61, 142]],
  // prettier-ignore
  C: [[59, -2], [31, 40], [31, 100], [59, 142]],
}

const CLIP = 'tc-clip-track'
export const trackDefs = (): VNode[] => [clip(CLIP, rect([1, 1, 98, 138], { rx: 6 }))]

function sleeper(curve: Cubic, t: number): VNode {
  const [x, y] = pointAt(curve, t)
  const [nx, ny] = normalAt(curve, t)
  const turn = (Math.atan2(ny, nx) * 180) / Math.PI
  return g({ transform: `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${turn.toFixed(2)})` }, [
    rect([-17, -3, 34, 6], { rx: 1.4, fill: INK }),
    circle(-13.4, 0, 0.9, { fill: PAPER }),
    circle(13.4, 0, 0.9, { fill: PAPER }),
  ])
}

function rail(curve: Cubic, side: 1 | -1): VNode[] {
  const d = through(beside(curve, side * 9))
  return [
    path(d, { fill: 'none', stroke: PAPER, 'stroke-width': 5 }),
    path(d, { fill: 'none', stroke: INK, 'stroke-width': 2.6 }),
  ]
}

/** `number`: 2 to 10. */
export function track(suit: Suit, number: number): VNode[] {
  const curve = LINE[suit]
  const spread = number < 4 ? 0.3 : 0.66
  const bed = cubicPath(curve)
  return [
    paper(),
    g({ 'clip-path': `url(#${CLIP})` }, [
      suitShape(suit, [50, 70], 84, { 'fill-opacity': 0.09 }),
      path(bed, { stroke: PAPER, 'stroke-width': 42, 'stroke-opacity': 0.75, fill: 'none' }),
      path(bed, { stroke: INK, 'stroke-width': 40, 'stroke-opacity': 0.13, fill: 'none' }),
      ...range(number).map((i) => sleeper(curve, 0.5 + spread * (i / (number - 1) - 0.5))),
      ...rail(curve, 1),
      ...rail(curve, -1),
    ]),
    ...bothCorners(String(number), suit),
  ]
}
