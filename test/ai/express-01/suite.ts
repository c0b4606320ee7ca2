/** Positions of Express 01 with a decision that is known to be right, or known to be silly. Grows with every report. */
import type { Express01Action } from '../../../src-shared/games/express-01/types.ts'
import type { State } from '../../../src-main/rules/express-01/state.ts'
import { playAll, position } from '../../rules/express-01/position.ts'

export interface Position {
  readonly title: string
  readonly state: () => State
  /** Holds for every decision that is acceptable. */
  readonly sound: (action: Express01Action) => boolean
}

/** Kassel (neutral, +1), Hannover and Magdeburg (red): a red train of three cards pays 4. */
const board = { '019': '435', '013': '601', '014': '501' }
const RED = ['101a', '105a', '121']

/** The very last turn of a game of two; seat 0 decides. */
const last = (more: Parameters<typeof position>[0]) => (): State => {
  const state = position({
    ...{ seats: 2, board, shares: [RED, []], hands: [['201'], ['202']], gone: [false, true] },
    ...more,
  })
  state.end = 1
  return state
}

const train: Express01Action = {
  do: 'bonus',
  company: 'red',
  route: ['019', '013', '014'].map((space) => ({ space, stations: [0] })),
}
const RED_STATIONS = ['505', '509', '501', '401', '405']

export const SUITE: readonly Position[] = [
  {
    title: '[E1-29] sends the last train there is time for',
    state: last({ phase: 'pair' }),
    sound: (action) => action.do === 'pair' && action.pair === 'CD',
  },
  {
    title: '[E1-29] does not skip a payment that is all its own',
    state: last({ phase: 'bonus' }),
    sound: (action) => action.do === 'bonus',
  },
  {
    title: '[E1-26] sends the train that pays more',
    state: last({
      phase: 'bonus',
      board: { ...board, '006': '502' },
      shares: [[...RED, '102a', '106a'], []],
    }),
    sound: (action) => action.do === 'bonus' && action.company === 'red',
  },
  {
    title: '[E1-32] keeps the engine where it brings nothing',
    state: () => playAll(last({ phase: 'bonus', engine: 0 })(), [train]),
    sound: (action) => action.do === 'engine' && !action.use,
  },
  {
    title: '[E1-32] keeps two points at the end rather than take one card more',
    state: () =>
      playAll(last({ phase: 'bonus', engine: 0, shares: [['101a'], ['105a', '121', '129']] })(), [train]),
    sound: (action) => action.do === 'engine' && !action.use,
  },
  {
    title: '[E1-14] builds a station that is worth three of its shares',
    state: last({ phase: 'expand' }),
    sound: (action) => action.do === 'pay',
  },
  {
    title: '[E1-14] builds it of its own company',
    state: last({ phase: 'expand', credit: 2 }),
    sound: (action) => action.do === 'upgrade' && RED_STATIONS.includes(action.card),
  },
  {
    title: '[E1-12] pays with a card, not with the engine that is worth two',
    state: last({ phase: 'expand', engine: 0, hands: [['201', '203'], ['202']] }),
    sound: (action) => action.do === 'pay' && action.card !== 'engine',
  },
  {
    title: '[E1-36] spends nothing that brings nothing any more',
    state: last({ phase: 'expand', shares: [[], []], bases: [[], ['013', '014', '019']] }),
    sound: (action) => action.do === 'done',
  },
  {
    title: '[E1-15] makes a rival’s station neutral where that costs it three',
    state: last({ phase: 'expand', shares: [[], RED], bases: [[], ['013', '014', '019']] }),
    sound: (action) => action.do === 'pay',
  },
  {
    title: '[E1-12] buys no share with the engine in the last turn',
    state: last({ phase: 'acquire', engine: 0 }),
    sound: (action) => action.do === 'done',
  },
]
