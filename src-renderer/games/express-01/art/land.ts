/** Land, sea, rivers and hills behind the boards. */
import type { BoardId } from '#shared/games/express-01/values.ts'
import type { VNode } from 'vue'
import { defineSymbol } from '../../../art/sprite.ts'
import { el, g, n, path, range, rect, scatter, type Point } from '../../../art/svg.ts'
import type { Box, Country } from './country.ts'
import { CARD } from './geometry.ts'
import { GERMANY } from './germany.ts'
import { compass, graticule } from './ornament.ts'
import { USA } from './usa.ts'

const COUNTRIES: Readonly<Record<BoardId, Country>> = { germany: GERMANY, usa: USA }

const placed = ([x, y]: Point): Point => [(x * CARD.width) / 2, y * CARD.height]

/** The part of the map that is always in sight, in drawing units. */
export function inSight(board: BoardId): Box {
  const [left, top, across, down] = COUNTRIES[board].view
  const [[x, y], [width, height]] = [placed([left, top]), placed([across, down])]
  return { x, y, width, height }
}

interface Coast {
  readonly seed: number
  readonly amount: number
  readonly closed: boolean
}
/** A coast from a few points by moving midpoints, the same every time. Long straight edges lie out of sight. */
function roughen(points: readonly Point[], { seed, amount, closed }: Coast): Point[] {
  const random = scatter(seed)
  let line = points.map(placed)
  for (const strength of [amount, amount * 0.62, amount * 0.38]) {
    line = line.flatMap((point, i): Point[] => {
      const next = line[i + 1] ?? (closed ? line[0] : undefined)
      if (!next) return [point]
      const [dx, dy] = [next[0] - point[0], next[1] - point[1]]
      const aside = Math.hypot(dx, dy) > 420 ? 0 : (random() - 0.5) * strength
      return [point, [point[0] + dx / 2 - dy * aside, point[1] + dy / 2 + dx * aside]]
    })
  }
  return line
}

/** Quadratic curves through the midpoints: soft, and never beyond the points. */
function smooth(points: readonly Point[], closed: boolean): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const [first, last] = [points[0] as Point, points.at(-1) as Point]
  const start = closed ? middle(last, first) : first
  const curves = points.map((point, i) => {
    const next = points[i + 1] ?? (closed ? first : point)
    const [x, y] = middle(point, next)
    return `Q${n(point[0])} ${n(point[1])} ${n(x)} ${n(y)}`
  })
  return `M${n(start[0])} ${n(start[1])}${curves.join('')}${closed ? 'Z' : ''}`
}

function hill(x: number, y: number, size: number): string {
  const p = (dx: number, dy: number): string => `${n(x + dx * size)} ${n(y + dy * size)}`
  return (
    `M${p(-1, 0)}Q${p(-0.3, -1.2)} ${p(0, -1)}Q${p(0.4, -0.7)} ${p(1, 0)}` +
    `M${p(0, -1)}L${p(0.2, -0.1)}M${p(0.3, -0.8)}L${p(0.5, -0.1)}`
  )
}

function hillsOf(country: Country): VNode {
  const random = scatter(11)
  const all = country.hills.flatMap(([x, y, count]) =>
    range(count).map(() => {
      const [hx, hy] = placed([x + (random() - 0.5) * 1.3, y + (random() - 0.5) * 0.42])
      return hill(hx, hy, 5 + random() * 5)
    }),
  )
  return path(all.join(''), {
    fill: 'none',
    stroke: 'var(--border)',
    'stroke-width': 1,
    'stroke-opacity': 0.5,
  })
}

/** Water with ever fainter lines along its shore, as on engraved maps. */
const drawWater = (id: string, shape: string): VNode =>
  g({}, [
    path(shape, { fill: 'var(--sea)' }),
    el('clipPath', { id }, path(shape)),
    g(
      { 'clip-path': `url(#${id})` },
      [34, 24, 15, 7].map((width, i) =>
        path(shape, {
          fill: 'none',
          stroke: 'var(--sea-line)',
          'stroke-width': width,
          'stroke-opacity': 0.1 + i * 0.05,
        }),
      ),
    ),
  ])

const landId = (board: BoardId): string => `e1-land-${board}`

function drawLand(board: BoardId): VNode {
  const country = COUNTRIES[board]
  const { x, y, width, height } = inSight(board)
  const shape = smooth(roughen(country.land, { seed: 3, amount: 0.16, closed: true }), true)
  const [seas, lakes] = [country.seas, country.lakes].map((waters) =>
    waters.map((sea) => smooth(roughen(sea, { seed: 3, amount: 0.1, closed: true }), true)).join(''),
  ) as [string, string]
  const rivers = country.rivers.map((river, i) =>
    smooth(roughen(river, { seed: 20 + i, amount: 0.3, closed: false }), false),
  )
  return g({ id: landId(board) }, [
    rect([x - 3000, y - 3000, width + 6000, height + 6000], { fill: 'var(--abroad)' }),
    drawWater(`e1-sea-${board}`, seas),
    graticule(inSight(board)),
    compass(placed(country.compass)),
    el('clipPath', { id: `e1-shore-${board}` }, path(shape)),
    path(shape, { fill: 'var(--land)' }),
    path(shape, {
      fill: 'none',
      stroke: 'var(--land-2)',
      'stroke-width': 16,
      'clip-path': `url(#e1-shore-${board})`,
    }),
    path(rivers.join(''), {
      fill: 'none',
      stroke: 'var(--river)',
      'stroke-width': 2.6,
      'stroke-linecap': 'round',
    }),
    drawWater(`e1-lakes-${board}`, lakes),
    hillsOf(country),
    path(shape, {
      fill: 'none',
      stroke: 'var(--border)',
      'stroke-width': 1.6,
      'stroke-dasharray': '9 3 2 3',
    }),
  ])
}

/** Puts a board's land into the sprite sheet, and gives the address to `<use>`. */
export function printLand(board: BoardId): string {
  defineSymbol(`${landId(board)}-sheet`, '0 0 1 1', () => drawLand(board))
  return `#${landId(board)}`
}
