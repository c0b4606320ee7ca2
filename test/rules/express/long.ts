/** Loops for the long checks, also run briefly by `npm test`. Each throws with the case at fault. */
import assert from 'node:assert/strict'
import { CARDS, type LaidName } from '#shared/games/express/cards.ts'
import { express as game } from '../../../src-main/rules/express/index.ts'
import type { Happened } from '#shared/games/common.ts'
import type { ExpressAction, TurnAction } from '#shared/games/express/types.ts'
import { planOf } from '../../../src-main/rules/express/turn/plan.ts'
import type { State } from '../../../src-main/rules/express/state.ts'
import { laidNumberOf } from '../../../src-main/rules/express/cards.ts'
import { bestReading, trainRefusals, trainPoints } from '../../../src-main/rules/express/trains/legal.ts'
import { nextInt, seedRandom, type Random } from '../../../src-main/rules/random.ts'
import { bruteScore } from './brute-reader.ts'

const pick = <T>(random: Random, items: readonly T[]): T => items[nextInt(random, items.length)]!

/** A train as it might be typed in, legal or not: few types, many wilds, and now and then something odd. */
function randomTrain(random: Random): { cars: LaidName[]; diesel: boolean } {
  const passenger = nextInt(random, 2) === 0
  const types: LaidName[] = passenger
    ? ['mail', 'coach', 'dome', 'sleeper', 'observation', 'coach']
    : [pick(random, CARDS.slice(0, 9)), pick(random, CARDS.slice(0, 14))]
  const length = 1 + nextInt(random, 9)
  const most = 1 + nextInt(random, 3)
  let wilds = 0
  const cars = Array.from({ length }, (_, i): LaidName => {
    if (nextInt(random, 4) === 0 && wilds < most) {
      wilds++
      return 'wild'
    }
    if (i === length - 1 && nextInt(random, 5) === 0) return pick(random, ['caboose', 'wild-caboose'])
    if (nextInt(random, 60) === 0) return pick(random, CARDS)
    return pick(random, types)
  })
  if (passenger && nextInt(random, 2) === 0) cars.sort((a, b) => laidNumberOf(a) - laidNumberOf(b))
  return { cars, diesel: nextInt(random, 3) === 0 }
}

/** The reader against the brute-force one on `count` random trains. Returns how many of them are legal. */
export function compareReaders(count: number, seed: string): number {
  const random = seedRandom(seed)
  let legal = 0
  for (let i = 0; i < count; i++) {
    const { cars, diesel } = randomTrain(random)
    const numbers = cars.map(laidNumberOf)
    const expected = bruteScore(cars, diesel)
    const shown = `${diesel ? 'diesel' : 'loco'}: ${cars.join(' ')}`
    assert.equal(bestReading(numbers, diesel)?.points, expected, shown)
    assert.equal(trainRefusals(numbers, diesel).length === 0, expected !== undefined, shown)
    if (expected === undefined) continue
    legal++
    assert.equal(trainPoints(numbers, diesel), expected, shown)
  }
  return legal
}

export interface Played {
  hands: number
  /** Turns of the longest hand. */
  longest: number
  wentOut: number
  redeals: number
}

/** Random matches over all seats, partners and match options: always a legal action, always an end. */
export function playRandomMatches(count: number, seed: string): Played {
  const played: Played = { hands: 0, longest: 0, wentOut: 0, redeals: 0 }
  for (let i = 0; i < count; i++) playMatch(`${seed} ${i}`, i, played)
  return played
}

const TABLES = [
  ...[2, 3, 4, 5, 6].map((seats) => ({ seats, partners: false })),
  ...[4, 6].map((seats) => ({ seats, partners: true })),
]

function playMatch(seed: string, number: number, played: Played): void {
  const random = seedRandom(`play ${seed}`)
  const { seats, partners } = TABLES[number % TABLES.length]!
  const match = (['hand', 'hands', 'hand', 'target', 'hand'] as const)[nextInt(random, 5)]!
  const options = { partners, match, hands: 1 + nextInt(random, 3), target: 1 + nextInt(random, 40) }
  const state = game.setup({ options, seats, seed })
  const cards = game.cards(state).join()
  let turns = 0
  for (let deciders = game.deciders(state); deciders.length > 0; deciders = game.deciders(state)) {
    const seat = deciders[0]!
    const tidy = number % 25 === 0 && state.phase === 'turn'
    const action = tidy ? tidyPlan(state, seat) : game.randomAction(state, seat, random)
    assert.deepEqual(game.check(state, seat, action), [], seed)
    if (action.do === 'turn') turns++
    assert.ok(turns <= MOST_TURNS * seats, `${seed}: a hand of ${turns} turns`)
    const told: Happened[] = []
    game.play(state, seat, action, told)
    for (const { event } of told) {
      if (event.what === 'redealt') played.redeals++
      if (event.what === 'wentOut') played.wentOut++
      if (event.what !== 'scored') continue
      played.hands++
      played.longest = Math.max(played.longest, turns)
      turns = 0
      assert.equal(game.cards(state).join(), cards, seed)
    }
  }
  assert.equal(game.outcome(state)!.places.length, seats)
}

/** Going out where possible, else the example that leaves the longest trains and the fewest short ones. */
function tidyPlan(s: State, seat: number): ExpressAction {
  const plans = game.legalActions(s, seat).actions.filter((action) => action.do === 'turn')
  const worth = (action: TurnAction) => {
    const { trains, handSize } = planOf(s, seat, action)
    if (handSize === 0) return Infinity
    return trains.reduce((sum, { cars }) => sum + cars.length - (cars.length < 3 ? 3 : 0), handSize / 2)
  }
  return plans.reduce((a, b) => (worth(b) > worth(a) ? b : a))
}

/**
 * No hand can last longer: at most 132 cards are laid, two stolen cars once more and four way cars in answer, and
 * eleven cards used for effect; between two of those go at most six turns a seat (EX-7).
 */
const MOST_TURNS = 6 * 150
