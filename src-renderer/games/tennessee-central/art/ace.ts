/** The ace, All Aboard: the first stone of a company's line. */
import type { VNode } from 'vue'
import type { Suit } from '#shared/games/tennessee-central/cards.ts'
import { circle, path } from '../../../art/svg.ts'
import { bothCorners, INK, PAPER, paper } from './paper.ts'
import { lettering, spokes, through } from './pen.ts'
import { suitShape } from './suits.ts'

export const ace = (suit: Suit, banner: string): VNode[] => [
  paper(),
  circle(50, 66, 37, { fill: 'none', stroke: INK, 'stroke-width': 1.2 }),
  circle(50, 66, 33.6, { fill: INK, 'fill-opacity': 0.08, stroke: INK, 'stroke-width': 3.2 }),
  path(spokes(48, 50, 66, 30.4, 28.6).map(through).join(''), { stroke: INK, 'stroke-width': 0.9 }),
  suitShape(suit, [50, 58], 38),
  path('M4 74H96V92H4L9 83Z M96 74L91 83L96 92', { fill: INK }),
  lettering(51, 87.6, banner, { class: 'card-name', 'font-size': 15, fill: PAPER, 'letter-spacing': 1.6 }),
  ...bothCorners('A', suit),
]
