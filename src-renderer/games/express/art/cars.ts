/** Freight cars that only Express has, in a box of 100 x 60, facing left. */
import { bogie, C, chassis, couplers, cut, INK, PAPER, ribs, windows } from '../../../art/stock-parts.ts'
import { circle, path, rect, type Drawing } from '../../../art/svg.ts'

export const FREIGHT_CARS = {
  hopper: (): Drawing => [
    couplers(),
    bogie(16),
    bogie(84),
    path('M4 13H96V25L84 29L76 45H60L54 32H46L40 45H24L16 29L4 25Z', { fill: C }),
    rect([3, 11, 94, 3], { fill: INK }),
    ribs([16, 28, 39, 50, 61, 72, 84], 16, 26),
    path('M22 31L30 43M38 31L33 43M62 31L67 43M78 31L70 43', cut),
  ],
  coal: (): Drawing => [
    chassis(),
    path('M9 22Q14 11 22 13Q28 6 37 11Q44 4 53 9Q61 5 67 11Q76 7 81 14Q89 12 91 22Z', { fill: INK }),
    path('M4 20H96L92 43H8Z', { fill: C }),
    rect([3, 19, 94, 3.4], { fill: INK, rx: 1 }),
    ribs([22, 36, 50, 64, 78], 25, 42),
    circle(37, 14, 1.2, { fill: PAPER }),
    circle(62, 13, 1.2, { fill: PAPER }),
  ],
  gondola: (): Drawing => [
    chassis(),
    path('M10 27L14 19H40L45 23H58L64 17H86L90 27Z', { fill: INK }),
    rect([4, 26, 92, 17], { fill: C }),
    rect([3, 24.6, 94, 3], { fill: INK }),
    ribs([14, 23, 32, 41, 50, 59, 68, 77, 86], 29, 42),
  ],
  commuter: (): Drawing => [
    couplers(),
    bogie(18),
    bogie(82),
    path('M8 6H92Q97 6 97 11V46H3V11Q3 6 8 6Z', { fill: C }),
    windows([9, 22, 35, 57, 70, 83], [11, 9, 8]),
    windows([9, 22, 70, 83], [27, 9, 8]),
    rect([37, 24, 11, 22], { fill: PAPER, rx: 1 }),
    rect([52, 24, 11, 22], { fill: PAPER, rx: 1 }),
    rect([3, 22, 94, 1.8], { fill: PAPER }),
  ],
  piggyback: (): Drawing => [
    chassis(),
    rect([4, 39, 92, 5], { fill: INK }),
    rect([22, 8, 70, 24], { fill: C, rx: 1.5 }),
    path('M22 32H8V23Q8 17 14 17H22Z', { fill: C }),
    rect([10.5, 20, 7, 6], { fill: PAPER, rx: 1 }),
    [12, 72, 83].map((x) => [circle(x, 34.6, 4.4, { fill: INK }), circle(x, 34.6, 1.5, { fill: PAPER })]),
    path('M30 14H84M30 20H84M30 26H84', { ...cut, 'stroke-opacity': 0.85 }),
  ],
  wild: (): Drawing => [
    couplers(),
    bogie(19),
    bogie(81),
    rect([5, 12, 90, 31], { fill: 'none', stroke: C, 'stroke-width': 3, 'stroke-dasharray': '7 4.2', rx: 3 }),
    rect([4, 43, 92, 3], { fill: INK }),
    path('M50 12.6L54.2 23.2L65.6 23.9L56.8 31.1L59.7 42.1L50 36L40.3 42.1L43.2 31.1L34.4 23.9L45.8 23.2Z', {
      fill: C,
    }),
    path('M16 27.5H27M73 27.5H84M20.4 23.4L16 27.5L20.4 31.6M79.6 23.4L84 27.5L79.6 31.6', {
      fill: 'none',
      stroke: C,
      'stroke-width': 2.6,
    }),
  ],
} as const
