/** Whole cards: upgrade cards either way up, and base cards as part of the landscape. */
import { h, type VNode } from 'vue'
import type { CardData } from '#shared/games/express-01/cards.ts'
import type { Space } from '#shared/games/express-01/boards.ts'
import { sample } from '../../../art/curve.ts'
import { circle, g, rect, text, type Drawing, type Point } from '../../../art/svg.ts'
import { defineSymbol } from '../../../art/sprite.ts'
import { CARDS } from './cards.ts'
import { CARD, turnedPoint } from './geometry.ts'
import { layoutOf } from './layout.ts'
import { stageTicks, typeSign } from './marks.ts'
import { drawStation, drawTower, towerCorner } from './station.ts'
import { drawLines } from './track.ts'

const { width: W, height: H } = CARD
const BOX = `0 0 ${W} ${H}`
const trackSymbol = (card: CardData): string => `e1-track-${card.number}`

/**
 * Puts the tracks of every card into the sprite sheet: all at once, so that the symbols present tell nothing of
 * the hands that were shown.
 */
export function printTracks(): void {
  for (const card of CARDS) defineSymbol(trackSymbol(card), BOX, () => drawLines(layoutOf(card).lines))
}

const drawTracks = (card: CardData, turned: boolean): VNode =>
  h('use', {
    href: `#${trackSymbol(card)}`,
    width: W,
    height: H,
    ...(turned ? { transform: `rotate(180 ${W / 2} ${H / 2})` } : {}),
  })

const nameSize = (name: string): number => (name.length > 12 ? 11 : 12.6)

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(1, Math.floor((to - from) / step) + 1) }, (_, i) => from + i * step)

/** Clear of tracks by this much, a spot is good enough, and the one nearest to the usual place is taken. */
const ENOUGH = 15

const spots = new Map<string, Point>()
/** Where a name has most room between tracks and marks. */
function nameSpot(card: CardData, turned: boolean, name: string): Point {
  const key = `${card.number} ${turned} ${name}`
  const found = spots.get(key) ?? findNameSpot(card, turned, name)
  spots.set(key, found)
  return found
}
function findNameSpot(card: CardData, turned: boolean, name: string): Point {
  const points: Point[] = layoutOf(card).lines.flatMap(({ curve }) =>
    sample(curve, 16).map((point) => turnedPoint(point, turned)),
  )
  const ticks: Point[] = [
    [9, 6],
    [9, 14],
    [18, 6],
    [18, 14],
  ]
  const half = (name.length * nameSize(name)) / 4.3 + 2
  const clearance = (x: number, y: number): number =>
    Math.min(
      ENOUGH,
      ...[...points, ...ticks].map(([px, py]) =>
        Math.hypot(Math.max(0, Math.abs(px - x) - half), Math.max(0, Math.abs(py - y + 4) - 4)),
      ),
    )
  const usual: Point = [W / 2, H - 12]
  let best = { spot: usual, value: -Infinity }
  for (const y of steps(17, H - 8, 5))
    for (const x of steps(half + 6, W - half - 6, 4)) {
      const value = clearance(x, y) - Math.hypot(x - usual[0], (y - usual[1]) / 2) * 0.02
      if (value > best.value) best = { spot: [x, y], value }
    }
  return best.spot
}

/** Without number, engine and list, which are for hands and the gallery. `name`: of the place it lies on. */
export function drawCard(card: CardData, turned: boolean, name = ''): Drawing {
  const corner = towerCorner(card, turned)
  const station = card.stations.length > 0
  const [x, y] = name && !station ? nameSpot(card, turned, name) : [0, 0]
  return [
    g({ class: `stage-${card.stage}` }, [
      rect(1, 1, W - 2, H - 2, { rx: 4, fill: 'var(--map-card)' }),
      rect(2.4, 2.4, W - 4.8, H - 4.8, {
        rx: 3.4,
        fill: 'none',
        stroke: 'var(--stage)',
        'stroke-width': 3.2,
      }),
    ]),
    drawTracks(card, turned),
    stageTicks(card.stage, 8, 7),
    corner ? drawTower(corner) : [],
    station
      ? drawStation(card, turned, name)
      : text(x, y, name, { class: 'e1-name halo', 'text-anchor': 'middle', 'font-size': nameSize(name) }),
  ]
}

/** A base card: the landscape with its name and what may be built. */
export function drawBase(space: Space): Drawing {
  const station = space.kind === 'station'
  const signs = space.stations.map((type, i, all) =>
    typeSign(type, W / 2 + (i - (all.length - 1) / 2) * 24, 63),
  )
  return [
    rect(1.6, 1.6, W - 3.2, H - 3.2, {
      rx: 4,
      fill: 'var(--map-base)',
      stroke: 'var(--map-base-line)',
      'stroke-width': 0.9,
    }),
    station ? circle(W / 2, 26, 3.4, { fill: 'none', stroke: 'var(--map-ink)', 'stroke-width': 1.6 }) : [],
    text(W / 2, station ? 46 : 54, space.name, {
      class: station ? 'e1-town' : 'e1-name',
      'text-anchor': 'middle',
      'font-size': station ? 15.4 : 13,
      fill: 'var(--map-ink)',
    }),
    signs,
    text(W - 8, H - 7, space.code, {
      class: 'e1-number',
      'text-anchor': 'end',
      'font-size': 10.5,
      fill: 'var(--map-ink)',
    }),
  ]
}
