import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  MAX_RANGE,
  nextInt,
  nextUint32,
  seedRandom,
  shuffle,
  type Random,
} from '../../src-main/rules/random.ts'

describe('the generator', () => {
  test('gives the published words of xoshiro128** from the state 1 2 3 4', () => {
    const random: Random = [1, 2, 3, 4]
    const words = Array.from({ length: 4 }, () => nextUint32(random))
    expect(words).toEqual([11520, 0, 5927040, 70819200])
  })

  test('gives for a text the same words for ever', () => {
    const random = seedRandom('any text')
    expect(Array.from({ length: 4 }, () => nextUint32(random))).toEqual([
      2386071405, 1105248793, 539345360, 1260825007,
    ])
  })

  test('is plain data of four signed 32-bit integers', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const random = seedRandom(text)
        nextUint32(random)
        expect(random.every((word) => (word | 0) === word)).toBe(true)
        expect(JSON.parse(JSON.stringify(random))).toEqual(random)
      }),
    )
  })

  test('nextInt stays in its range', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: MAX_RANGE }), (text, n) => {
        const x = nextInt(seedRandom(text), n)
        expect(Number.isInteger(x) && x >= 0 && x < n).toBe(true)
      }),
    )
  })

  test.each([0, -1, MAX_RANGE + 1, NaN])('nextInt refuses the range %s', (n) => {
    expect(() => nextInt(seedRandom(''), n)).toThrow(RangeError)
  })

  test.each([2, 3, 6, 36, 100])('nextInt is even over %s values (chi-square, a fixed seed)', (n) => {
    const random = seedRandom(`even ${n}`)
    const draws = 20_000
    const counts = new Array<number>(n).fill(0)
    for (let i = 0; i < draws; i++) counts[nextInt(random, n)]!++
    const expected = draws / n
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // mean n-1, variance 2(n-1): five standard deviations
    expect(chi).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)))
  })

  test('nextInt draws again what would favour low numbers', () => {
    // 2^32 mod 3 = 1: the one word whose product has a lower half of 0 is 0, the second of this state
    const random: Random = [1, 2, 3, 4]
    expect([nextInt(random, 3), nextInt(random, 3)]).toEqual([0, Math.floor((5927040 * 3) / 2 ** 32)])
    const plain: Random = [1, 2, 3, 4]
    for (let i = 0; i < 3; i++) nextUint32(plain)
    expect(random).toEqual(plain)
  })

  test('shuffle keeps the items and reaches every order', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (text, items) => {
        const shuffled = shuffle(seedRandom(text), [...items])
        expect([...shuffled].sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b))
      }),
    )
    const random = seedRandom('orders')
    const orders = new Set(Array.from({ length: 500 }, () => shuffle(random, [1, 2, 3, 4]).join('')))
    expect(orders.size).toBe(24)
  })
})
