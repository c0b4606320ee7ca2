/** What stands beside the tracks of a station: its sign, platforms, train shed, buffer stops, the +1. */
import type { VNode } from 'vue'
import type { Owner } from '#shared/games/express-01/cards.ts'
import type { CardData } from '#shared/games/express-01/card-set-schema.ts'
import type { Corner } from '#shared/games/express-01/sides.ts'
import { circle, g, n, path, range, rect, text, type Drawing, type Point } from '../../../art/svg.ts'
import type { Box } from './country.ts'
import { CARD, EDGE, turnedPoint, turnedSide } from './geometry.ts'
import { layoutOf } from './layout.ts'
import { companyMark } from './marks.ts'

const { width: W, height: H } = CARD

/** A station's enamel sign, as it hangs on the card. */
export interface Sign {
  readonly owner: Owner
  readonly bonus: boolean
  /** Empty for the second station of a double: the mark alone. */
  readonly name: string
  readonly at: Point
  readonly width: number
  readonly size: number
}

const HALF = 11.2
const MEDAL = 9.4
/** Mean width of a letter for a size of 1. */
const LETTER = 0.39
/** What a sign needs beside its letters: the mark and the edges. */
const FRAME = 31
const MARGIN = 3
/** Width kept free for a water tower in a corner. */
const TOWER = 22

export const towerCorner = (card: CardData, turned: boolean): Corner | undefined =>
  card.tower && turned ? ({ NE: 'SW', NW: 'SE', SW: 'NE', SE: 'NW' } as const)[card.tower] : card.tower

/** The signs of a station card in the order of its stations. */
export function signsOf(card: CardData, turned: boolean, name: string): Sign[] {
  const { stations } = layoutOf(card)
  const roomy = card.stations.length === 1 && card.tracks.length === 0
  const corner = towerCorner(card, turned)
  return card.stations.map(({ owner, bonus }, i) => {
    const [x, y] = turnedPoint(stations[i] as Point, turned)
    const shown = i === 0 ? name : ''
    const most = card.type === 'terminal' ? 100 : roomy ? 118 : 90
    const size = Math.max(9.4, Math.min(14, (most - FRAME) / (Math.max(1, shown.length) * LETTER)))
    const width = shown ? Math.max(46, shown.length * size * LETTER + FRAME) : 28
    const beside = !roomy && corner && corner.startsWith('N') === y < H / 2
    const left = MARGIN + (beside && corner.endsWith('W') ? TOWER : 0) + width / 2
    const right = W - MARGIN - (beside && corner.endsWith('E') ? TOWER : 0) - width / 2
    return { owner, bonus, name: shown, at: [Math.max(left, Math.min(right, x)), y], width, size }
  })
}

export const drawSign = ({ owner, bonus, name, at: [x, y], width, size }: Sign): VNode =>
  g({ class: `co-${owner}`, transform: `translate(${n(x)} ${n(y)})` }, [
    rect([-width / 2, -HALF, width, HALF * 2], {
      rx: 4,
      fill: 'var(--co)',
      stroke: 'rgb(0 0 0 / 0.45)',
      'stroke-width': 0.9,
    }),
    rect([-width / 2 + 2, -HALF + 2, width - 4, HALF * 2 - 4], {
      rx: 2.6,
      fill: 'none',
      stroke: 'var(--on)',
      'stroke-width': 1,
      'stroke-opacity': 0.8,
    }),
    g({ color: 'var(--on)' }, companyMark(owner, name ? -width / 2 + 11.5 : 0, 0, 10.4)),
    ...(name
      ? [
          text(8, 4.8 * (size / 14) + 0.2, name, {
            class: 'plate-name',
            'text-anchor': 'middle',
            'font-size': size,
            fill: 'var(--on)',
          }),
        ]
      : []),
    ...(bonus ? [medal(...medalOf({ at: [x, y], width }))] : []),
  ])

/** Where the +1 hangs, from the middle of its sign. */
const medalOf = ({ at: [x], width }: Pick<Sign, 'at' | 'width'>): Point => [
  Math.min(width / 2 - 1, W - x - 12),
  -HALF - 1,
]

/** How far a point of the card is from the sign and its +1; 0 on them. */
export function distanceFromSign(sign: Sign, [px, py]: Point): number {
  const [x, y] = [px - sign.at[0], py - sign.at[1]]
  const board = Math.hypot(Math.max(0, Math.abs(x) - sign.width / 2), Math.max(0, Math.abs(y) - HALF))
  const [mx, my] = medalOf(sign)
  return sign.bonus ? Math.min(board, Math.max(0, Math.hypot(x - mx, y - my) - MEDAL)) : board
}

