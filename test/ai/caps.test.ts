import { expect, it } from 'vitest'
import { decide } from '../../src-main/ai/decide.ts'
import { BRAINS } from '../support/games.ts'
import { seedRandom } from '../../src-main/rules/random.ts'
import type { Json } from '#shared/games/common.ts'
import { gameOf, position } from './honesty.ts'

/** A clock on which every look takes `step` milliseconds. */
function clock(step: number): () => number {
  let time = 0
  return () => (time += step)
}

it.each(BRAINS.map((brain) => brain.game))(
  '%s: the level bounds its own thinking, however patient the player, and the player bounds it further',
  { timeout: 60_000 },
  (game) => {
    const rules = gameOf(game)
    const random = seedRandom(`caps ${game}`)
    for (let n = 0; n < 40; n++) {
      const { state, seat } = position(rules, random, `caps ${n}`)
      const view = rules.view(state, seat) as Json
      const request = { game, view, seat, level: 'director', seed: 'caps' } as const
      const used = (step: number, ms: number): number =>
        decide({ ...request, ms }, { now: clock(step) })?.iterations ?? 0
      const patient = used(50, 60_000)
      if (patient === 0) continue
      const [own, hasty] = [used(50, 1_000_000), used(50, 100)]
      expect(patient).toBe(own)
      expect(hasty).toBeLessThanOrEqual(patient)
      expect(patient).toBeLessThan(5000)
      return
    }
    throw new Error('no position with a choice')
  },
)
