/** What makes the land a map: degrees over the sheet and a compass rose. */
import type { VNode } from 'vue'
import { circle, g, n, path, range, text, type Point } from '../../../art/svg.ts'
import type { Box } from './country.ts'

/** Meridians and parallels, bent a little towards the pole. */
export function graticule({ x, y, width, height }: Box): VNode {
  const step = 168
  const [middle, reach] = [x + width / 2, 1400]
  const meridians = range(23).map((i) => {
    const at = (i - 11) * step
    return `M${n(middle + at * 0.82)} ${n(y - reach)}L${n(middle + at * 1.18)} ${n(y + height + reach)}`
  })
  const parallels = range(24).map((i) => {
    const at = y - reach + i * step
    return `M${n(middle - 2600)} ${n(at - 160)}Q${n(middle)} ${n(at + 190)} ${n(middle + 2600)} ${n(at - 160)}`
  })
  return path([...meridians, ...parallels].join(''), {
    fill: 'none',
    stroke: 'var(--border)',
    'stroke-width': 0.8,
    'stroke-opacity': 0.22,
  })
}

/** One half of a ray: `side` -1 left of its middle line, 1 right of it. */
function halfRay(angle: number, length: number, width: number, side: -1 | 1): string {
  const at = (degrees: number, r: number): string => {
    const a = ((degrees - 90) * Math.PI) / 180
    return `${n(r * Math.cos(a))} ${n(r * Math.sin(a))}`
  }
  return `M0 0L${at(angle + 45 * side, width)}L${at(angle, length)}Z`
}

/** Eight points in two halves, one of them filled, and an N. */
export function compass([x, y]: Point): VNode {
  const ink = { stroke: 'var(--border)', 'stroke-width': 0.9, 'stroke-linejoin': 'round' } as const
  const main = [0, 90, 180, 270]
  const between = [45, 135, 225, 315]
  const halves = (side: -1 | 1): string =>
    [...between.map((a) => halfRay(a, 21, 6, side)), ...main.map((a) => halfRay(a, 36, 9, side))].join('')
  return g({ transform: `translate(${n(x)} ${n(y)})`, opacity: 0.62 }, [
    circle(0, 0, 25, { fill: 'none', stroke: 'var(--border)', 'stroke-width': 0.8 }),
    circle(0, 0, 28, {
      fill: 'none',
      stroke: 'var(--border)',
      'stroke-width': 0.8,
      'stroke-dasharray': '1.2 2.2',
    }),
    path(halves(-1), { fill: 'var(--sea)', ...ink }),
    path(halves(1), { fill: 'var(--border)', ...ink }),
    text(0, -39, 'N', { class: 'e1-town', 'text-anchor': 'middle', 'font-size': 13, fill: 'var(--border)' }),
  ])
}
