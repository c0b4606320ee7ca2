/** The first round: a station that lies alone, and cards to answer with. What is sound here was played out; docs/ai-notes.md. */
import type { Express01Action } from '../../../src-shared/games/express-01/types.ts'
import { position } from '../../rules/express-01/position.ts'
import type { Position } from './suite-position.ts'

type Wanted = Parameters<typeof position>[0]

const ROUTES = [
  ['201', '202', '204', '205', '206', '208'],
  ['209', '210', '211', '213', '214', '215'],
  ['216', '217', '218', '220', '221', '222'],
  ['223', '225', '226', '227', '229', '230'],
] as const
const YELLOW = ['104a', '108a', '127', '135', '143', '207']

/** Magdeburg stands alone, yellow; seat 0 opened with it and has bought `shares` of it. */
const opened = (seats: number, shares: number, cards: number, more: Wanted = {}): Wanted => ({
  ...{ seats, board: { '013': '604' }, bases: [['013']], round: 1, opening: false, engine: 0 },
  hands: ROUTES.slice(0, seats).map((hand, seat) => (seat === 0 ? hand.slice(0, cards) : [...hand])),
  shares: [YELLOW.slice(0, shares)],
  ...more,
})
const buying: Wanted = { phase: 'acquire', pair: 0, step: 1 }
const answering: Wanted = { turn: 1, gone: [true, false], phase: 'expand', pair: 0, step: 0 }
/** What may lie on a central station of stage 1 and is not of its company. */
const NEUTRAL = ['634', '635']
const isNeutral = (action: Express01Action): boolean =>
  action.do === 'upgrade' && action.space === '013' && NEUTRAL.includes(action.card)

export const OPENING: readonly Position[] = [
  {
    title: '[E1-10] at four seats keeps the last four cards of the first turn',
    state: () => position(opened(4, 2, 4, { ...buying, engine: -1 })),
    sound: (action) => action.do === 'done',
  },
  {
    title: '[E1-15] with its last card makes a lone station neutral in which all of a rival’s cards lie',
    state: () => position(opened(2, 6, 0, { ...answering, engine: -1, credit: 2, hands: [[], []] })),
    sound: isNeutral,
  },
]
