import { describe, expect, it } from 'vitest'
import { createSearch, DEFAULTS, drive } from '../../../src-main/ai/search/search.ts'
import { seedRandom } from '../../../src-main/rules/random.ts'
import { nim } from './toys.ts'

const start = () => createSearch(nim(20), 0, { ...DEFAULTS, random: seedRandom('drive') })

describe('caps', () => {
  it('runs exactly the iterations asked for', () => {
    const search = start()
    expect(drive(search, { iterations: 333 })).toBe(true)
    expect(search.iterations).toBe(333)
  })

  it('stops by the clock it is given', () => {
    const search = start()
    let time = 0
    expect(drive(search, { iterations: 1e9, ms: 10, now: () => time++ })).toBe(true)
    expect(search.iterations).toBeGreaterThan(0)
    expect(search.iterations).toBeLessThan(1000)
  })

  it('answers at once when hurried, and gives no answer when cancelled', () => {
    const hurried = start()
    expect(drive(hurried, { iterations: 1e9, signal: () => 'hurry' })).toBe(true)
    expect(hurried.root().length).toBeGreaterThan(0)
    expect(drive(start(), { iterations: 1e9, signal: () => 'cancel' })).toBe(false)
  })

  it('reports rising progress between 0 and 1', () => {
    const seen: number[] = []
    drive(start(), { iterations: 320, onProgress: (share) => seen.push(share) })
    expect(seen.length).toBeGreaterThan(5)
    expect(seen).toEqual([...seen].sort((a, b) => a - b))
    expect(seen.every((share) => share > 0 && share < 1)).toBe(true)
  })
})
