/** Parts of rolling stock in side view. Box 100 x 60, rail at y = 54, couplers at x = 0 and 100. */
import { circle, line, rect, type Attrs, type Drawing } from './svg.ts'

export const C = 'var(--car)'
export const PAPER = 'var(--paper)'
export const INK = 'var(--card-ink)'
/** Lines cut into a body. */
export const cut = { fill: 'none', stroke: PAPER, 'stroke-width': 1.6, 'stroke-linecap': 'round' } as const

export const wheel = (x: number, r = 5.2): Drawing => [
  circle(x, 54 - r, r, { fill: INK }),
  circle(x, 54 - r, r * 0.36, { fill: PAPER }),
]
export const bogie = (x: number): Drawing => [
  rect([x - 11, 46.4, 22, 2.6], { fill: INK, rx: 1 }),
  wheel(x - 7),
  wheel(x + 7),
]
export const couplers = (): Drawing => [
  rect([0, 44, 5, 2.4], { fill: INK }),
  rect([95, 44, 5, 2.4], { fill: INK }),
]
const sill = (): Drawing => rect([4, 42.6, 92, 3.4], { fill: INK, rx: 0.8 })
export const chassis = (): Drawing => [couplers(), sill(), bogie(19), bogie(81)]
export const windows = (
  xs: readonly number[],
  [y, width, height]: readonly [y: number, width: number, height: number],
  attrs: Attrs = {},
): Drawing => xs.map((x) => rect([x, y, width, height], { rx: 1, fill: PAPER, ...attrs }))
export const ribs = (xs: readonly number[], y1: number, y2: number): Drawing =>
  xs.map((x) => line([x, y1], [x, y2], cut))
