import { describe, expect, test } from 'vitest'
import type { BoardId } from '#shared/games/express-01/values.ts'
import { bestPayment, bestRoutes } from '../../../src-main/rules/express-01/route/best.ts'
import type { Network } from '../../../src-main/rules/express-01/route/legs.ts'
import { assessRoute, spell } from '../../../src-main/rules/express-01/route/walk.ts'
import { nextInt, seedRandom } from '../../../src-main/rules/random.ts'
import { crowdedNetwork, networksOfPlay } from './boards.ts'
import { bruteForcePayment } from './brute-force.ts'

/** The solver against brute force; every way it lists is judged card by card. */
function proveEqual(net: Network, company: number, length: number): void {
  const expected = bruteForcePayment(net, company, length)
  const found = bestRoutes(net, company, length, 30)
  expect(found.payment).toBe(expected)
  expect(bestPayment(net, company, length)).toBe(expected)
  expect(found.ways.length > 0).toBe(expected > 0)
  const spelled = found.ways.map((way) => spell(net, found.legs, way))
  for (const steps of spelled) {
    const verdict = assessRoute(net, steps, length)
    expect(verdict).toMatchObject({ payment: expected })
    expect('owners' in verdict && verdict.owners.includes(company)).toBe(true)
  }
  const texts = spelled.map((steps) => JSON.stringify(steps))
  expect(new Set(texts).size).toBe(texts.length)
}

describe.each<BoardId>(['germany', 'usa'])('[E1-29] the best route on the board of %s', (board) => {
  test('equals brute force on boards from play, for all companies and lengths', () => {
    for (let game = 0; game < 4; game++)
      for (const net of networksOfPlay(board, `${board} ${game}`))
        for (let company = 0; company < 4; company++)
          for (const length of [1, 2, 3, 5, 8]) proveEqual(net, company, length)
  })

  test('equals brute force on crowded boards', () => {
    const random = seedRandom(`lengths ${board}`)
    for (let n = 0; n < 60; n++) {
      const net = crowdedNetwork(board, `${board} ${n}`)
      proveEqual(net, nextInt(random, 4), 1 + nextInt(random, 6))
    }
  })
})
