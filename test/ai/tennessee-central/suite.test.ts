import { afterAll, describe, expect, it } from 'vitest'
import { createPool } from '../../../src-main/ai/pool.ts'
import { tennesseeCentral as rules } from '../../../src-main/rules/tennessee-central/index.ts'
import { LEVELS } from '../../../src-shared/games/common.ts'
import { actionOf, stateAfter, viewAfter } from './lines.ts'
import { requestFor } from './positions.ts'
import { SUITE } from './suite.ts'

// In a worker, as at a table: there the code runs as it is, several times faster than among the tests.
const pool = createPool({ worker: new URL('../../../src-main/games/worker.ts', import.meta.url), size: 2 })
afterAll(() => pool.close())

it('has positions of its own for every kind of decision', () => {
  expect(SUITE.length).toBeGreaterThanOrEqual(30)
  expect(new Set(SUITE.map(({ title }) => title)).size).toBe(SUITE.length)
  const phases = new Set(SUITE.map(({ line }) => viewAfter(line).phase))
  expect([...phases].sort()).toEqual(['locomotive', 'pass', 'reveal', 'turn'])
})

describe.each(SUITE)('$title', { timeout: 60_000 }, ({ line, right, silly, from = 'conductor' }) => {
  it('speaks of legal moves', () => {
    const state = stateAfter(line)
    const seat = rules.deciders(state)[0] ?? -1
    for (const move of [...(right ?? []), ...(silly ?? [])]) {
      expect(rules.check(state, seat, actionOf(move))).toEqual([])
    }
    expect([right, silly].filter((moves) => moves !== undefined)).toHaveLength(1)
  })

  it.each(LEVELS.slice(LEVELS.indexOf(from)))('%s', async (level) => {
    const request = requestFor(viewAfter(line))
    for (const seed of ['1', '2']) {
      const { action } = await pool.think({ ...request, level, seed }).result
      if (right) expect(right.map(actionOf)).toContainEqual(action)
      if (silly) expect(silly.map(actionOf)).not.toContainEqual(action)
    }
  })
})
