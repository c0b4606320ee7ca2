import { describe, expect, it } from 'vitest'
import { brainOf } from '../../../src-main/ai/decide.ts'
import { LEVELS } from '../../../src-shared/games/common.ts'
import { actionOf, viewAfter } from './lines.ts'
import { SUITE } from './suite.ts'

const brain = brainOf('tennessee-central')

describe.each(SUITE)('$title', { timeout: 60_000 }, ({ line, right, silly }) => {
  it.each(LEVELS.slice(1))('%s', (level) => {
    const view = viewAfter(line)
    for (const seed of ['1', '2']) {
      const verdict = brain.decide(view, view.viewer as number, { level, seed })
      if (right) expect(right.map(actionOf)).toContainEqual(verdict?.action)
      if (silly) expect(silly.map(actionOf)).not.toContainEqual(verdict?.action)
    }
  })
})
