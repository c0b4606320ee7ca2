import { describe, expect, it } from 'vitest'
import { quantile } from '../../src-main/cli/bench-timing.ts'
import { bootstrapInterval, ratings, seatFigures } from '../../src-main/cli/simulate-statistics.ts'

describe('interval over deals', () => {
  it('is a point where all deals agree', () => {
    expect(bootstrapInterval([0.5, 0.5, 0.5])).toEqual([0.5, 0.5])
  })

  it('has the width that theory gives', () => {
    const deals = Array.from({ length: 400 }, (_, i) => i % 2)
    const [low, high] = bootstrapInterval(deals)
    expect(low).toBeCloseTo(0.5 - 1.96 * Math.sqrt(0.25 / 400), 1)
    expect(high).toBeCloseTo(0.5 + 1.96 * Math.sqrt(0.25 / 400), 1)
    expect(high - low).toBeGreaterThan(0.08)
  })
})

describe('ratings', () => {
  it('sets +100 where 3 seats win 47% and 2 seats 64%', () => {
    const three = ratings(['a', 'b', 'b'], [0.47, 0.265, 0.265])
    expect(three.get('a')! - three.get('b')!).toBeCloseTo(100, -1)
    const two = ratings(['a', 'b'], [0.64, 0.36])
    expect(two.get('a')! - two.get('b')!).toBeCloseTo(100, -1)
  })

  it('sets equals at 0, and keeps one that never won on the scale', () => {
    expect([...ratings(['a', 'b'], [0.5, 0.5]).values()]).toEqual([0, 0])
    const elo = ratings(['a', 'b'], [1, 0])
    expect(elo.get('a')).toBeGreaterThan(300)
    expect(elo.get('b')).toBeGreaterThan(-1000)
  })
})

describe('figures of a seat', () => {
  it('takes shares by deal, scores and times over all games', () => {
    const game = (deal: number, share: number, total: number, ms: number) => ({
      deal,
      rotation: 0,
      shares: [share],
      totals: [total],
      times: [[ms]],
    })
    const figures = seatFigures([game(0, 1, 30, 1), game(0, 0, 20, 2), game(1, 0.5, 40, 9)], 0)
    expect(figures.winShare).toBe(0.5)
    expect(figures.meanScore).toBe(30)
    expect(figures.decisionMs).toEqual({ p50: 2, p95: 9, max: 9, mean: 4, decisions: 3 })
  })

  it('finds quantiles of nothing to be 0', () => {
    expect(quantile([], 0.5)).toBe(0)
  })
})
