/** Freight cars in side view, facing left: set side by side, the vehicles form a train. */
import { bogie, C, chassis, couplers, cut, INK, PAPER, ribs, windows } from './stock-parts.ts'
import { circle, g, line, path, poly, rect, type Drawing, type Point } from './svg.ts'

const CARS_ON_RACK: readonly Point[] = [
  [19.5, 24],
  [50, 24],
  [80.5, 24],
  [19.5, 42.6],
  [50, 42.6],
  [80.5, 42.6],
]
const automobile = (x: number, y: number): Drawing =>
  g(
    { transform: `translate(${x} ${y})` },
    path('M-13 -3V-6.4Q-13 -8 -11 -8H-8L-5 -12.6H4.4L8 -8Q13 -8 13 -5V-3Z', { fill: C }),
    path('M-5.6 -8.2L-3.6 -11H-.4V-8.2ZM1 -8.2V-11H3.8L5.8 -8.2Z', { fill: PAPER }),
    circle(-7.4, -2.6, 2.6, { fill: INK }),
    circle(7.4, -2.6, 2.6, { fill: INK }),
  )

export const FREIGHT = {
  box: (): Drawing => [
    chassis(),
    rect([5, 13, 90, 30], { fill: C }),
    rect([4, 11, 92, 3.4], { fill: INK }),
    rect([37, 16, 26, 27], { ...cut, fill: 'none' }),
    line([50, 16], [50, 43], cut),
    ribs([14, 22, 30, 70, 78, 86], 18, 40),
  ],
  tank: (): Drawing => [
    chassis(),
    rect([5, 15, 90, 27], { fill: C, rx: 13.5 }),
    rect([43, 9, 14, 8], { fill: C, rx: 2 }),
    rect([46, 7, 8, 3], { fill: INK, rx: 1 }),
    ribs([25, 75], 15.6, 41.4),
    path('M14 21Q50 18.4 86 21', { ...cut, 'stroke-opacity': 0.55 }),
    path('M40 17V42M60 17V42M40 24H60', { ...cut, 'stroke-width': 1.1 }),
  ],
  coil: (): Drawing => [
    chassis(),
    path('M6 36H94V43H6Z', { fill: C }),
    [21, 50, 79].map((x) => [
      circle(x, 26.5, 12.5, { fill: C }),
      circle(x, 26.5, 8.4, cut),
      circle(x, 26.5, 4, { fill: PAPER }),
    ]),
    [35.5, 64.5, 7, 93].map((x) =>
      poly(
        [
          [x - 3.6, 37],
          [x, 29],
          [x + 3.6, 37],
        ],
        { fill: INK },
      ),
    ),
  ],
  auto: (): Drawing => [
    chassis(),
    rect([3, 6, 94, 2.6], { fill: C }),
    rect([3, 24, 94, 2.6], { fill: C }),
    [4.6, 35, 65, 95.4].map((x) =>
      line([x, 6], [x, 43], { stroke: C, 'stroke-width': 2.4, 'stroke-linecap': 'round' }),
    ),
    CARS_ON_RACK.map(([x, y]) => automobile(x, y)),
  ],
  caboose: (): Drawing => [
    couplers(),
    bogie(24),
    bogie(76),
    rect([12, 18, 76, 26], { fill: C }),
    rect([8, 15, 84, 3.6], { fill: INK }),
    rect([36, 6, 26, 10], { fill: C }),
    rect([33, 3.6, 32, 3.2], { fill: INK }),
    windows([40, 51], [8, 7, 5.4]),
    windows([20, 45, 69], [23, 10, 9]),
    path('M4 44V26M4 28H12M4 34H12M96 44V26M96 28H88M96 34H88', {
      stroke: INK,
      'stroke-width': 1.8,
      fill: 'none',
    }),
    rect([3, 43, 94, 3], { fill: INK }),
    rect([78, 8, 4, 8], { fill: INK }),
  ],
} as const