/** The +1 bonus, on the shoulder of the sign it belongs to. */
const medal = (x: number, y: number): VNode =>
  g({ transform: `translate(${n(x)} ${n(y)})` }, [
    circle(0, 0, MEDAL, { fill: 'var(--brass)', stroke: 'var(--on-brass)', 'stroke-width': 1.2 }),
    text(-0.3, 4.3, '+1', {
      class: 'plate-name',
      'text-anchor': 'middle',
      'font-size': 12.4,
      fill: 'var(--on-brass)',
    }),
  ])

/** On both sides of the sign; with a by-pass on the side where no track runs. */
function platforms({ at: [x, y], width }: Sign, bypass: boolean): Drawing {
  const inner = x !== W / 2
  const sides = bypass ? [y < H / 2 !== inner ? -1 : 1] : [-1, 1]
  const beyond = bypass ? -3 : 5
  return sides.map((side) =>
    rect([x - width / 2 - beyond, y + side * 14 - 2, width + 2 * beyond, 4], {
      rx: 1,
      fill: 'var(--rail)',
      'fill-opacity': 0.55,
    }),
  )
}

/** The train shed over a central station. */
function hall({ at: [x, y], width }: Sign): VNode {
  const half = Math.max(22, Math.min(width / 2 - 2, 33))
  const bars = range(7)
    .map((i) => Math.PI * (1 + (i + 1) / 8))
    .map((angle) => `M0 0L${n(half * Math.cos(angle))} ${n(15.6 * Math.sin(angle))}`)
  return g({ transform: `translate(${n(x)} ${n(y - HALF + 0.8)})`, stroke: 'var(--rail)' }, [
    path(`M${-half} 0Q${-half} -17 0 -17T${half} 0Z`, { fill: 'var(--map-card)', 'stroke-width': 1.8 }),
    path(bars.join(''), { 'stroke-width': 1 }),
    path(`M${n(-half * 0.62)} 0Q${n(-half * 0.62)} -10 0 -10T${n(half * 0.62)} 0`, {
      fill: 'none',
      'stroke-width': 1,
    }),
  ])
}

/** The red and white beam where tracks end; `stub`: with the last of the track before it. */
const buffer = (x: number, y: number, direction: 1 | -1, stub: boolean): VNode =>
  g({ transform: `translate(${n(x)} ${n(y)}) scale(${direction} 1)` }, [
    ...(stub
      ? [
          rect([-6, -5.2, 11, 10.4], { fill: 'var(--ballast)' }),
          rect([-6, -3.4, 12, 1.5], { fill: 'var(--rail)' }),
          rect([-6, 1.9, 12, 1.5], { fill: 'var(--rail)' }),
        ]
      : []),
    rect([4, -9, 6, 18], { rx: 1, fill: 'var(--rail)' }),
    rect([5, -8, 4, 5.4], { fill: '#c92a1e' }),
    rect([5, -2.6, 4, 5.2], { fill: '#fff' }),
    rect([5, 2.6, 4, 5.4], { fill: '#c92a1e' }),
  ])

/** A train cannot run through: the stop stands behind the sign, or at both its ends where tracks come from both. */
function buffers(card: CardData, turned: boolean, { at: [x, y], width }: Sign): VNode[] {
  const sides = (card.stations[0]?.sides ?? []).map((side) => turnedSide(side, turned))
  const west = sides.some((side) => EDGE[side].at[0] < W / 2)
  const east = sides.some((side) => EDGE[side].at[0] > W / 2)
  if (west && east) return [buffer(x - width / 2 - 9, y, 1, false), buffer(x + width / 2 + 9, y, -1, false)]
  return [west ? buffer(x + width / 2 + 3, y, 1, true) : buffer(x - width / 2 - 3, y, -1, true)]
}

/** Everything of a station card but its tracks. */
export function drawStation(card: CardData, turned: boolean, name: string): Drawing {
  const signs = signsOf(card, turned, name)
  const behind = signs.map((sign) => {
    if (card.type === 'through') return platforms(sign, card.tracks.length > 0)
    if (card.type === 'central') return hall(sign)
    return card.type === 'terminal' ? buffers(card, turned, sign) : []
  })
  return [behind, signs.map(drawSign)]
}

const towerSpot = (corner: Corner): Point => [
  corner.endsWith('W') ? 13 : W - 13,
  corner === 'NW' ? 28 : corner === 'NE' ? 18 : H - 16,
]
export function towerBox(corner: Corner): Box {
  const [x, y] = towerSpot(corner)
  return { x: x - 6, y: y - 10, width: 12, height: 19 }
}

/** The water tower fixes which way up an upgrade lies (E1-19). */
export const drawTower = (corner: Corner): VNode =>
  g({ transform: `translate(${towerSpot(corner).join(' ')})`, fill: 'var(--water)' }, [
    path('M-6 -7L0 -10.4L6 -7V1H-6Z'),
    path('M-4.4 1L-5.4 9M4.4 1L5.4 9M-5 5H5', { stroke: 'var(--water)', 'stroke-width': 1.5, fill: 'none' }),
  ])
