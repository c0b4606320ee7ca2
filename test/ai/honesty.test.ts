import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Brain } from '../../src-main/ai/frame/brain.ts'
import { BRAINS, RULES } from '../support/games.ts'
import { brainOf, decide } from '../../src-main/ai/decide.ts'
import { seedRandom } from '../../src-main/rules/random.ts'
import { gameOf, position, proveHonesty, secretPosition, text } from './honesty.ts'

/** Pairs of worlds compared here; the long check has the full count. */
const PAIRS: Readonly<Record<string, number>> = { express: 20, 'express-01': 8 }
/** Playouts of a decision asked twice: those of whole turns take long. */
const PLAYOUTS: Readonly<Record<string, number>> = { 'express-01': 8 }
/** Games in which never more than one seat decides. */
const ONE_AT_A_TIME = ['express']

it('gives every game its opponents', () => {
  expect(BRAINS.map((brain) => brain.game)).toEqual(RULES.map(({ info }) => info.id))
})

it('lets nothing but view, seat, level, seed and caps in', () => {
  type Order = Parameters<Brain['decide']>[2]
  expectTypeOf<keyof Order>().toEqualTypeOf<
    'level' | 'seed' | 'iterations' | 'ms' | 'stopAfter' | 'consider' | 'now' | 'signal' | 'onProgress'
  >()
  expectTypeOf<Parameters<Brain['decide']>['length']>().toEqualTypeOf<3>()
})

describe.each(BRAINS.map((brain) => brain.game))('%s', { timeout: 60_000 }, (game) => {
  it('decides alike in worlds that look alike', () => {
    const pairs = PAIRS[game] ?? 200
    const report = proveHonesty({ game, pairs, iterations: 50, seed: 'sample' })
    expect(report.faults).toEqual([])
    expect(report.different).toBeGreaterThan(0.9 * pairs)
  })

  it('believes only in worlds that look as its own does, and in many of them', () => {
    const rules = gameOf(game)
    const random = seedRandom('belief')
    for (let i = 0; i < 100; i++) {
      const { state, seat } = position(rules, random, `belief ${i}`)
      const view = rules.view(state, seat)
      const worlds = new Set<string>()
      for (let k = 0; k < 10; k++) {
        const world = brainOf(game).determinize(view, random)
        expect(text(rules.view(world, seat))).toBe(text(view))
        expect(rules.cards(world)).toEqual(rules.cards(state))
        worlds.add(text(rules.view(world, 'all')))
      }
      // Only in the last moments can so little be hidden that draws repeat.
      expect(worlds.size).toBeGreaterThan(1)
    }
  })

  it('decides alike whoever else has already chosen in secret, where seats choose at once', () => {
    const rules = gameOf(game)
    const random = seedRandom('secret')
    for (let i = 0; i < 25; i++) {
      const found = secretPosition(rules, random, `secret ${i}`)
      expect(found === undefined).toBe(ONE_AT_A_TIME.includes(game))
      if (!found) continue
      const { state, seat } = found
      const others = rules.deciders(state).filter((s) => s !== seat)
      const later = rules.clone(state)
      for (const other of others) rules.play(later, other, rules.randomAction(later, other, random))
      const order = { level: 'director', seed: `secret ${i}`, iterations: 64 } as const
      const brain = brainOf(game)
      const before = brain.decide(rules.view(state, seat), seat, order)
      expect(text(brain.decide(rules.view(later, seat), seat, order))).toBe(text(before))
    }
  })

  it('gives the same answer to the same request, whatever it thought about in between', () => {
    const rules = gameOf(game)
    const random = seedRandom('again')
    const iterations = PLAYOUTS[game] ?? 100
    const requests = Array.from({ length: 12 }, (_, i) => {
      const { state, seat } = position(rules, random, `again ${i}`)
      const view = JSON.parse(JSON.stringify(rules.view(state, seat))) as never
      return { game, view, seat, level: 'director', seed: `again ${i}`, iterations } as const
    })
    const ask = (): string[] => requests.map((request) => text(decide(request, { now: () => 0 })))
    expect(ask()).toEqual(ask())
  })

  it('refuses a view that is not the seat’s own', () => {
    const rules = gameOf(game)
    const { state, seat } = position(rules, seedRandom('foreign'), 'foreign')
    const order = { level: 'conductor', seed: 'foreign' } as const
    for (const viewer of ['public', 'all', (seat + 1) % 2] as const) {
      if (viewer === seat) continue
      expect(() => brainOf(game).decide(rules.view(state, viewer), seat, order)).toThrow('own view')
    }
  })
})
