/** The pictures of the disasters and of the turntable. */
import type { DisasterName } from '#shared/games/express/cards.ts'
import { steam } from '../../../art/stock-steam.ts'
import { circle, g, line, path, range, rect, type Drawing } from '../../../art/svg.ts'
import { CAR, INK } from './frame.ts'
import { wagonDrawing, type Wagon } from './vehicles.ts'

const at = (transform: string, wagon: Wagon): Drawing => g({ transform }, wagonDrawing(wagon))
const engine = (transform: string): Drawing => g({ transform }, steam(INK, 'var(--paper)'))
const stroke = (colour: string, width: number) => ({
  ...{ fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round' },
})

export const TROUBLE: Readonly<Record<DisasterName | 'turntable', () => Drawing>> = {
  'broken-car': () => [
    at('translate(2 46) scale(.62)', 'box'),
    path('M62 70l4 6l-4 5l5 6l-4 6', stroke(CAR, 2.6)),
    at('rotate(24 82 88) translate(64 58) scale(.5)', 'box'),
  ],
  derailment: () => [
    path('M0 106H40L58 98L100 112', stroke(INK, 2.4)),
    at('rotate(16 50 80) translate(14 44) scale(.78)', 'hopper'),
    path('M8 96l-5 -6M14 92l-2 -8M90 100l7 -4', stroke(CAR, 2.6)),
  ],
  steal: () => [
    at('translate(28 51) scale(.68)', 'tank'),
    path('M30 62Q14 50 12 76', stroke(CAR, 4)),
    path('M4 72L12 87L20 72Z', { fill: CAR }),
    line([0, 88], [100, 88], { stroke: INK, 'stroke-width': 2 }),
  ],
  'switch-engines': () => [
    engine('translate(4 40) scale(.56)'),
    engine('translate(96 76) scale(-.56 .56)'),
    path('M72 56Q92 60 86 76M28 100Q8 96 14 80', stroke(CAR, 4)),
    path('M80 74L84 85L92 76ZM20 82L16 71L8 80Z', { fill: CAR }),
  ],
  wreck: () => [
    engine('rotate(-28 40 80) translate(-2 46) scale(.62)'),
    at('rotate(34 70 80) translate(44 56) scale(.55)', 'coal'),
    path('M50 44l3 12l10 -7l-4 11l13 0l-11 7l8 9l-12 -3l-3 12l-7 -10l-9 8l1 -12l-12 0l9 -8l-8 -9l12 1Z', {
      fill: CAR,
    }),
  ],
  turntable: () => [
    circle(50, 78, 34, { fill: 'none', stroke: INK, 'stroke-width': 3 }),
    circle(50, 78, 29, {
      ...{ fill: 'var(--paper-2)', stroke: INK, 'stroke-width': 1, 'stroke-dasharray': '2 2.4' },
    }),
    g(
      { transform: 'rotate(-35 50 78)' },
      rect([15, 70, 70, 16], { fill: CAR }),
      range(11).map((i) => rect([17 + i * 6.2, 70, 3, 16], { fill: '#fff', 'fill-opacity': 0.3 })),
      rect([15, 73, 70, 2], { fill: '#fff' }),
      rect([15, 81, 70, 2], { fill: '#fff' }),
    ),
    path('M18 56A39 39 0 0 1 44 40M82 100A39 39 0 0 1 56 116', {
      fill: 'none',
      stroke: CAR,
      'stroke-width': 4,
    }),
    path('M42 33L53 39L43 47ZM58 123L47 117L57 109Z', { fill: CAR }),
  ],
}
