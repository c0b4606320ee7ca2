import { describe, expect, it } from 'vitest'
import { LEVELS } from '../../../src-shared/games/common.ts'
import { express01Brain as brain } from '../../../src-main/ai/express-01/brain.ts'
import { express01 as game } from '../../../src-main/rules/express-01/index.ts'
import { SUITE } from './suite.ts'

describe.each(SUITE)('$title', { timeout: 60_000 }, ({ state, sound }) => {
  it.each(LEVELS.slice(1))('%s', (level) => {
    const s = state()
    const seat = game.deciders(s)[0]!
    for (const seed of ['1', '2']) {
      const action = brain.decide(game.view(s, seat), seat, { level, seed, iterations: 24 })!.action
      expect(game.check(s, seat, action)).toEqual([])
      expect({ action, sound: sound(action) }).toEqual({ action, sound: true })
    }
  })
})
