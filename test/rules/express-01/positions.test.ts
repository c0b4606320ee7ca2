/** Worked positions: what a card buys, the last share, payments with the black engine, swaps, both ends. */
import { describe, expect, test } from 'vitest'
import type { BoardId } from '#shared/games/express-01/values.ts'
import type { Express01Action, RouteStep } from '#shared/games/express-01/types.ts'
import { express01 } from '../../../src-main/rules/express-01/index.ts'
import { playAll, position, refusals, viewOf } from './position.ts'

const network = { '013': '601', '014': '501', '015': '101a' }
const lay = (space: string, code: string): Express01Action => ({
  ...{ do: 'upgrade', space, card: code.replace('*', ''), turned: code.endsWith('*') },
})
const pay = (card: string): Express01Action => ({ do: 'pay', card })

describe('[E1-14] upgrades for one card', () => {
  const cases: [string, Express01Action[], Express01Action, string[]][] = [
    ['two base cards of routes', [lay('016', '104a')], lay('012', '101b'), ['E1-17 continuesNoTrack']],
    ['the second beside the first', [lay('016', '104a')], lay('010', '106a'), ['E1-20 offTheBoard']],
    ['the second on a third space', [lay('016', '104a')], lay('010', '108a*'), []],
    ['a base card and the same space again', [lay('016', '104a')], lay('016', '125*'), []],
    ['an upgrade and a base card', [lay('015', '124')], lay('016', '104a'), []],
    ['two stages on one space', [lay('015', '124')], lay('015', '101b'), ['E1-15 notListed']],
    ['a station second', [lay('016', '104a')], lay('006', '502'), ['E1-14 stationCostsACard']],
    ['a route after a station', [lay('006', '502')], lay('016', '104a'), ['E1-14 payFirst']],
    ['a third route', [lay('016', '104a'), lay('010', '108a*')], lay('015', '124'), ['E1-14 payFirst']],
  ]
  test.each(cases)('%s', (_, before, action, expected) => {
    const state = playAll(position({ board: network, credit: 2 }), before)
    expect(refusals(state, action).filter((r) => !r.startsWith('E1-18'))).toEqual(expected)
  })
})

describe('[E1-11] a card just paid is built at once', () => {
  const cases: [string, string, Express01Action][] = [
    ['a route of stage 2', '124', lay('015', '124')],
    ['a route of stage 1', '104a', lay('016', '104a')],
    ['a through station', '502', lay('006', '502')],
    ['a terminal', '403', lay('019', '403')],
    ['a central station of stage 2', '630', lay('013', '630*')],
  ]
  test.each(cases)('%s', (_, card, action) => {
    const state = position({ board: network, hands: [[card, '201'], ['202'], ['203']] })
    // In the hand it cannot be built; paid, it can.
    expect(refusals(playAll(state, [pay('201')]), action)).toContain('E1-16 notInADeck')
    const built = playAll(state, [pay(card), action])
    expect(viewOf(built).board).toContainEqual(
      expect.objectContaining({ space: (action as { space: string }).space, card }),
    )
  })
})

describe('[E1-25] [E1-37] the last share', () => {
  const RED = ['101a', '105a', '121', '129', '137', '201', '210', '219', '228']
  const soldOut = (engine: number, first: string[], second: string[]) =>
    position({
      board: { '013': '601' },
      hands: [['202'], [], []],
      shares: [[], first, second],
      phase: 'acquire',
      engine,
    })
  const cases: [string, number, [string[], string[]], number[]][] = [
    ['either seat, nobody has the engine', -1, [RED.slice(0, 8), RED.slice(8)], [1, 2]],
    ['not the first, who has the engine', 1, [RED.slice(0, 8), RED.slice(8)], [2]],
    ['not the second', 2, [RED.slice(0, 8), RED.slice(8)], [1]],
    ['nobody: its only holder has the engine', 1, [RED, []], []],
    ['its only holder, another has the engine', 2, [RED, []], [1]],
    ['nobody: a deck still holds one', -1, [RED.slice(0, 8), []], []],
  ]
  test.each(cases)('from %s', (_, engine, [first, second], expected) => {
    const { actions } = express01.legalActions(soldOut(engine, first, second), 0)
    const from = actions.flatMap((action) => (action.do === 'buy' ? [action.from ?? -1] : []))
    expect([...new Set(from)].filter((seat) => seat >= 0)).toEqual(expected)
  })
})

