/** The way cars in a box of 100 x 60, facing left. */
import type { WayCarName } from '#shared/games/express/cards.ts'
import { bogie, C, chassis, couplers, cut, INK, PAPER, wheel, windows } from '../../../art/stock-parts.ts'
import { circle, line, path, rect, type Drawing } from '../../../art/svg.ts'

const hook = (width: number) => ({ fill: 'none', stroke: INK, 'stroke-width': width })
const sill = (): Drawing => rect([4, 42.6, 92, 3.4], { fill: INK, rx: 0.8 })

export const WAY_CARS_DRAWN: Readonly<Record<WayCarName, () => Drawing>> = {
  'light-crane': () => [
    chassis(),
    rect([52, 22, 34, 20], { fill: C, rx: 2 }),
    windows([56], [26, 9, 8]),
    path('M58 24L16 6L14 9L52 34Z', { fill: C }),
    line([16, 7], [16, 28], { stroke: INK, 'stroke-width': 1.6 }),
    path('M16 28v4q0 3 -3 3t-3 -2.4', hook(2)),
    path('M26 12.6L36 23M36 16.6L46 28', cut),
  ],
  boom: () => [
    chassis(),
    rect([4, 38, 92, 5], { fill: C }),
    path('M8 36L14 26H86L92 36Z', { fill: 'none', stroke: C, 'stroke-width': 3 }),
    path('M14 26L24 36L34 26L44 36L54 26L64 36L74 26L84 36', {
      fill: 'none',
      stroke: C,
      'stroke-width': 2.2,
    }),
    rect([70, 12, 16, 14], { fill: C }),
    windows([74], [15, 8, 6]),
    line([20, 26], [20, 14], { stroke: C, 'stroke-width': 3 }),
    circle(20, 13, 3, { fill: INK }),
  ],
  office: () => [
    couplers(),
    bogie(20),
    bogie(80),
    path('M5 15H84V44H5Z', { fill: C }),
    path('M4 12H96V16H4Z', { fill: INK }),
    windows([11, 24], [21, 9, 11]),
    rect([38, 21, 24, 11], { fill: PAPER, rx: 1 }),
    path('M50 21V32', { stroke: C, 'stroke-width': 2 }),
    rect([68, 20, 10, 24], { fill: PAPER }),
    path('M96 16V44M84 30H96M84 36H96', hook(1.8)),
    rect([3, 43, 94, 3], { fill: INK }),
  ],
  transfer: () => [
    couplers(),
    sill(),
    bogie(20),
    bogie(80),
    rect([34, 14, 32, 29], { fill: C }),
    rect([31, 11, 38, 3.6], { fill: INK }),
    windows([39, 52], [19, 9, 9]),
    path('M5 43V29H32M5 36H32M14 29V43M23 29V43M95 43V29H68M95 36H68M86 29V43M77 29V43', {
      stroke: C,
      'stroke-width': 2.2,
      fill: 'none',
    }),
  ],
  'heavy-crane': () => [
    couplers(),
    sill(),
    [12, 24, 36, 64, 76, 88].map((x) => wheel(x, 4.6)),
    path('M48 42V18Q48 14 52 14H90Q94 14 94 18V42Z', { fill: C }),
    rect([80, 6, 6, 9], { fill: INK }),
    windows([54, 66], [19, 9, 9]),
    path('M54 42L10 3L6 7L44 42Z', { fill: C }),
    path('M15 10.4L20 18M24 18L29 27M33 26L38 36', cut),
    line([9, 6], [9, 24], { stroke: INK, 'stroke-width': 2 }),
    path('M9 24v4q0 3.6 -3.4 3.6t-3.4 -2.6', hook(2.4)),
    path('M60 36H88', cut),
  ],
}
