/** Parts every card shares, in a box of 100 x 140: side by side the rails of the cards are one track. */
import { g, path, range, rect, text, type Attrs, type Drawing } from '../../../art/svg.ts'

export const INK = 'var(--card-ink)'
export const CAR = 'var(--car)'
const RAIL = 106

export const paper = (): Drawing =>
  rect([0.6, 0.6, 98.8, 138.8], {
    rx: 6.4,
    fill: 'var(--paper)',
    stroke: 'var(--paper-edge)',
    'stroke-width': 0.9,
  })

/** The coloured head; `pattern` tells the type of car where colour does not. */
export function band(pattern: string, height = 37): Drawing {
  const shape = `M1 ${height}V7A6 6 0 0 1 7 1H93A6 6 0 0 1 99 7V${height}Z`
  return [
    path(shape, { fill: CAR }),
    pattern === 'solid' ? [] : path(shape, { fill: `url(#p-${pattern})` }),
    rect([1, height, 98, 1.6], { fill: INK, 'fill-opacity': 0.55 }),
  ]
}

/** Letters on a band keep a ground of the band's own colour around them. */
const GROUND: Attrs = {
  ...{ fill: '#fff', stroke: CAR, 'stroke-width': 7, 'stroke-linejoin': 'round', 'paint-order': 'stroke' },
}
export const value = (points: string): Drawing =>
  text(10, 30.5, points, { class: 'card-value', 'font-size': 34, ...GROUND })
export const corner = (word: string): Drawing =>
  text(91, 26.5, word.toUpperCase(), {
    ...{ class: 'card-name', 'text-anchor': 'end', 'font-size': word.length > 4 ? 15 : 18, ...GROUND },
  })
export const title = (word: string): Drawing =>
  text(50, 22, word.toUpperCase(), {
    ...{ class: 'card-name', 'text-anchor': 'middle', 'font-size': 16, 'letter-spacing': 1, ...GROUND },
  })
export const name = (word: string, y = 131): Drawing =>
  text(50, y, word.toUpperCase(), {
    ...{ class: 'card-name', 'text-anchor': 'middle', 'font-size': word.length > 11 ? 13.6 : 16, fill: INK },
  })

export const track = (colour = INK): Drawing => [
  rect([0, RAIL, 100, 2.2], { fill: colour }),
  range(10).map((i) => rect([i * 10 + 2.4, RAIL + 3.2, 5.2, 3], { fill: colour, 'fill-opacity': 0.45 })),
]
export const onRail = (...art: readonly Drawing[]): Drawing =>
  g({ transform: `translate(0 ${RAIL - 54})` }, ...art)

/** Where a passenger car, from 1, stands in the order of the consist: one lamp of five. */
export const lamps = (place: number): Drawing =>
  range(5).map((i) =>
    rect([44 + i * 10, 15, 7, 8.6], {
      ...{ rx: 1.4, fill: i + 1 === place ? '#fff' : 'none', stroke: '#fff', 'stroke-width': 1.4 },
    }),
  )
export const star = (x: number, y: number, size: number): Drawing =>
  path('M0 -10L2.9 -3.4L10 -3L4.5 1.6L6.4 8.6L0 4.6L-6.4 8.6L-4.5 1.6L-10 -3L-2.9 -3.4Z', {
    ...{ transform: `translate(${x} ${y}) scale(${size})`, fill: '#fff' },
  })
