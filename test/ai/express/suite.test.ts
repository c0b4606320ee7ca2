import { describe, expect, it } from 'vitest'
import { LEVELS } from '../../../src-shared/games/common.ts'
import { brainOf, budgetOf } from '../../../src-main/ai/decide.ts'
import { express as game } from '../../../src-main/rules/express/index.ts'
import type { ExpressAction } from '../../../src-shared/games/express/types.ts'
import { view } from './positions.ts'
import { SUITE } from './suite.ts'

const brain = brainOf('express')
describe.each(SUITE)('$title', { timeout: 60_000 }, ({ state, sound }) => {
  it.each(LEVELS.slice(1))('%s', (level) => {
    const { iterations } = budgetOf('express', level)
    const s = state()
    const seat = game.deciders(s)[0]!
    for (const seed of ['1', '2']) {
      const action = brain.decide(view(s), seat, { level, seed, iterations })?.action as ExpressAction
      expect(game.check(s, seat, action)).toEqual([])
      expect({ action, sound: sound(action) }).toEqual({ action, sound: true })
    }
  })
})
