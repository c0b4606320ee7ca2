import { describe, expect, test } from 'vitest'
import { boards } from '#shared/games/express-01/boards.ts'
import { placesOf } from '../../../src-main/rules/express-01/score.ts'
import { express01 } from '../../../src-main/rules/express-01/index.ts'
import { END } from '../../../src-main/rules/express-01/state.ts'
import { playAll, position, viewOf } from './position.ts'

const skipTurn = [{ do: 'pair', pair: 'CD' }, { do: 'done' }, { do: 'done' }] as const
const network = { '013': '601', '014': '501', '015': '101a' }
/** Base cards said to be taken elsewhere, so that only their number matters. */
const taken = (count: number): string[][] => [
  boards.germany.spaces
    .map((s) => s.code)
    .filter((code) => !['013', '014', '015', '016'].includes(code))
    .slice(0, count),
]
const layCottbus = { do: 'upgrade', space: '016', card: '104a', turned: false } as const

describe('the end', () => {
  test.each([
    ['short', 12],
    ['long', 24],
  ] as const)('[E1-35] the %s game is in its last round once %i base cards are upgraded', (length, limit) => {
    const state = position({
      options: { length },
      seats: 2,
      board: network,
      bases: taken(limit - 4),
      hands: [['201'], ['202']],
    })
    const laid = playAll(state, [{ do: 'pay', card: '201' }, layCottbus])
    // Looked at after the action as a whole, not between upgrades.
    expect([viewOf(laid).upgraded, viewOf(laid).lastRound]).toEqual([limit, false])
    const after = playAll(laid, [{ do: 'done' }])
    expect(viewOf(after).lastRound).toBe(true)
    // The round in play is finished: every seat has had the same number of turns.
    const other = playAll(after, [{ do: 'done' }])
    expect([viewOf(other).turn, viewOf(other).phase]).toEqual([1, 'pair'])
    const over = playAll(other, skipTurn)
    expect(express01.deciders(over)).toEqual([])
    expect(express01.outcome(over)?.sheet).toMatchObject({ endedBy: 'upgrades', rounds: 2 })
  })

  test('[E1-35] a deck is used up when it is empty after an action, and the round is finished even if it refills', () => {
    const empty = ['461', '462', '665', '431', '432', '433', '434', '435', '436']
    const state = position({
      seats: 2,
      board: network,
      hands: [['201', ...empty], ['202']],
    })
    expect(viewOf(state).decksEmpty).toBe(3)
    const refilled = playAll(state, [{ do: 'pay', card: '665' }, layCottbus, { do: 'done' }])
    expect([viewOf(refilled).decksEmpty, viewOf(refilled).lastRound]).toEqual([2, false])
    const ended = playAll(state, [{ do: 'done' }])
    expect(viewOf(ended).lastRound).toBe(true)
    const refill = playAll(ended, [
      { do: 'done' },
      { do: 'pair', pair: 'AB' },
      { do: 'pay', card: '202' },
      layCottbus,
      { do: 'done' },
      { do: 'done' },
    ])
    expect(express01.outcome(refill)?.sheet).toMatchObject({ endedBy: 'decks' })
  })

  test('[E1-39] before version 3 of the rules two rounds without upgrade, purchase or payment end the game', () => {
    const state = position({ rules: 2, seats: 2, board: network, hands: [['201'], ['202']], phase: 'pair' })
    const one = playAll(state, [...skipTurn, ...skipTurn])
    expect([viewOf(one).idle, viewOf(one).phase]).toEqual([1, 'pair'])
    const two = playAll(one, [...skipTurn, ...skipTurn])
    expect(express01.outcome(two)?.sheet).toMatchObject({ endedBy: 'standstill', rounds: 3 })
    const busy = playAll(one, [
      ...skipTurn,
      { do: 'pair', pair: 'AB' },
      { do: 'pay', card: '202' },
      layCottbus,
      { do: 'done' },
      { do: 'done' },
    ])
    expect([viewOf(busy).idle, viewOf(busy).round]).toEqual([0, 4])
  })

  test('[E1-36] most capital wins, then most shares, then the victory is shared', () => {
    const sheet = (total: number, shareCount: number) => ({
      hand: 0,
      shares: 0,
      pairs: 0,
      engine: 0,
      total,
      shareCount,
    })
    expect(placesOf([sheet(20, 1), sheet(21, 0), sheet(20, 2)])).toEqual([3, 1, 2])
    expect(placesOf([sheet(20, 2), sheet(20, 2), sheet(9, 9)])).toEqual([1, 1, 3])
  })

  test('[E1-36] the result is every seat’s capital at the end', () => {
    const state = position({
      seats: 2,
      board: network,
      bases: [['013', '015'], ['014']],
      shares: [['105a', '129'], ['121']],
      hands: [['201', '202'], ['203']],
      phase: 'pair',
      engine: 1,
    })
    const over = playAll({ ...state, end: END.upgrades }, [...skipTurn, ...skipTurn])
    expect(express01.outcome(over)).toMatchObject({
      totals: [2 + 2 * 2 + 1, 1 + 2 + 2],
      places: [1, 2],
    })
  })
})
