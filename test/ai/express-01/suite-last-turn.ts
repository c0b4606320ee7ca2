/** Positions of the very last turn, where what each action is worth can be counted. */
import { boards } from '../../../src-shared/games/express-01/boards.ts'
import type { Express01Action } from '../../../src-shared/games/express-01/types.ts'
import type { State } from '../../../src-main/rules/express-01/state.ts'
import { playAll, position } from '../../rules/express-01/position.ts'
import type { Position } from './suite-position.ts'

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

/** A track at Boise points to Portland, one of the four spaces in the west. */
const WEST: Parameters<typeof position>[0] = {
  ...{ options: { board: 'usa' }, board: { '066': '501', '057': '101b' } },
  ...{ shares: [[], []], bases: [['066'], ['057']] },
}

const spaceOf = (code: string) => boards.germany.spaces.find((space) => space.code === code)
/** The route spaces beside the network above that a route card may be laid on. */
const onRoute = (action: Express01Action): boolean =>
  action.do === 'upgrade' && spaceOf(action.space)?.kind === 'route'
const noShares = { shares: [[], []], bases: [['013', '019'], ['014']] }
/** Bremen is blue: a blue train of two cards runs from there to Hannover. */
const withBremen = { ...board, '006': '502' }
const MINORITY = [
  ['101a', '102a', '106a'],
  ['105a', '121', '129'],
]

export const LAST_TURN: readonly Position[] = [
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
  {
    title: '[E1-31] sends the train that brings itself more, not the one that pays more',
    state: last({ phase: 'bonus', board: withBremen, shares: MINORITY }),
    sound: (action) => action.do === 'bonus' && action.company === 'blue',
  },
  {
    title: '[E1-31] sends no train that carries its victory to a rival',
    state: last({
      ...{ phase: 'bonus', shares: [['101a'], ['105a', '121', '129']] },
      hands: [['201', '203', '204', '206', '208', '209'], ['202']],
    }),
    sound: (action) => action.do === 'done',
  },
  {
    title: '[E1-7] pays a card for two routes that make two pairs',
    state: last({ ...noShares, phase: 'expand' }),
    sound: (action) => action.do === 'pay',
  },
  {
    title: '[E1-7] lays the first of them',
    state: last({ ...noShares, phase: 'expand', credit: 2 }),
    sound: onRoute,
  },
  {
    title: '[E1-14] lays the second of them, too',
    state: last({
      ...{ phase: 'expand', credit: 1, board: { ...board, '015': '101b' } },
      ...{ shares: [[], []], bases: [['013', '019', '015'], ['014']] },
    }),
    sound: onRoute,
  },
  {
    title: '[E1-9] buys a share before it builds the station that makes it dearer',
    state: last({
      ...{ phase: 'pair', board: { '013': '601' }, shares: [['101a'], []] },
      hands: [['201', '203'], ['202']],
    }),
    sound: (action) => action.do === 'pair' && action.pair === 'BA',
  },
  {
    title: '[E1-7] builds no station for a rival',
    state: last({ phase: 'expand', credit: 2, shares: [[], RED], bases: [[], ['013', '014', '019']] }),
    sound: (action) => action.do === 'upgrade' && !RED_STATIONS.includes(action.card),
  },
  {
    title: '[E1-12] spends the engine on a station that is worth three',
    state: last({ phase: 'expand', engine: 0, hands: [[], ['202']] }),
    sound: (action) => action.do === 'pay' && action.card === 'engine',
  },
  {
    title: '[E1-12] keeps the engine rather than build what is worth one',
    state: last({ phase: 'expand', engine: 0, hands: [[], ['202']], shares: [['101a'], []] }),
    sound: (action) => action.do === 'done',
  },
  {
    title: '[E1-28] sends a train over the two stations of a double',
    state: last({
      phase: 'bonus',
      options: { board: 'usa' },
      board: { '072': '302' },
      shares: [['101a'], []],
    }),
    sound: (action) => action.do === 'bonus',
  },
  {
    title: '[E1-22] pays for the race west where the card comes back with a pair',
    state: last({ ...WEST, phase: 'expand' }),
    sound: (action) => action.do === 'pay',
  },
  {
    title: '[E1-22] lays the second route where a card is to be had',
    state: last({ ...WEST, phase: 'expand', credit: 1 }),
    sound: (action) => action.do === 'upgrade' && action.space === '056',
  },
]
