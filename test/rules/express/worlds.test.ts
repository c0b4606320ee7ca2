import { expect, test } from 'vitest'
import { drawWorld, stateFrom } from '../../../src-main/rules/express/worlds.ts'
import { play } from '../../../src-main/rules/express/play.ts'
import { seedRandom } from '../../../src-main/rules/random.ts'
import { falseClaims } from './claims.ts'
import { game, options } from './position.ts'

/** A view without what a world drawn from it does not keep: who is known to hold what. */
const bare = (view: object) => ({ ...view, known: [] })

test('[EX-45] a world drawn from a view looks the same to its seat, holds all cards and can be played to its end', () => {
  for (const [i, { seats, partners }] of [
    { seats: 2, partners: false },
    { seats: 5, partners: false },
    { seats: 4, partners: true },
  ].entries()) {
    const s = game.setup({ options: options({ partners }), seats, seed: `worlds ${i}` })
    const random = seedRandom(`play ${i}`)
    for (let step = 0; game.deciders(s).length > 0; step++) {
      const seat = game.deciders(s)[0]!
      if (step % 40 === 7) {
        const view = game.view(s, seat)
        const world = stateFrom(view, drawWorld(view, random), random)
        expect(bare(game.view(world, seat))).toEqual(bare(view))
        expect(game.cards(world)).toEqual(game.cards(s))
        while (game.deciders(world).length > 0) {
          const next = game.deciders(world)[0]!
          play(world, next, game.randomAction(world, next, random))
        }
        expect(game.outcome(world)!.totals).toHaveLength(seats)
      }
      game.play(s, seat, game.randomAction(s, seat, random))
    }
  }
})

test('[EX-45] all that a seat is told to know is true, whatever happens', () => {
  let claims = 0
  for (let i = 0; i < 8; i++) {
    const seats = 2 + (i % 5)
    const partners = i % 5 === 2 || i % 5 === 4
    const s = game.setup({ options: options({ partners }), seats, seed: `claims ${i}` })
    const random = seedRandom(`claims ${i}`)
    for (let step = 0; game.deciders(s).length > 0; step++) {
      const seat = game.deciders(s)[0]!
      game.play(s, seat, game.randomAction(s, seat, random))
      if (step % 4 > 0) continue
      for (const viewer of [...s.hands.keys(), 'public' as const]) {
        expect(falseClaims(s, viewer), `game ${i}, step ${step}, viewer ${viewer}`).toEqual([])
        claims += game.view(s, viewer).known.length
      }
    }
  }
  expect(claims).toBeGreaterThan(1000)
})
