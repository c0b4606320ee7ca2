/** What a card shows in a hand and in the gallery, and not on the map: its number, share symbol and upgrade list. */
import type { CardData } from '#shared/games/express-01/card-set-schema.ts'
import type { VNode } from 'vue'
import { g, path, text, type Drawing, type Point } from '../../../art/svg.ts'
import { freeSpot } from './free-spot.ts'
import { CARD } from './geometry.ts'
import { engineMark } from './marks.ts'

const { width: W, height: H } = CARD

/** What the list adds below the card. */
export const LIST_HEIGHT = 19

const ENGINE = { width: 46, height: 21 }
const spots = new Map<string, { readonly number: Point; readonly engine: Point }>()

/** The number keeps to the upper right corner, the share symbol to the middle below, unless tracks run there. */
function spotsOf(card: CardData, turned: boolean, name: string) {
  const key = `${card.number} ${turned} ${name}`
  const known = spots.get(key)
  if (known) return known
  const engine = freeSpot(card, turned, name, { ...ENGINE, usual: [W / 2, H - 14.5], enough: 8 })
  const taken = card.engine
    ? [{ x: engine[0] - 23, y: engine[1] - 10.5, width: ENGINE.width, height: ENGINE.height }]
    : []
  const number = freeSpot(card, turned, name, {
    width: 21,
    height: 11,
    usual: [W - 15, 12.5],
    enough: 5.5,
    taken,
  })
  const found = { number, engine }
  spots.set(key, found)
  return found
}

export function drawNumber(card: CardData, turned: boolean, name: string): VNode {
  const [x, y] = spotsOf(card, turned, name).number
  return text(x, y + 5, card.number, {
    class: 'plate-name halo',
    'text-anchor': 'middle',
    'font-size': 14,
    fill: 'var(--ink)',
  })
}

/** The share symbol of a card that is one. */
export function drawEngine(card: CardData, turned: boolean, name: string): Drawing {
  const [x, y] = spotsOf(card, turned, name).engine
  const { engine } = card
  return engine ? engineMark(engine.company, engine.inDeck, x - ENGINE.width / 2, y - ENGINE.height / 2) : []
}

/** The numbers of the next stage that may lie here, after an arrow. */
export const drawList = (upgrades: readonly string[]): Drawing =>
  g({ transform: `translate(2 ${H + 14})` }, [
    path('M0 -4.4H9M5.6 -7.8L9 -4.4L5.6 -1', {
      fill: 'none',
      stroke: 'var(--ink-2)',
      'stroke-width': 1.6,
      'stroke-opacity': upgrades.length > 0 ? 1 : 0,
    }),
    text(13, 0, upgrades.join(' '), {
      class: 'e1-number',
      'font-size': 13,
      'word-spacing': 2.5,
      fill: 'var(--ink)',
      ...(upgrades.length > 5 ? { textLength: W - 16, lengthAdjust: 'spacingAndGlyphs' } : {}),
    }),
  ])
