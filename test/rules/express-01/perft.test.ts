/** Perft of Express 01: how many different ways there are to go on, by depth, from fixed positions. */
import { describe, expect, test } from 'vitest'
import { apply } from '../../../src-main/rules/game.ts'
import { express01 } from '../../../src-main/rules/express-01/index.ts'
import type { State } from '../../../src-main/rules/express-01/state.ts'
import { playAll, position } from './position.ts'

/** Purchases are counted once a share, whatever is paid with; the rest one by one. */
function perft(state: State, depth: number): number {
  const seat = express01.deciders(state)[0]
  if (depth === 0) return 1
  if (seat === undefined) return 0
  const { actions } = express01.legalActions(state, seat)
  if (depth === 1) return actions.length
  return actions.reduce(
    (sum, action) => sum + perft(apply(express01, state, seat, action).state, depth - 1),
    0,
  )
}

const hands = [['201', '202'], ['203'], ['204']]
const network = { '013': '601', '014': '501', '015': '101a' }
const germany = position({ board: network, hands, shares: [['105a', '121'], ['129'], []], phase: 'pair' })
const usa = position({
  options: { board: 'usa' },
  board: { '072': '301*', '070': '501' },
  hands,
  shares: [['105a', '121'], ['129'], []],
  phase: 'pair',
})
const train = position({
  board: { '019': '435', '013': '601', '014': '501' },
  shares: [['101a'], ['105a', '121'], ['129']],
  engine: 1,
  phase: 'bonus',
})
const opening = (board: 'germany' | 'usa') =>
  position({ options: { board }, board: {}, hands, opening: true, round: 1, phase: 'pair' })
const western = playAll(
  position({
    options: { board: 'usa' },
    board: { '072': '502', '066': '501' },
    hands,
    credit: 2,
  }),
  [{ do: 'upgrade', space: '065', card: '507', turned: false }],
)

describe('perft', () => {
  test.each<[string, State, number[]]>([
    ['Germany, the first turn', opening('germany'), [1, 2, 1022, 2044]],
    ['USA, the first turn', opening('usa'), [1, 2, 76, 152]],
    ['Germany, three cards laid', germany, [3, 11, 123, 1260]],
    ['USA, a double and a through station', usa, [3, 28, 605, 1234]],
    ['a train with the black engine', train, [2, 5, 33, 300]],
    ['the first in the west', western, [10, 39, 1225]],
  ])('%s', (_, state, counts) => {
    expect(counts.map((_, i) => perft(state, i + 1))).toEqual(counts)
  })
})
