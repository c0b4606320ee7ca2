/** The doors of a carriage in a seat's livery, closed, its pattern etched into the glass: 1440 x 900. */
import type { VNode } from 'vue'
import type { Livery } from '#shared/contract/games.ts'
import { liveryDisc } from '../../art/marks.ts'
import { circle, el, g, path, range, rect, type Drawing } from '../../art/svg.ts'

const stop = (offset: number, colour: string, opacity = 1): VNode =>
  el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity })

const defs = (): Drawing =>
  el(
    'defs',
    {},
    el(
      'linearGradient',
      { id: 'door-shade', x1: 0, y1: 0, x2: 0, y2: 1 },
      stop(0, '#fff', 0.14),
      stop(0.5, '#000', 0),
      stop(1, '#000', 0.28),
    ),
    el(
      'linearGradient',
      { id: 'door-glass', x1: 0, y1: 0, x2: 0.4, y2: 1 },
      stop(0, 'var(--glass-1)'),
      stop(1, 'var(--glass-2)'),
    ),
    el('clipPath', { id: 'door-pane' }, rect([114, 116, 492, 376], { rx: 38 })),
  )

const pane = (livery: Livery, centre: number): Drawing => [
  rect([92, 96, 536, 420], { rx: 54, fill: 'rgb(0 0 0 / .3)' }),
  rect([98, 100, 524, 408], { rx: 50, fill: 'var(--trim)' }),
  rect([114, 116, 492, 376], { rx: 38, fill: 'url(#door-glass)' }),
  g(
    { 'clip-path': 'url(#door-pane)' },
    path('M60 520L330 60H430L160 520ZM400 520L560 240L600 300L470 520Z', {
      fill: '#fff',
      'fill-opacity': 0.07,
    }),
  ),
  g(
    {
      class: 'etched',
      transform: `translate(${centre - 130} 174) scale(13)`,
      style: { '--seat': 'transparent' },
    },
    liveryDisc(livery),
  ),
]

const body = (): Drawing => [
  rect([0, 590, 720, 10], { fill: 'var(--trim)' }),
  rect([0, 730, 720, 10], { fill: 'var(--trim)' }),
  rect([0, 600, 720, 130], { fill: 'rgb(0 0 0 / .16)' }),
  g(
    { fill: 'rgb(255 255 255 / .5)' },
    range(12).map((i) => circle(30 + i * 60, 640, 9)),
    range(11).map((i) => circle(60 + i * 60, 690, 9)),
  ),
  rect([0, 850, 720, 50], { fill: 'rgb(0 0 0 / .28)' }),
]

const handle = (x: number): Drawing => [
  rect([x, 540, 14, 220], { rx: 7, fill: 'var(--brass)' }),
  rect([x + 2.5, 546, 3, 208], { rx: 1.5, fill: 'rgb(255 255 255 / .55)' }),
]

/** One leaf, with the dark rubber of the seam and its handle; it reaches past the picture so that it can slide. */
const leaf = (side: 'left' | 'right', livery: Livery): VNode => {
  const left = side === 'left'
  return g(
    { class: `leaf ${side}` },
    g(
      { transform: `translate(${left ? 0 : 720} 0)` },
      rect([left ? -720 : 0, 0, 1440, 900], { fill: 'var(--seat)' }),
      rect([left ? -720 : 0, 0, 1440, 900], { fill: 'url(#door-shade)' }),
      pane(livery, left ? 320 : 400),
      body(),
      left
        ? [
            rect([708, 0, 12, 900], { fill: 'rgb(0 0 0 / .45)' }),
            rect([714, 0, 5, 900], { fill: 'rgb(255 255 255 / .28)' }),
          ]
        : [
            rect([0, 0, 12, 900], { fill: 'rgb(0 0 0 / .45)' }),
            rect([1, 0, 5, 900], { fill: 'rgb(0 0 0 / .5)' }),
          ],
      handle(left ? 588 : 118),
    ),
  )
}

export const carriageDoors = (livery: Livery): Drawing => [
  defs(),
  leaf('left', livery),
  leaf('right', livery),
]
