import { expect, test } from 'vitest'
import type { ExpressAction } from '#shared/games/express/types.ts'
import { seedRandom } from '../../../src-main/rules/random.ts'
import { playRandomMatches } from './long.ts'
import { game, options, stateOf } from './position.ts'

test('[EX-7] random matches over all seats, partners and lengths: never a dead end, always an end', () => {
  const { hands, longest } = playRandomMatches(14, 'sample')
  expect(hands).toBeGreaterThanOrEqual(14)
  expect(longest).toBeLessThan(900)
})

test('chance reaches every legal plan, and no other', () => {
  const s = stateOf({ hands: ['box coal wild tank'] })
  const random = seedRandom('reach')
  const plans = new Set<string>()
  for (let i = 0; i < 4000; i++) plans.add(JSON.stringify(game.randomAction(s, 0, random)))
  // Four discards; or one of three cars behind any other card, and one of the two left as the discard.
  expect(plans.size).toBe(4 + 3 * 3 * 2)
})

test('chance also lays a wild first', () => {
  const s = stateOf({ hands: ['box*3 coal wild'] })
  const random = seedRandom('wild first')
  const isWildFirst = (action: ExpressAction) =>
    action.do === 'turn' && action.trains[0]?.add.join() === 'wild,coal'
  expect(Array.from({ length: 20_000 }, () => game.randomAction(s, 0, random)).some(isWildFirst)).toBe(true)
})

test('a draft is judged in well under 10 ms', () => {
  const s = game.setup({ options: options(), seats: 4, seed: 'preview' })
  const random = seedRandom('preview')
  const times: number[] = []
  while (game.deciders(s).length > 0) {
    const seat = game.deciders(s)[0]!
    const action = game.randomAction(s, seat, random)
    if (action.do === 'turn') {
      const before = performance.now()
      game.preview(s, seat, { ...action, end: { none: true } })
      times.push(performance.now() - before)
    }
    game.play(s, seat, action)
  }
  times.sort((a, b) => a - b)
  expect(times[Math.floor(times.length * 0.95)]).toBeLessThan(10)
})
