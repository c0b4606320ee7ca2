import { describe, expect, it } from 'vitest'
import { shareAt, sprt } from '../../src-main/cli/simulate-plan.ts'
import { nextUint32, seedRandom } from '../../src-main/rules/random.ts'

/** Deals of one game each, won with that chance. */
function deals(chance: number, count: number, seed: string): number[] {
  const random = seedRandom(seed)
  return Array.from({ length: count }, () => Number(nextUint32(random) < chance * 2 ** 32))
}

describe('sequential test', () => {
  it('sets +100 Elo where two seats win 64%, three 47%', () => {
    expect(shareAt(100, 2)).toBeCloseTo(0.64, 2)
    expect(shareAt(100, 3)).toBeCloseTo(0.47, 2)
    expect(shareAt(0, 4)).toBe(0.25)
  })

  it('finds the better one better and the equal one not, in fewer deals than there are', () => {
    const wrong = { better: 0, equal: 0 }
    for (let i = 0; i < 40; i++) {
      const better = sprt(deals(shareAt(60, 3), 3000, `b${i}`), 3, { elo0: 0, elo1: 60 })
      const equal = sprt(deals(shareAt(0, 3), 3000, `e${i}`), 3, { elo0: 0, elo1: 60 })
      if (better.verdict !== 'elo1') wrong.better++
      if (equal.verdict !== 'elo0') wrong.equal++
      expect(better.deals).toBeLessThan(3000)
    }
    expect(wrong.better).toBeLessThanOrEqual(6)
    expect(wrong.equal).toBeLessThanOrEqual(6)
  })

  it('stays open on few deals, and does not look past its answer', () => {
    expect(sprt([1, 1, 1], 2, { elo0: 0, elo1: 50 })).toMatchObject({ verdict: 'open', deals: 3, llr: 0 })
    const shares = deals(0.9, 200, 'clear')
    const answered = sprt(shares, 2, { elo0: 0, elo1: 100 })
    expect(answered.verdict).toBe('elo1')
    expect(sprt([...shares, 0, 0, 0], 2, { elo0: 0, elo1: 100 })).toEqual(answered)
  })

  it('is not decided by a few deals that agree', () => {
    expect(sprt(new Array<number>(10).fill(1 / 3), 3, { elo0: 0, elo1: 10 }).verdict).toBe('open')
  })
})
