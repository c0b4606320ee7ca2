/** Whole cards: upgrade cards either way up, and base cards as part of the landscape. */
import { h, type VNode } from 'vue'
import type { CardData } from '#shared/games/express-01/card-set-schema.ts'
import type { Space } from '#shared/games/express-01/boards.ts'
import { circle, g, rect, text, type Drawing, type Point } from '../../../art/svg.ts'
import { defineSymbol } from '../../../art/sprite.ts'
import { CARDS } from './card-set.ts'
import { freeSpot } from './free-spot.ts'
import { CARD } from './geometry.ts'
import { layoutOf } from './layout.ts'
import { stageTicks, typeSign } from './marks.ts'
import { drawStation, drawTower, towerCorner } from './station.ts'
import { drawLines } from './track.ts'

const { width: W, height: H } = CARD
const BOX = `0 0 ${W} ${H}`
const trackSymbol = (card: CardData): string => `e1-track-${card.number}`

/**
 * Puts the tracks of every card into the sprite sheet: all at once, so that the symbols present tell nothing of
 * the hands that were shown. `cards`: those alone, for a picture that shows the same ones to everybody.
 */
export function printTracks(cards: readonly CardData[] = CARDS): void {
  for (const card of cards) defineSymbol(trackSymbol(card), BOX, () => drawLines(layoutOf(card).lines))
}

const drawTracks = (card: CardData, turned: boolean): VNode =>
  h('use', {
    href: `#${trackSymbol(card)}`,
    width: W,
    height: H,
    ...(turned ? { transform: `rotate(180 ${W / 2} ${H / 2})` } : {}),
  })

const nameSize = (name: string): number => (name.length > 12 ? 11 : 12.6)

const spots = new Map<string, Point>()
function nameSpot(card: CardData, turned: boolean, name: string): Point {
  const key = `${card.number} ${turned} ${name}`
  const size = nameSize(name)
  const found =
    spots.get(key) ??
    freeSpot(card, turned, name, {
      width: name.length * size * 0.57 + 4,
      height: 9,
      usual: [W / 2, H - 16],
      enough: 15,
    })
  spots.set(key, found)
  return found
}

/** Without number, engine and list, which are for hands and the gallery. `name`: of the place it lies on. */
export function drawCard(card: CardData, turned: boolean, name = ''): Drawing {
  const corner = towerCorner(card, turned)
  const station = card.stations.length > 0
  const [x, y] = name && !station ? nameSpot(card, turned, name) : [0, 0]
  return [
    g({ class: `stage-${card.stage}` }, [
      rect([1, 1, W - 2, H - 2], { rx: 4, fill: 'var(--map-card)' }),
      rect([2.4, 2.4, W - 4.8, H - 4.8], {
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
      : text(x, y + 4, name, { class: 'e1-name halo', 'text-anchor': 'middle', 'font-size': nameSize(name) }),
  ]
}

/** A base card: the landscape with its name and what may be built. */
export function drawBase(space: Space): Drawing {
  const station = space.kind === 'station'
  const signs = space.stations.map((type, i, all) =>
    typeSign(type, W / 2 + (i - (all.length - 1) / 2) * 24, 63),
  )
  return [
    rect([1.6, 1.6, W - 3.2, H - 3.2], {
      rx: 4,
      fill: 'var(--map-base)',
      stroke: 'var(--map-base-line)',
      'stroke-width': 0.9,
    }),
    station ? circle(W / 2, 26, 3.4, { fill: 'none', stroke: 'var(--map-ink)', 'stroke-width': 1.6 }) : [],
    text(W / 2, station ? 46 : 54, space.name, {
      class: station ? 'e1-town on-land' : 'e1-name on-land',
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
