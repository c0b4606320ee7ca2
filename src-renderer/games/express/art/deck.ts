/** Every card, and every vehicle by itself, as a symbol of the page's sprite sheet. */
import { LOCALES, type Locale } from '#shared/games/common.ts'
import {
  CARDS,
  DISASTERS,
  PASSENGER,
  POINTS,
  WAY_CARS,
  WILD_CABOOSE,
  type CardName,
  type DisasterName,
  type LaidName,
  type WayCarName,
} from '#shared/games/express/cards.ts'
import { PRINTED } from '#shared/games/express/texts/printed.ts'
import { defineSymbol } from '../../../art/sprite.ts'
import { steam } from '../../../art/stock-steam.ts'
import { g, path, rect, text, type Drawing } from '../../../art/svg.ts'
import { band, corner, lamps, name, onRail, paper, star, title, track, value } from './frame.ts'
import { TROUBLE } from './trouble.ts'
import { wagonDrawing, type Wagon } from './vehicles.ts'

/** A card with its face up, or the back of any: the face-down loco. */
export type CardFace = LaidName | 'back'
export const CARD_BOX = '0 0 100 140'
export const WAGON_BOX = '0 0 100 58'
export const FACES: readonly CardFace[] = [...CARDS, WILD_CABOOSE, 'back']

const PATTERN: Partial<Record<LaidName, string>> = {
  ...{ box: 'posts', hopper: 'chevrons', tank: 'dots', coal: 'slash', coil: 'rings', gondola: 'bricks' },
  ...{ commuter: 'lines', piggyback: 'checks', auto: 'grid', diesel: 'lines', wild: 'waves' },
  ...{ 'wild-caboose': 'waves', turntable: 'rings' },
}
const isOf = <T extends CardName>(group: readonly T[], card: LaidName): card is T =>
  (group as readonly LaidName[]).includes(card)
/** The name at the foot of a card, in the page's language. */
export const printedName = (card: LaidName, locale: string): string =>
  PRINTED[LOCALES.find((known) => known === locale) ?? 'en'].names[card]

/** The way car that answers a disaster. */
export const wayCarAgainst = (disaster: DisasterName): WayCarName =>
  WAY_CARS[DISASTERS.indexOf(disaster)] ?? 'light-crane'

/** The foot of a disaster: the way car that stops it, white on its own green. */
const shield = (disaster: DisasterName): Drawing => [
  path('M1 120H99V133A6 6 0 0 1 93 139H7A6 6 0 0 1 1 133Z', { fill: 'var(--car-way)' }),
  g(
    {
      transform: 'translate(35 121.4) scale(.3)',
      style: { '--car': '#fff', '--card-ink': '#fff', '--paper': 'var(--car-way)' },
    },
    wagonDrawing(wayCarAgainst(disaster)),
  ),
]

function trouble(card: DisasterName | 'turntable', locale: Locale): Drawing {
  const words = PRINTED[locale]
  const plain = card === 'turntable'
  return [
    paper(),
    band(plain ? 'rings' : 'slash', 30),
    title(plain ? words.again : words.disaster),
    g({ transform: `translate(0 ${plain ? -6 : -12})` }, TROUBLE[card]()),
    plain ? name(words.names[card]) : [shield(card), name(words.names[card], 114)],
  ]
}

/** What stands at the right of the head. */
function mark(card: LaidName, locale: Locale): Drawing {
  const { end, any, way } = PRINTED[locale]
  if (isOf(PASSENGER, card)) return lamps(PASSENGER.indexOf(card) + 1)
  if (isOf(WAY_CARS, card)) return corner(way)
  if (card === 'caboose') return corner(end)
  if (card === 'wild') return [star(18, 20, 1.25), corner(any)]
  return card === WILD_CABOOSE ? [star(18, 20, 1.25), corner(end)] : []
}

function pointsOn(card: LaidName): string {
  if (isOf(WAY_CARS, card)) return '5'
  if (card === 'diesel') return '×2'
  const points = card === WILD_CABOOSE ? 0 : (POINTS[CARDS.indexOf(card)] ?? 0)
  return points > 0 ? String(points) : ''
}

export function drawCard(face: CardFace, locale: Locale): Drawing {
  if (face === 'back') return back()
  if (isOf(DISASTERS, face) || face === 'turntable') return trouble(face, locale)
  const points = pointsOn(face)
  return [
    paper(),
    band(isOf(WAY_CARS, face) ? 'backslash' : (PATTERN[face] ?? 'solid')),
    points ? value(points) : [],
    mark(face, locale),
    track(),
    onRail(wagonDrawing(face)),
    name(PRINTED[locale].names[face]),
  ]
}

const smoke = (d: string, opacity: number): Drawing =>
  path(d, {
    ...{ fill: 'none', stroke: 'var(--back-line)', 'stroke-width': 2, 'stroke-linecap': 'round' },
    'stroke-opacity': opacity,
  })

/** A loco on the rail the cars run on. */
const back = (): Drawing => [
  rect([0.6, 0.6, 98.8, 138.8], { rx: 6.4, fill: 'var(--back)', stroke: 'var(--back-2)', 'stroke-width': 1 }),
  rect([5, 5, 90, 130], { rx: 4, fill: 'none', stroke: 'var(--back-line)', 'stroke-width': 1.2 }),
  smoke('M16 48Q10 42 17 37Q14 28 25 27Q27 17 39 20Q48 12 57 20Q69 18 71 27Q82 27 82 35', 0.75),
  smoke('M22 50Q19 44 26 41Q27 34 36 35Q42 29 50 34', 0.5),
  track('var(--back-line)'),
  onRail(steam('var(--back-line)', 'var(--back)')),
  text(50, 127, 'EXPRESS', {
    ...{ class: 'card-name', 'text-anchor': 'middle', 'font-size': 13, 'letter-spacing': 3 },
    fill: 'var(--back-line)',
  }),
]

export const cardSymbol = (face: CardFace, locale: Locale): string =>
  face === 'back' ? 'ex-back' : `ex-${face}-${locale}`
export const wagonSymbol = (wagon: Wagon): string => `ex-wagon-${wagon}`

/** Puts one card into the sprite sheet: only for a picture that shows the same cards to everybody. */
export function printCard(face: CardFace, locale: Locale): void {
  defineSymbol(cardSymbol(face, locale), CARD_BOX, () => drawCard(face, locale))
}

/**
 * Puts the whole deck into the sprite sheet, once a language. All of it at once, so that the symbols present tell
 * nothing of the hands that were shown.
 */
export function printDeck(locale: Locale): void {
  for (const face of FACES) printCard(face, locale)
  for (const wagon of [...CARDS, WILD_CABOOSE, 'loco'] as const) {
    defineSymbol(wagonSymbol(wagon), WAGON_BOX, () => [
      wagonDrawing(wagon),
      rect([0, 54, 100, 2.2], { fill: 'var(--card-ink)' }),
    ])
  }
}
