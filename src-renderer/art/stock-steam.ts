/** The steam locomotive with its tender: in colour `c` on ground `p`. */
import { circle, g, path, rect, type Drawing } from './svg.ts'

export const steam = (c: string, p: string): Drawing => [
  g(
    { fill: c },
    rect([0, 44, 4, 2.4]),
    rect([95, 44, 5, 2.4]),
    path('M3 48L9 39H14V48Z'),
    rect([8, 20, 44, 19], { rx: 3 }),
    rect([6, 17.6, 4, 24], { rx: 1 }),
    path('M12 18L10.6 8H19.4L18 18Z'),
    rect([9.6, 5.4, 10.8, 3], { rx: 1 }),
    path('M26 20.4Q26 13 31 13T36 20.4Z'),
    path('M40 20.4V15.6H45V20.4Z'),
    path('M50 12H72V15.4H70V42H52V15.4H50Z'),
    rect([8, 38, 62, 5]),
    path('M73 22H97V43H73Z'),
    path('M76 22Q80 15.4 84 18.4Q88 13.8 94 22Z'),
  ),
  [24, 39, 54].map((x) => [
    circle(x, 45.4, 8.6, { fill: p }),
    circle(x, 45.4, 7.4, { fill: 'none', stroke: c, 'stroke-width': 2.4 }),
    circle(x, 45.4, 2.2, { fill: c }),
    path(`M${x - 6} 45.4H${x + 6}M${x} 39.4V51.4`, { stroke: c, 'stroke-width': 1.1 }),
  ]),
  [10.6, 78, 90].map((x) => [
    circle(x, 49.2, 4.8, { fill: p }),
    circle(x, 49.2, 3.8, { fill: 'none', stroke: c, 'stroke-width': 2 }),
  ]),
  rect([22, 44.2, 34, 2.2], { fill: c, rx: 1 }),
  rect([56, 19, 9, 8], { fill: p, rx: 1 }),
  path('M14 24V36M34 20V38', { stroke: p, 'stroke-width': 1.2 }),
]
