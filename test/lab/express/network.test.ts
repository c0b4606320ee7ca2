import { expect, it } from 'vitest'
import { TABLE_FEATURES, TEAM_FEATURES } from '../../../src-main/ai/express/evaluation.ts'
import { nextInt, seedRandom } from '../../../src-main/rules/random.ts'
import { networkOf } from './network.ts'

it('learns what numbers of a team are worth, and how certain that is', () => {
  const random = seedRandom('positions')
  const list = (length: number): number[] => Array.from({ length }, () => nextInt(random, 3) - 1)
  const positions = Array.from({ length: 400 }, () => {
    const teams = [list(TEAM_FEATURES), list(TEAM_FEATURES)]
    const points = list(2)
    const final = teams.map((x, t) => points[t]! + 10 * x[3]! - 10 * Math.abs(x[7]!))
    return { points, teams, table: [1, ...list(TABLE_FEATURES - 1)], final }
  })
  const network = networkOf(4, seedRandom('weights'))
  const off = (): number[] => [...network.errors(positions).matchAll(/[\d.]+/g)].map(([n]) => Number(n))
  const [entropy = 0, points = 0] = off()
  for (let step = 0; step < 600; step++) network.learn(positions.slice(16 * (step % 25)).slice(0, 16), 0.01)
  const [less = 1, fewer = 1] = off()
  expect(less).toBeLessThan(0.5 * entropy)
  expect(fewer).toBeLessThan(0.85 * points)
  const { HIDDEN, LINEAR } = network.weights()
  expect([HIDDEN.length, HIDDEN[0]?.length, LINEAR.length]).toEqual([4, TEAM_FEATURES, TEAM_FEATURES])
})
