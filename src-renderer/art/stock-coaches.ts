/** Passenger coaches and the diesel train in side view. */
import { bogie, C, couplers, cut, INK, PAPER, ribs, windows } from './stock-parts.ts'
import { circle, path, rect, type Drawing } from './svg.ts'

const coachBody = (...extra: readonly Drawing[]): Drawing => [
  couplers(),
  bogie(18),
  bogie(82),
  rect([3, 15, 94, 29], { fill: C, rx: 3 }),
  rect([5, 12, 90, 5], { fill: INK, rx: 2.4 }),
  rect([3, 36, 94, 2], { fill: PAPER }),
  extra,
]

export const COACHES = {
  mail: (): Drawing =>
    coachBody(
      rect([13, 20, 15, 20], { ...cut }),
      rect([72, 20, 15, 20], { ...cut }),
      rect([39, 20, 22, 13], { fill: PAPER, rx: 1 }),
      path('M39.6 21L50 28L60.4 21', { fill: 'none', stroke: C, 'stroke-width': 1.6 }),
    ),
  coach: (): Drawing => coachBody(windows([9, 21, 33, 45, 57, 69, 81], [20.5, 9, 10.5])),
  dome: (): Drawing =>
    coachBody(
      path('M26 13Q28 3.4 36 3.4H64Q72 3.4 74 13Z', { fill: C }),
      path('M31 12Q33 6.4 37.6 6.4H45V12ZM47.4 6.4H52.6V12H47.4ZM55 6.4H62.4Q67 6.4 69 12H55Z', {
        fill: PAPER,
      }),
      windows([9, 21, 33, 45, 57, 69, 81], [21.5, 9, 9]),
    ),
  sleeper: (): Drawing =>
    coachBody(
      [10, 26, 42, 58].map((x) => [
        path(`M${x} 32V24Q${x} 19.6 ${x + 5} 19.6T${x + 10} 24V32Z`, { fill: PAPER }),
        path(`M${x} 26Q${x + 4} 25 ${x + 5} 19.6Q${x + 6} 25 ${x + 10} 26`, {
          fill: 'none',
          stroke: C,
          'stroke-width': 1.5,
        }),
      ]),
      path('M80 19a7 7 0 1 0 8.4 10.4a8 8 0 0 1 -8.4 -10.4Z', { fill: PAPER }),
    ),
  observation: (): Drawing => [
    couplers(),
    bogie(18),
    bogie(78),
    path('M6 15H82Q97 16 97 34V44H3V18Q3 15 6 15Z', { fill: C }),
    path('M6 12H82Q91 12 95 18H5Z', { fill: INK }),
    rect([3, 36, 94, 2], { fill: PAPER }),
    windows([9, 21, 33, 45], [20.5, 9, 10.5]),
    path('M58 20.5H80Q91 21 92.6 31H58Z', { fill: PAPER }),
    path('M68 20V31.6M79 20V31.6', { stroke: C, 'stroke-width': 2 }),
    circle(94.6, 40.6, 2, { fill: PAPER }),
  ],
  diesel: (): Drawing => [
    couplers(),
    bogie(20),
    bogie(80),
    path('M97 13V45H3Q1.6 37 6 31Q9 29 15 28L24 14.4Q25.4 12.4 29 12.4H96Z', { fill: C }),
    path('M18.6 27L25.6 16.4H34V27Z', { fill: PAPER }),
    path('M3.4 40Q14 36 24 36H97V39.4H26Q14 39.4 3 45Z', { fill: PAPER }),
    windows([44, 58, 72], [18, 7, 7], { rx: 3.5 }),
    ribs([84, 88, 92], 18, 32),
    circle(8.6, 33.4, 2.2, { fill: PAPER }),
    rect([40, 9.6, 52, 3], { fill: INK, rx: 1 }),
  ],
} as const
