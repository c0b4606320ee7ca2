import { describe, expect, test } from 'vitest'
import { HAND_LIMIT, smallestHand } from '../../../src-main/rules/express/turn/draw.ts'
import {
  CABOOSE,
  isCar,
  isOrdinary,
  isWayCar,
  LAID_CABOOSE,
  WILD,
} from '../../../src-main/rules/express/cards.ts'
import { trainsAllowGoingOut, goingOutPlan } from '../../../src-main/rules/express/turn/going-out.ts'
import * as sketch from '../../../src-main/rules/express/plans/sketch.ts'
import type { State } from '../../../src-main/rules/express/state.ts'
import { nextInt, seedRandom, type Random } from '../../../src-main/rules/random.ts'
import { game, play, stateOf, Table } from './position.ts'

/** Every table the hand can be laid out to, one card after the other. */
function everyLayout(s: State, look: (k: sketch.Sketch) => void): void {
  const seen = new Set<string>()
  const visit = (k: sketch.Sketch): void => {
    const key = `${k.left.join()} ${k.trains
      .map((t) => t.cars.join('.'))
      .sort()
      .join(' ')}`
    if (seen.has(key)) return
    seen.add(key)
    look(k)
    const grow = (lay: (next: sketch.Sketch) => void) => {
      const next = sketch.copySketch(k)
      lay(next)
      if (sketch.cardsLeft(next) > sketch.locosNeeded(next)) visit(next)
    }
    k.left.forEach((n, card) => {
      if (n === 0) return
      if (isWayCar(card)) grow((next) => sketch.layWayCar(next, card))
      if (isOrdinary(card)) grow((next) => sketch.startTrain(next, card))
      for (const car of card === WILD ? [WILD, LAID_CABOOSE] : isCar(card) ? [card] : []) {
        k.trains.forEach((_, t) => {
          if (sketch.fits(k, t, car)) grow((next) => sketch.addCar(next, t, car))
        })
      }
    })
  }
  visit(sketch.sketchOf(s, 0))
}

const draw = (random: Random, from: readonly number[], n: number) =>
  Array.from({ length: n }, () => from[nextInt(random, from.length)]!)

const TRAINS = [
  ['box: coal'],
  ['box: coal*2'],
  ['box: coal*2 caboose'],
  ['box: wild', 'box: tank'],
  ['diesel: mail', 'box: box*2 wild'],
  [],
]

describe('[EX-12] a hand that cannot be played down to five', () => {
  test('[EX-12] the limit is the smallest hand that can be reached, found as by trying everything', () => {
    const random = seedRandom('limits')
    let over = 0
    for (let i = 0; i < 120; i++) {
      const s = stateOf({ trains: [TRAINS[i % TRAINS.length]!] })
      const junk = draw(random, [22, 23, 24, 25, 26, 27, 14], 6 + nextInt(random, 3))
      s.hands[0] = [...junk, ...draw(random, [WILD, CABOOSE, CABOOSE, 3, 2, 17, 9], nextInt(random, 4))]
      let least = Infinity
      everyLayout(s, (k) => {
        if (sketch.handAfter(k) >= 1) least = Math.min(least, sketch.handAfter(k))
      })
      const limit = smallestHand(s, 0)
      expect(Math.max(HAND_LIMIT, limit), s.hands[0].join()).toBe(Math.max(HAND_LIMIT, least))
      if (limit > HAND_LIMIT) over++
      expect(game.legalActions(s, 0).actions.length).toBeGreaterThan(0)
    }
    expect(over).toBeGreaterThan(10)
  })

  test('[EX-12] exactly that far the hand has to be played', () => {
    const table = new Table({ hands: ['steal*7 boom'] })
    expect(table.view(0).planning!.limit).toBe(6)
    expect(table.whyTurn({ end: { discard: 'steal' } })).toEqual(['EX-12 tooManyCards'])
    expect(table.whyTurn({ wayCars: 'boom', end: { discard: 'steal' } })).toEqual([])
  })

  test('[EX-10] where five can be reached, five it is', () => {
    const table = new Table({ hands: ['steal*5 coal*2'] })
    expect(table.whyTurn({ end: { discard: 'steal' } })).toEqual(['EX-10 tooManyCards'])
    expect(table.whyTurn({ trains: [play('coal')], locos: 'steal', end: { discard: 'steal' } })).toEqual([])
  })
})

describe('[EX-43] is there a plan that goes out?', () => {
  const random = seedRandom('going out')
  const tables = [
    ['box: coal*4', 'box: tank*3'],
    ['box: coal*5', 'box: tank*2 caboose'],
    ['box: coal*3', 'diesel: mail*4'],
    ['box: coal*4', 'box: tank*2', 'box: coach*3'],
    ['box: coal*2 wild', 'box: coal*5'],
  ]
  test('[EX-35] found exactly where trying everything finds one', () => {
    let found = 0
    for (let i = 0; i < 150; i++) {
      const s = stateOf({ trains: [tables[i % tables.length]!] })
      s.hands[0] = draw(random, [3, 3, 2, 2, 10, WILD, CABOOSE, 17, 27, 0], 1 + nextInt(random, 6))
      let possible = false
      everyLayout(s, (k) => {
        const lengths = k.trains.map((t) => t.cars.length)
        if (sketch.handAfter(k) === 0 && trainsAllowGoingOut(lengths)) possible = true
      })
      const plan = goingOutPlan(s, 0)
      expect(plan !== undefined, s.hands[0].join()).toBe(possible)
      if (!plan) continue
      found++
      expect(game.check(s, 0, plan)).toEqual([])
    }
    expect(found).toBeGreaterThan(15)
  })
})
