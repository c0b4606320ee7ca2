/** Railway track along cubic curves: ballast, sleepers, two rails; bridges where tracks cross without joining. */
import type { VNode } from 'vue'
import {
  beside,
  cubicPath,
  crossing,
  isStraight,
  lengthOf,
  parameterAt,
  part,
  type Cubic,
} from '../../../art/curve.ts'
import { path, type Drawing, type Point } from '../../../art/svg.ts'

const BALLAST = 14
const SLEEPER = 10.5
const PITCH = 5.2
const GAUGE = 5.4
const RAIL = 1.5

const tenth = (value: number): number => Math.round(value * 10) / 10
const open = (points: readonly Point[]): string =>
  'M' + points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')

/** A whole number of sleepers, so that their spacing runs on over the edges of cards. */
const sleeperCount = (curve: Cubic): number => Math.max(2, Math.round(lengthOf(curve) / PITCH))

/** One dashed stroke; the dash begins with half a gap. */
const sleepers = (curve: Cubic, count = sleeperCount(curve)): VNode =>
  path(cubicPath(curve), {
    pathLength: count,
    'stroke-dasharray': '0.42 0.58',
    'stroke-dashoffset': -0.29,
    stroke: 'var(--sleeper)',
    'stroke-width': SLEEPER,
    fill: 'none',
  })

const bed = (curves: readonly Cubic[], width: number, colour: string): VNode =>
  path(curves.map(cubicPath).join(''), { stroke: colour, 'stroke-width': width, fill: 'none' })

const steps = (curve: Cubic): number => (isStraight(curve) ? 1 : 14)
const rails = (curves: readonly Cubic[]): VNode =>
  path(
    curves
      .flatMap((curve) => [1, -1].map((side) => open(beside(curve, (side * GAUGE) / 2, steps(curve)))))
      .join(''),
    { stroke: 'var(--rail)', 'stroke-width': RAIL, fill: 'none' },
  )

/** Tracks drawn layer by layer: where they share ballast they melt into a switch. */
const joined = (curves: readonly Cubic[]): Drawing => [
  bed(curves, BALLAST, 'var(--ballast)'),
  curves.map((curve) => sleepers(curve)),
  rails(curves),
]

/** The stretch of `curve` round the share `along` of its length, on a bridge with parapets. */
function bridge(curve: Cubic, along: number): Drawing {
  const count = sleeperCount(curve)
  const half = 13 / lengthOf(curve)
  // From sleeper gap to sleeper gap, so that the bridge hides its own track exactly.
  const first = Math.max(0, Math.floor((along - half) * count))
  const last = Math.min(count, Math.ceil((along + half) * count))
  const span = part(curve, parameterAt(curve, first / count), parameterAt(curve, last / count))
  return [
    bed([span], BALLAST + 5, 'var(--map-card)'),
    bed([span], BALLAST, 'var(--ballast)'),
    sleepers(span, last - first),
    rails([span]),
    path([1, -1].map((side) => open(beside(span, (side * (BALLAST + 2)) / 2, 8))).join(''), {
      stroke: 'var(--rail)',
      'stroke-width': 1.4,
      'stroke-linecap': 'round',
      fill: 'none',
    }),
  ]
}

/** A stretch of track and the ends it joins; two that share an end are one switch, others only cross. */
export interface Stretch {
  readonly curve: Cubic
  readonly ends: readonly [string, string]
}
const shareEnd = (a: Stretch, b: Stretch): boolean => a.ends.some((end) => b.ends.includes(end))

/** Where each line goes over others: those crossed most often go over, so that there are few bridges. */
export function bridgesOf(lines: readonly Stretch[]): { readonly line: Stretch; readonly along: number }[] {
  const crossings = lines.map((line) =>
    lines.map((other) =>
      other === line || shareEnd(line, other) ? undefined : crossing(line.curve, other.curve),
    ),
  )
  const count = crossings.map((row) => row.filter((along) => along !== undefined).length)
  const over = (a: number, b: number): boolean =>
    (count[a] as number) > (count[b] as number) || (count[a] === count[b] && a > b)
  return lines
    .map((line, i) => ({ line, i }))
    .sort((a, b) => (over(a.i, b.i) ? 1 : -1))
    .flatMap(({ line, i }) =>
      (crossings[i] ?? []).flatMap((along, j) =>
        along !== undefined && over(i, j) ? [{ line, along }] : [],
      ),
    )
}

export const drawLines = (lines: readonly Stretch[]): Drawing => [
  joined(lines.map((line) => line.curve)),
  bridgesOf(lines).map(({ line, along }) => bridge(line.curve, along)),
]
