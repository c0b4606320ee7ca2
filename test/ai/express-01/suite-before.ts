/** Positions before the last turn: when to end the game, and what goes without saying in the middle of it. */
import type { Express01Action } from '../../../src-shared/games/express-01/types.ts'
import type { State } from '../../../src-main/rules/express-01/state.ts'
import { playAll, position } from '../../rules/express-01/position.ts'
import type { Position } from './suite-position.ts'

type Wanted = Parameters<typeof position>[0]

/** Eleven base cards are upgraded: the twelfth ends the short game. Seat 0 is the last of the round. */
const ELEVEN = {
  ...{ '019': '435', '013': '601', '014': '501', '006': '502', '007': '602', '018': '604' },
  ...{ '001': '107b*', '008': '101b', '003': '108b*', '015': '101c', '016': '104b' },
}
const BASES = [
  ['019', '013', '001', '008', '003', '015'],
  ['014', '006', '007', '018', '016'],
]
const RED = ['101a', '105a', '121']
const ROUTES_OF_STAGE_3 = ['201', '203', '204', '206', '208', '209', '211', '213']

const nearTheEnd = (more: Wanted) => (): State =>
  position({ seats: 2, board: ELEVEN, bases: BASES, gone: [false, true], ...more })
const ahead: Wanted = { shares: [RED, []], hands: [['202', '205'], ROUTES_OF_STAGE_3.slice(0, 3)] }
const behind: Wanted = { shares: [[], RED], hands: [['202', '205'], ROUTES_OF_STAGE_3] }

/** Two decks are empty, of a third one card is left: terminals and the last central station. */
const thirdDeck = (lead: Wanted) => (): State => {
  const taken = ['665', '461', '462', '431', '432', '433', '434']
  const leads = lead === ahead
  const state = position({
    ...{ seats: 2, board, gone: [false, true], phase: 'bonus', shares: [RED, ['137']] },
    hands: leads ? [taken, ['202']] : [['202'], [...taken, ...ROUTES_OF_STAGE_3]],
  })
  return playAll(state, [train])
}

/** Kassel (neutral, +1), Hannover and Magdeburg (red): a red train of three cards pays 4. */
const board = { '019': '435', '013': '601', '014': '501' }
const train: Express01Action = {
  do: 'bonus',
  company: 'red',
  route: ['019', '013', '014'].map((space) => ({ space, stations: [0] })),
}
const middle = (more: Wanted) => (): State =>
  position({ ...{ seats: 2, board, shares: [RED, []], hands: [['201'], ['202']] }, ...more })

export const BEFORE: readonly Position[] = [
  {
    title: '[E1-35] ends the game that it has won',
    state: nearTheEnd({ ...ahead, phase: 'expand' }),
    sound: (action) => action.do === 'pay',
  },
  {
    title: '[E1-35] lays the card that ends the game it has won',
    state: nearTheEnd({ ...ahead, phase: 'expand', credit: 1, hands: [[], ['202', '205']] }),
    sound: (action) => action.do === 'upgrade' && !(action.space in ELEVEN),
  },
  {
    title: '[E1-35] does not end the game that it would lose',
    state: nearTheEnd({ ...behind, phase: 'expand', credit: 1 }),
    sound: (action) => action.do === 'done' || (action.do === 'upgrade' && action.space in ELEVEN),
  },
  {
    title: '[E1-35] takes the last card of a third deck when that wins',
    state: thirdDeck(ahead),
    sound: (action) => action.do === 'take' && action.deck === 'terminal-2',
  },
  {
    title: '[E1-35] leaves the last card of a third deck when taking it loses',
    state: thirdDeck(behind),
    sound: (action) => action.do === 'take' && action.deck !== 'terminal-2',
  },
  {
    title: '[E1-26] without cards in hand sends its train rather than pass',
    state: middle({ phase: 'pair', hands: [[], ['202', '204']] }),
    sound: (action) => action.do === 'pair' && action.pair === 'CD',
  },
  {
    title: '[E1-26] does not skip a payment that is all its own',
    state: middle({ phase: 'bonus' }),
    sound: (action) => action.do === 'bonus',
  },
  {
    title: '[E1-32] declares the engine for a card once its turn is over',
    state: () =>
      playAll(middle({ phase: 'bonus', engine: 1, gone: [false, true], shares: [RED, []] })(), [train]),
    sound: (action) => action.do === 'engine' && action.use,
  },
  {
    title: '[E1-11] pays with a card that is no share',
    state: middle({ phase: 'expand', hands: [['129', '202'], ['204']] }),
    sound: (action) => action.do === 'done' || (action.do === 'pay' && action.card === '202'),
  },
  {
    title: '[E1-12] does not build for a rival alone',
    state: middle({ phase: 'expand', credit: 2, shares: [[], RED], bases: [[], ['013', '014', '019']] }),
    sound: (action) => action.do === 'upgrade' && !['505', '509', '501', '401', '405'].includes(action.card),
  },
]
