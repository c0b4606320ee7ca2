/** What every card of paper shares: the sheet and the corner with rank and suit. */
import type { VNode } from 'vue'
import type { Suit } from '#shared/games/tennessee-central/cards.ts'
import { g, rect } from '../../../art/svg.ts'
import { lettering } from './pen.ts'
import { suitShape } from './suits.ts'

/** The colour of the company; set by the `suit-*` class of whatever shows the card. */
export const INK = 'var(--suit)'
export const PAPER = 'var(--paper)'

export const paper = (): VNode =>
  rect([0.6, 0.6, 98.8, 138.8], { rx: 6.4, fill: PAPER, stroke: 'var(--paper-edge)', 'stroke-width': 0.9 })

export const corner = (rank: string, suit: Suit): VNode =>
  g({}, [
    lettering(11.5, 23, rank, {
      class: 'card-value',
      'font-size': rank === '10' ? 22 : 24,
      'letter-spacing': rank === '10' ? -1.2 : 0,
      fill: INK,
    }),
    suitShape(suit, [11.5, 33.5], 12.5),
  ])

/** The same corner at the foot, for whoever sits opposite. */
export const bothCorners = (rank: string, suit: Suit): VNode[] => [
  corner(rank, suit),
  g({ transform: 'rotate(180 50 70)' }, [corner(rank, suit)]),
]