describe('[E1-31] [E1-32] who takes the cards', () => {
  /** Kassel 019 (neutral, +1), Hannover 013 and Magdeburg 014 (red): 4 cards, for 3 shares or more. */
  const route: RouteStep[] = ['019', '013', '014'].map((space) => ({ space, stations: [0] }))
  const cases: [string, { counts: number[]; turnCard: number[] }, [number, boolean], number[]][] = [
    ['without the engine', { counts: [1, 2, 2], turnCard: [1, 2, 3] }, [2, false], [0, 1, 2, 1]],
    ['the initiator’s engine', { counts: [1, 2, 2], turnCard: [1, 2, 3] }, [0, true], [0, 1, 2, 0]],
    ['the second seat’s engine', { counts: [1, 1, 2], turnCard: [1, 2, 3] }, [1, true], [0, 1, 2, 1]],
    ['the third seat’s engine', { counts: [1, 1, 1], turnCard: [1, 2, 3] }, [2, true], [0, 1, 2, 2]],
    ['an engine without a share', { counts: [3, 0, 1], turnCard: [1, 2, 3] }, [1, true], [0, 1, 2, 0]],
    ['the same, kept', { counts: [3, 0, 1], turnCard: [1, 2, 3] }, [1, false], [0, 2, 0, 0]],
    ['round to the lower turn cards', { counts: [1, 2, 2], turnCard: [2, 1, 3] }, [-1, false], [0, 2, 1, 2]],
    ['from the last turn card', { counts: [1, 2, 2], turnCard: [3, 2, 1] }, [-1, false], [0, 2, 1, 2]],
    [
      'what is left falls to the initiator',
      { counts: [2, 1, 0], turnCard: [1, 2, 3] },
      [-1, false],
      [0, 1, 0, 0],
    ],
    [
      'an engine that gets nothing is gone all the same',
      { counts: [2, 3, 0], turnCard: [1, 3, 2] },
      [1, true],
      [0, 1, 0, 1],
    ],
    ['alone', { counts: [3, 0, 0], turnCard: [1, 2, 3] }, [-1, false], [0, 0, 0, 0]],
  ]
  test.each(cases)('%s', (_, { counts, turnCard }, [engine, use], expected) => {
    const red = ['101a', '105a', '121', '129', '137', '201', '210', '219', '228']
    const state = position({
      board: { '019': '435', '013': '601', '014': '501' },
      phase: 'bonus',
      shares: counts.map((count) => red.splice(0, count)),
      turnCard,
      engine,
    })
    const sent = playAll(state, [
      { do: 'bonus', company: 'red', route },
      ...(engine < 0 ? [] : [{ do: 'engine', use } as const]),
    ])
    expect(viewOf(sent).payment?.queue).toEqual(expected)
    expect(viewOf(sent).engine).toBe(use || engine < 0 ? undefined : engine)
  })
})

