import { describe, expect, test } from 'vitest'
import { capitalOf } from '../../../src-main/rules/express-01/score.ts'
import { express01 } from '../../../src-main/rules/express-01/index.ts'
import { playAll, position, refusals, viewOf } from './position.ts'

const skipTurn = [{ do: 'pair', pair: 'CD' }, { do: 'done' }, { do: 'done' }] as const

describe('government aid and capital', () => {
  test('[E1-7] the rulebook example: 5 + 4 + 1 + 2 = 12', () => {
    const sheet = capitalOf({
      hand: 5,
      shares: [2],
      stations: [2],
      routeBase: 3,
      stationBase: 1,
      blackEngine: true,
    })
    expect(sheet).toEqual({ hand: 5, shares: 4, pairs: 1, engine: 2, total: 12, shareCount: 2 })
  })

  test('[E1-36] the rulebook example of the end: 10 + 12 + 2 + 2 = 26', () => {
    const holdings = { hand: 10, shares: [2, 3, 0, 1], stations: [3, 2, 1, 0] }
    expect(capitalOf({ ...holdings, routeBase: 2, stationBase: 2, blackEngine: true }).total).toBe(26)
  })

  test('[E1-7] stations are counted, not cards, connected or not; neutral ones for nobody', () => {
    const state = position({
      options: { board: 'usa' },
      seats: 2,
      board: { '070': '303', '072': '331', '051': '506' },
      shares: [['102a'], ['101a']],
    })
    const view = viewOf(state)
    expect(view.companies).toMatchObject({
      red: { stations: 1, issued: 1 },
      blue: { stations: 2, issued: 1 },
      green: { stations: 0 },
      yellow: { stations: 1 },
    })
    expect(view.seats.map((seat) => seat.capital.shares)).toEqual([2, 1])
  })

  test('[E1-6] the poorest gets the black engine, whoever holds it', () => {
    const state = position({
      hands: [['201', '202'], ['203'], ['204', '205']],
      engine: 2,
      turn: 2,
      gone: [true, true, false],
      phase: 'pair',
    })
    const next = viewOf(playAll(state, skipTurn))
    expect([next.round, next.engine, next.turn]).toEqual([3, 1, 0])
  })

  test('[E1-6] a tie goes to the tied seat with the lowest turn card', () => {
    const state = position({
      hands: [['201'], ['203'], ['204', '205']],
      turnCard: [3, 2, 1],
      turn: 0,
      gone: [false, true, true],
      phase: 'pair',
    })
    expect(viewOf(playAll(state, skipTurn)).engine).toBe(1)
  })

  test('[E1-6] in the first round the seat with turn card 1 gets it', () => {
    const options = { board: 'germany', length: 'short', blackEngineShare: 'any-payment' } as const
    let state = express01.setup({ options, seats: 2, seed: 'aid' })
    for (let seat = 0; seat < 2; seat++)
      state = playAll(state, [
        { do: 'bid', card: (viewOf(state, seat).seats[seat]?.hand as string[])[0]!, by: seat },
      ])
    const view = viewOf(state)
    expect(view.seats[view.engine as number]?.turnCard).toBe(1)
  })
})

describe('turns', () => {
  test('[E1-8] the lowest turn card not yet flipped is next; all flipped ends the round', () => {
    const state = position({
      turnCard: [2, 3, 1],
      turn: 2,
      phase: 'pair',
      hands: [['201'], ['202'], ['203']],
    })
    const second = playAll(state, skipTurn)
    expect([viewOf(second).turn, viewOf(second).seats.map((seat) => seat.gone)]).toEqual([
      0,
      [false, false, true],
    ])
    const round = viewOf(playAll(second, [...skipTurn, ...skipTurn]))
    expect([round.round, round.turn]).toEqual([3, 2])
    expect(round.seats.every((seat) => !seat.gone)).toBe(true)
    expect(refusals(second, { do: 'pair', pair: 'AB' }, 1)).toEqual(['E1-8 notYourTurn'])
  })

  test('[E1-9] A then B, B then A, or C then D, and either may be skipped', () => {
    const state = position({ phase: 'pair', hands: [['201'], ['202'], ['203']] })
    const phases = (pair: 'AB' | 'BA' | 'CD') => {
      const first = playAll(state, [{ do: 'pair', pair }])
      return [viewOf(first).phase, viewOf(playAll(first, [{ do: 'done' }])).phase]
    }
    expect(phases('AB')).toEqual(['expand', 'acquire'])
    expect(phases('BA')).toEqual(['acquire', 'expand'])
    expect(phases('CD')).toEqual(['bonus', 'order'])
    expect(refusals(state, { do: 'done' })).toEqual(['E1-9 notDue'])
    expect(refusals(state, { do: 'swap', with: 1 })).toEqual(['E1-9 notDue'])
  })

  test('[E1-34] D swaps turn cards; who has had its turn stays so on both sides', () => {
    const state = position({
      turnCard: [1, 2, 3],
      turn: 1,
      gone: [true, false, false],
      phase: 'order',
      hands: [['201'], ['202'], ['203']],
    })
    expect(refusals(state, { do: 'swap', with: 1 })).toEqual(['E1-34 swapWithAnother'])
    expect(refusals(state, { do: 'swap', with: 3 })).toEqual(['E1-34 swapWithAnother'])
    const back = viewOf(playAll(state, [{ do: 'swap', with: 0 }]))
    expect(back.seats.map((seat) => [seat.turnCard, seat.gone])).toEqual([
      [2, true],
      [1, true],
      [3, false],
    ])
    const ahead = viewOf(playAll(state, [{ do: 'swap', with: 2 }]))
    expect(ahead.seats.map((seat) => [seat.turnCard, seat.gone])).toEqual([
      [1, true],
      [3, true],
      [2, false],
    ])
    expect(ahead.turn).toBe(2)
  })
})
