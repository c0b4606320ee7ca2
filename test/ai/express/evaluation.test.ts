import { describe, expect, it } from 'vitest'
import {
  featuresOf,
  forecast,
  TABLE_FEATURES,
  TEAM_FEATURES,
} from '../../../src-main/ai/express/evaluation.ts'
import { playOn } from '../../../src-main/ai/express/look-ahead.ts'
import { clone } from '../../../src-main/rules/express/state.ts'
import { stateOf } from './positions.ts'

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)
const LONG = ['box: auto*5', 'box: piggyback*4']

describe('evaluation', () => {
  it.each([2, 3, 5])('gives %d seats chances that add up to one', (seats) => {
    const s = stateOf({ seats, hand: 'box hopper' })
    const { teams, table } = featuresOf(s)
    expect(teams.map((x) => x.length)).toEqual(new Array(seats).fill(TEAM_FEATURES))
    expect(table).toHaveLength(TABLE_FEATURES)
    expect(sum(forecast(s).chances)).toBeCloseTo(1, 10)
  })

  it('[EX-42] gives partners the same', () => {
    const s = stateOf({ seats: 4, options: { partners: true }, hand: 'coal*3', trains: [LONG, []] })
    const { chances, points } = forecast(s)
    expect(chances).toEqual([chances[0], chances[1], chances[0], chances[1]])
    expect(points).toEqual([points[0], points[1], points[0], points[1]])
    expect(chances[0]! + chances[1]!).toBeCloseTo(1, 10)
    expect(chances[0]).toBeGreaterThan(0.7)
  })

  it('sees who leads, and what a wild in hand is good for', () => {
    const trains = [['gondola: coal*4', 'box: coil*4'], LONG]
    const chance = (hand: string): number =>
      forecast(stateOf({ seats: 2, hand, trains, others: [4] })).chances[0]!
    expect(chance('box hopper tank')).toBeLessThan(0.5)
    expect(chance('box hopper wild')).toBeGreaterThan(chance('box hopper tank') + 0.02)
  })
})

describe('playing on', () => {
  it('ends after a turn of each, and judges a hand that ends before by its points', () => {
    const running = stateOf({ seats: 2, hand: 'auto*4 box hopper tank coal', phase: 'draw', turns: 1 })
    const s = clone(running)
    const { share } = playOn(s, 0, s.hand)
    expect([s.phase, s.turn]).toEqual(['draw', running.turn])
    expect(share).toBeGreaterThan(0)
    expect(share).toBeLessThan(1)
    const won = stateOf({ seats: 2, hand: 'hopper auto', trains: [LONG, ['box: coal*2']] })
    const over = playOn(won, 0, won.hand)
    expect(won.phase).toBe('over')
    expect(over.share).toBeGreaterThan(0.95)
    expect(over.margin).toBeGreaterThan(20)
  })
})
