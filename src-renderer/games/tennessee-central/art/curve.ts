/** Cubic curves, for the run of a line over a card. */
import type { Point } from '../../../art/svg.ts'

export type Cubic = readonly [Point, Point, Point, Point]

/** The point at `t`, 0 to 1. */
export function pointAt([a, b, c, d]: Cubic, t: number): Point {
  const u = 1 - t
  const along = (i: 0 | 1): number =>
    u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i]
  return [along(0), along(1)]
}

/** The unit normal at `t`, to the right of the direction of travel on a page whose y runs down. */
export function normalAt([a, b, c, d]: Cubic, t: number): Point {
  const u = 1 - t
  const slope = (i: 0 | 1): number =>
    3 * (u * u * (b[i] - a[i]) + 2 * u * t * (c[i] - b[i]) + t * t * (d[i] - c[i]))
  const [x, y] = [slope(0), slope(1)]
  const length = Math.hypot(x, y) || 1
  return [-y / length, x / length]
}

/** The curve moved sideways by `distance`, in `count` straight pieces: a rail. */
export function beside(curve: Cubic, distance: number, count = 20): Point[] {
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const [x, y] = pointAt(curve, i / count)
    const [nx, ny] = normalAt(curve, i / count)
    return [x + nx * distance, y + ny * distance]
  })
}

export const cubicPath = ([a, b, c, d]: Cubic): string =>
  `M${a.join(' ')}C${b.join(' ')} ${c.join(' ')} ${d.join(' ')}`