describe('[E1-34] swapped turn cards', () => {
  const cases: [
    string,
    { turnCard: number[]; gone: boolean[] },
    [number, number],
    { cards: number[]; next: number; round: number },
  ][] = [
    [
      'with one still to come',
      { turnCard: [1, 2, 3], gone: [false, false, false] },
      [0, 2],
      { cards: [3, 2, 1], next: 2, round: 2 },
    ],
    [
      'with the next',
      { turnCard: [1, 2, 3], gone: [false, false, false] },
      [0, 1],
      { cards: [2, 1, 3], next: 1, round: 2 },
    ],
    [
      'with one who has gone',
      { turnCard: [1, 2, 3], gone: [true, false, false] },
      [1, 0],
      { cards: [2, 1, 3], next: 2, round: 2 },
    ],
    [
      'a higher card gives no second turn',
      { turnCard: [1, 2, 3], gone: [true, false, false] },
      [1, 2],
      { cards: [1, 3, 2], next: 2, round: 2 },
    ],
    [
      'the last of the round becomes the first',
      { turnCard: [1, 2, 3], gone: [true, true, false] },
      [2, 0],
      { cards: [3, 2, 1], next: 2, round: 3 },
    ],
    [
      'the last swaps with the middle',
      { turnCard: [1, 2, 3], gone: [true, true, false] },
      [2, 1],
      { cards: [1, 3, 2], next: 0, round: 3 },
    ],
  ]
  test.each(cases)('%s', (_, { turnCard, gone }, [turn, other], { cards, next, round }) => {
    const state = position({ board: network, turnCard, gone, turn, phase: 'order' })
    const after = viewOf(playAll(state, [{ do: 'swap', with: other }]))
    expect(after.seats.map((seat) => seat.turnCard)).toEqual(cards)
    expect([after.turn, after.round]).toEqual([next, round])
  })
})

describe('[E1-35] the end by decks', () => {
  const decks: Record<BoardId, string[][]> = {
    germany: [
      ['665'],
      ['461', '462'],
      ['561', '562', '563', '564', '565'],
      ['431', '432', '433', '434', '435', '436'],
    ],
    usa: [
      ['301', '302', '303'],
      ['561', '562', '563', '564', '565'],
      ['361', '362', '363', '364', '365', '366'],
      ['331', '332', '333', '334', '335', '336', '337', '338'],
    ],
  }
  const cases: [BoardId, 'short' | 'long', number, boolean][] = [
    ['germany', 'short', 2, false],
    ['germany', 'short', 3, true],
    ['germany', 'long', 3, false],
    ['germany', 'long', 4, true],
    ['usa', 'short', 2, false],
    ['usa', 'short', 3, true],
    ['usa', 'long', 3, false],
    ['usa', 'long', 4, true],
  ]
  test.each(cases)('%s, the %s game with %i empty decks: %s', (board, length, count, last) => {
    const state = position({
      options: { board, length },
      hands: [decks[board].slice(0, count).flat(), ['201'], ['202']],
      phase: 'bonus',
    })
    const after = viewOf(playAll(state, [{ do: 'done' }]))
    expect([after.decksEmpty, after.lastRound]).toEqual([count, last])
  })
})

describe('[E1-7] [E1-36] capital', () => {
  const cases: [string, { hand: string[]; shares: string[]; bases: string[][] }, number, number[]][] = [
    [
      'a neutral station counts for nobody',
      { hand: ['201'], shares: ['101a'], bases: [['019'], []] },
      -1,
      [2, 0],
    ],
    ['a pair needs one of each', { hand: [], shares: [], bases: [['013', '014', '015'], []] }, -1, [1, 0]],
    ['two pairs', { hand: [], shares: [], bases: [['013', '014', '015', '016'], []] }, -1, [2, 0]],
    ['the engine', { hand: [], shares: [], bases: [[], []] }, 1, [0, 2]],
    [
      'shares of a company without a station',
      { hand: ['201'], shares: ['102a', '102a'], bases: [[], []] },
      -1,
      [1, 0],
    ],
  ]
  test.each(cases)('%s', (_, { hand, shares, bases }, engine, expected) => {
    const state = position({
      seats: 2,
      board: { '019': '435', '013': '601' },
      hands: [hand, []],
      shares: [[...new Set(shares)], []],
      bases: [bases[0] ?? [], ['019', '013'].filter((code) => !bases[0]?.includes(code))],
      engine,
    })
    expect(viewOf(state).seats.map((seat) => seat.capital.total)).toEqual(expected)
  })
})
