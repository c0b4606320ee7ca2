/** What a card shows in a hand and in the gallery, and not on the map: its number, share symbol and upgrade list. */
import type { CardData } from '#shared/games/express-01/cards.ts'
import { g, path, text, type Drawing } from '../../../art/svg.ts'
import { CARD } from './geometry.ts'
import { engineMark } from './marks.ts'

const { width: W, height: H } = CARD

/** What the list adds below the card. */
export const LIST_HEIGHT = 19

/** In the corner beyond the track of the north-eastern side. */
export const drawNumber = (number: string): Drawing =>
  text(W - 5.4, 17.4, number, {
    class: 'plate-name halo',
    'text-anchor': 'end',
    'font-size': 14,
    fill: 'var(--ink)',
  })

/** Between the tracks of the two southern sides, where few tracks run. */
export const drawEngine = ({ company, inDeck }: NonNullable<CardData['engine']>): Drawing =>
  engineMark(company, inDeck, W / 2 - 23, H - 25)

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
      fill: 'var(--ink)',
      ...(upgrades.length > 6 ? { textLength: W - 16, lengthAdjust: 'spacingAndGlyphs' } : {}),
    }),
  ])
