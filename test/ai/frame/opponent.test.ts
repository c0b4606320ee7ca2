/** What every opponent has from the frame, shown by a game of nothing but numbers. */
import { describe, expect, it, vi } from 'vitest'
import { LEVELS } from '../../../src-shared/games/common.ts'
import type { Caps } from '../../../src-main/ai/frame/brain.ts'
import { bySearch, createBrain } from '../../../src-main/ai/frame/opponent.ts'

interface NumbersView {
  readonly viewer: number
  readonly values: readonly number[]
}

const search = vi.fn((caps: Caps) =>
  bySearch(
    [{ move: 'found', visits: 5, share: 0.4, spread: 0.1, margin: 2 }],
    caps.iterations,
    (move) => move,
  ),
)
const sense = {
  game: 'numbers',
  slip: 2,
  determinize: () => undefined,
  think: ({ values }: NumbersView) => ({
    opinions: values.map((value) => ({ action: `take ${value}`, value, margin: value + 100 })),
    ...(values.length > 1 && { search }),
  }),
}
const brain = createBrain<NumbersView, string, undefined>(sense)
const view = (...values: number[]): NumbersView => ({ viewer: 0, values })
const seeds = Array.from({ length: 60 }, (_, i) => `${i}`)

describe('from its own view', () => {
  it.each(LEVELS)('decides as %s, and refuses the view of another seat', (level) => {
    expect(brain.decide(view(3, 2), 0, { level, seed: '' })).toBeDefined()
    expect(() => brain.decide(view(3, 2), 1, { level, seed: '' })).toThrow('own view')
  })

  it('also measures by its own view only', () => {
    expect(brain.greedy(view(3, 2), 0)).toBe('take 3')
    expect(() => brain.greedy(view(3, 2), 1)).toThrow('own view')
  })
})

describe('the apprentice', () => {
  it('takes each action that loses no more than a slip, and no other', () => {
    const taken = seeds.map((seed) => brain.decide(view(5, 4, 3, 2.9), 0, { level: 'apprentice', seed }))
    expect(new Set(taken.map((verdict) => verdict?.action))).toEqual(new Set(['take 5', 'take 4', 'take 3']))
    for (const verdict of taken) expect(verdict?.candidates[0]?.action).toBe(verdict?.action)
  })

  it('takes the same with the same seed', () => {
    const order = { level: 'apprentice', seed: 'again' } as const
    expect(brain.decide(view(5, 4, 3), 0, order)).toEqual(brain.decide(view(5, 4, 3), 0, order))
  })
})

it('the conductor takes what it judges best, and tells the margins in its order', () => {
  const verdict = brain.decide(view(5, 4), 0, { level: 'conductor', seed: '' })
  expect(verdict).toEqual({
    action: 'take 5',
    iterations: 0,
    candidates: [
      { action: 'take 5', visits: 0, share: 0, spread: 0, margin: 105 },
      { action: 'take 4', visits: 0, share: 0, spread: 0, margin: 104 },
    ],
  })
})

describe.each(['engineer', 'dispatcher', 'director'] as const)('the %s', (level) => {
  it('searches with the iterations asked for, or with its own', () => {
    expect(brain.decide(view(5, 4), 0, { level, seed: '', iterations: 7 })?.iterations).toBe(7)
    const own = brain.decide(view(5, 4), 0, { level, seed: '' })
    expect(own).toMatchObject({ action: 'found', iterations: brain.budgets?.[level].iterations })
  })

  it('does not search where there is no choice', () => {
    search.mockClear()
    expect(brain.decide(view(5), 0, { level, seed: '' })).toMatchObject({ action: 'take 5', iterations: 0 })
    expect(search).not.toHaveBeenCalled()
  })
})
