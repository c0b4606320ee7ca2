/** Cubic curves, for the run of a line over a card. */
import type { Point } from './svg.ts'

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

export const reversed = ([a, b, c, d]: Cubic): Cubic => [d, c, b, a]

/** The part of the curve from `from` to `to` as a curve of its own. */
export function part(curve: Cubic, from: number, to: number): Cubic {
  const third = (to - from) / 3
  const tangent = (t: number): Point => {
    const [a, b, c, d] = curve
    const u = 1 - t
    const along = (i: 0 | 1): number =>
      3 * (u * u * (b[i] - a[i]) + 2 * u * t * (c[i] - b[i]) + t * t * (d[i] - c[i]))
    return [along(0), along(1)]
  }
  const [p, q] = [pointAt(curve, from), pointAt(curve, to)]
  const [s, e] = [tangent(from), tangent(to)]
  return [p, [p[0] + s[0] * third, p[1] + s[1] * third], [q[0] - e[0] * third, q[1] - e[1] * third], q]
}

const fractions = (count: number): number[] => Array.from({ length: count + 1 }, (_, i) => i / count)
export const sample = (curve: Cubic, count = 20): Point[] => fractions(count).map((t) => pointAt(curve, t))

/** Length along the curve at each of `count` equal steps of its parameter, from 0. */
function lengths(curve: Cubic, count: number): number[] {
  const points = sample(curve, count)
  let sum = 0
  return points.map(([x, y], i) => {
    const [px, py] = points[i - 1] ?? [x, y]
    sum += Math.hypot(x - px, y - py)
    return sum
  })
}
export const lengthOf = (curve: Cubic): number => lengths(curve, 32).at(-1) ?? 0

/** The parameter where the share `along` (0 to 1) of the length is behind. */
export function parameterAt(curve: Cubic, along: number): number {
  const sums = lengths(curve, 64)
  const wanted = along * (sums.at(-1) ?? 0)
  const after = sums.findIndex((sum) => sum >= wanted)
  if (after <= 0) return 0
  const [low, high] = [sums[after - 1] ?? 0, sums[after] ?? 0]
  return (after - 1 + (high > low ? (wanted - low) / (high - low) : 0)) / 64
}

export const isStraight = (curve: Cubic): boolean =>
  curve.every(([x]) => x === curve[0][0]) || curve.every(([, y]) => y === curve[0][1])

/** The share of the length of `a` (0 to 1) where it first crosses `b`, or nothing. */
export function crossing(a: Cubic, b: Cubic, count = 20): number | undefined {
  const [p, q] = [sample(a, count), sample(b, count)]
  const sums = lengths(a, count)
  for (let i = 0; i < count; i++)
    for (let j = 0; j < count; j++) {
      const along = meeting(p[i] as Point, p[i + 1] as Point, q[j] as Point, q[j + 1] as Point)
      if (along === undefined) continue
      const [from, to] = [sums[i] as number, sums[i + 1] as number]
      return (from + along * (to - from)) / (sums.at(-1) as number)
    }
  return undefined
}

/** Where on the stretch from `a` to `b` (0 to 1) it meets the stretch from `c` to `d`. */
function meeting(a: Point, b: Point, c: Point, d: Point): number | undefined {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
  const cross = rx * sy - ry * sx
  if (Math.abs(cross) < 1e-9) return undefined
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / cross
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? t : undefined
}
