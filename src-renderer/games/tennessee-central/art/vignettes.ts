/** The pictures on the shares, in engraver's line: rank plays no part in the rules, it gives the sheet a face. */
import type { VNode } from 'vue'
import type { ShareRank } from '#shared/games/tennessee-central/cards.ts'
import { circle, g, line, path, range, rect } from '../../../art/svg.ts'
import { INK, PAPER } from './paper.ts'

const outline = { fill: PAPER, stroke: INK }

/** A sky of level strokes. */
const sky = (
  [from, to]: readonly [from: number, to: number],
  top: number,
  count: number,
  opacity: number,
): VNode[] =>
  range(count).map((i) => {
    const y = top + i * 2.1
    return line([from, y], [to, y], { stroke: INK, 'stroke-width': 0.55, 'stroke-opacity': opacity })
  })

const semaphores = (): VNode[] => [
  ...sky([20, 80], 42, 10, 0.4),
  rect([48.6, 40, 2.8, 44], { fill: INK }),
  g({ transform: 'rotate(-32 50 46)' }, [
    path('M50 42.6H74V49.4H50Z', { fill: INK }),
    rect([66, 42.6, 3, 6.8], { fill: PAPER }),
  ]),
  path('M50 58.6H72L68.6 62T72 65.4H50Z', { fill: INK }),
  circle(46.4, 46, 3.4, { ...outline, 'stroke-width': 1.4 }),
  circle(46.4, 62, 3.4, { ...outline, 'stroke-width': 1.4 }),
  path('M42 84H58M45 70H55M45 76H55', { stroke: INK, 'stroke-width': 1.4 }),
  path('M18 84Q34 74 50 82T82 78V86H18Z', { fill: INK, 'fill-opacity': 0.22 }),
]

const viaduct = (): VNode[] => [
  ...sky([18, 82], 44, 7, 0.35),
  path(
    'M18 58H82V63H79V86H73V71Q73 65.6 67.5 65.6T62 71V86H56V71Q56 65.6 50 65.6T44 71V86H38V71Q38 65.6 32.5 65.6T27 71V86H21V63H18Z',
    { fill: INK },
  ),
  path('M18 86Q36 82 50 86T82 85', { fill: 'none', stroke: INK, 'stroke-width': 1.2 }),
  g({ transform: 'translate(36 42.6) scale(.3)' }, [
    path('M0 44H100V52H0ZM6 20H52V40H6ZM12 18L10 8H20L18 18ZM50 10H72V42H50ZM74 20H98V43H74Z', { fill: INK }),
  ]),
  path('M40 42Q46 36 54 40T68 36', { fill: 'none', stroke: INK, 'stroke-width': 1.2 }),
]

const stationHall = (): VNode[] => [
  ...sky([18, 82], 42, 10, 0.3),
  path('M24 84V62Q24 42 50 42T76 62V84Z', { ...outline, 'stroke-width': 2.4 }),
  path('M29 84V63Q29 47 50 47T71 63V84', { fill: 'none', stroke: INK, 'stroke-width': 0.9 }),
  ...range(9).map((i) => {
    const angle = Math.PI * (1 + i / 8)
    return line([50, 64], [50 + 25 * Math.cos(angle), 64 + 20 * Math.sin(angle)], {
      stroke: INK,
      'stroke-width': 0.9,
    })
  }),
  path('M30 64H70', { stroke: INK, 'stroke-width': 1.4 }),
  ...[33, 42, 51, 60].map((x) => path(`M${x} 84V72Q${x} 68 ${x + 3.5} 68T${x + 7} 72V84Z`, { fill: INK })),
  circle(50, 56, 4.6, { ...outline, 'stroke-width': 1.2 }),
  path('M50 53V56H52.4', { fill: 'none', stroke: INK, 'stroke-width': 1 }),
  rect([20, 84, 60, 2.4], { fill: INK }),
]

export const VIGNETTES: Readonly<Record<ShareRank, () => VNode[]>> = {
  J: semaphores,
  Q: viaduct,
  K: stationHall,
}
