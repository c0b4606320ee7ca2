/** A legal action by chance: every legal action can come up. Used by tests and by the `random` seat. */
import type { DisasterEnd, ExpressAction, TurnAction, TurnEnd } from '#shared/games/express/types.ts'
import { DISASTERS } from '#shared/games/express/cards.ts'
import { nextInt, shuffle, type Random } from '../random.ts'
import { HAND_LIMIT } from './turn/draw.ts'
import {
  BROKEN_CAR,
  DIESEL,
  isCar,
  isDisaster,
  isWayCar,
  LAID_CABOOSE,
  cardName,
  TURNTABLE,
  WILD,
} from './cards.ts'
import { examplePlans, legalActions } from './legal-actions.ts'
import { goingOutPlan } from './turn/going-out.ts'
import { type State, teamOf } from './state.ts'
import { planRefusals } from './turn/plan-check.ts'
import { bestReading } from './trains/legal.ts'
import * as sketch from './plans/sketch.ts'
import type { Sketch } from './plans/sketch.ts'

const ATTEMPTS = 40
/** One in so many cards laid against the rules so far stays: a later card may make the train legal. */
const KEEP_ILLEGAL = 16

export function randomAction(s: State, seat: number, random: Random): ExpressAction {
  const { complete, actions } = s.phase === 'turn' ? { complete: false, actions: [] } : legalActions(s, seat)
  if (complete) return pick(random, actions)
  const wish = nextInt(random, 4)
  if (wish === 0) {
    const out = goingOutPlan(s, seat)
    if (out && s.permission === 'none' && s.options.partners && nextInt(random, 2) === 0) return { do: 'ask' }
    if (out && planRefusals(s, seat, out).length === 0) return out
  }
  for (let i = 0; i < ATTEMPTS; i++) {
    const plan = randomPlan(s, seat, random)
    if (plan && planRefusals(s, seat, plan).length === 0) return plan
  }
  return pick(random, examplePlans(s, seat))
}

function randomPlan(s: State, seat: number, random: Random): TurnAction | undefined {
  const k = sketch.sketchOf(s, seat)
  while (sketch.handAfter(k) > HAND_LIMIT ? nextInt(random, 32) > 0 : nextInt(random, 3) > 0)
    layOne(k, random)
  const cards = shuffle(random, sketch.leftCards(k))
  const none = cards.length <= sketch.locosNeeded(k) + 1
  const last = none && nextInt(random, 2) === 0 ? undefined : cards.pop()
  const locos = cards.slice(0, sketch.locosNeeded(k))
  return sketch.actionOf(
    k,
    locos,
    last === undefined ? { none: true } : randomEnd({ s, seat, k }, last, random),
  )
}

/** Lays one card somewhere, or nothing where the card drawn has no place. */
function layOne(k: Sketch, random: Random): void {
  const cards = sketch.leftCards(k)
  if (cards.length === 0) return
  const card = pick(random, cards)
  if (isWayCar(card)) return sketch.layWayCar(k, card)
  const train = nextInt(random, k.trains.length + 1)
  const started = train === k.trains.length
  const keep = nextInt(random, KEEP_ILLEGAL) === 0
  if (card === DIESEL) {
    if (!started && !k.trains[train]!.diesel && (keep || bestReading(k.trains[train]!.cars, true))) {
      sketch.layDiesel(k, train)
    }
    return
  }
  if (!isCar(card)) return
  const car = card === WILD && nextInt(random, 8) === 0 ? LAID_CABOOSE : card
  const cars = started ? [car] : [...k.trains[train]!.cars, car]
  if (!keep && !bestReading(cars, !started && k.trains[train]!.diesel)) return
  if (started) sketch.startTrain(k, car)
  else sketch.addCar(k, train, car)
}

/** A turn in the making: whose it is, in which state, and the sketch of it. */
interface Draft {
  readonly s: State
  readonly seat: number
  readonly k: Sketch
}

function randomEnd(draft: Draft, card: number, random: Random): TurnEnd {
  if (nextInt(random, 2) === 0) {
    if (card === TURNTABLE) return { turntable: true }
    if (isDisaster(card)) return randomDisaster(draft, DISASTERS[card - BROKEN_CAR]!, random)
  }
  return { discard: cardName(card) }
}

type DisasterName = DisasterEnd['disaster']

function randomDisaster({ s, seat, k }: Draft, disaster: DisasterName, random: Random): DisasterEnd {
  const target = nextInt(random, s.seats)
  const theirs = teamOf(s, target) === teamOf(s, seat) ? k.trains : s.trains[teamOf(s, target)]!
  const train = nextInt(random, Math.max(1, theirs.length))
  switch (disaster) {
    case 'derailment':
      return { disaster, seat: target }
    case 'steal': {
      const to = nextInt(random, k.trains.length + 1)
      if (to === k.trains.length) return { disaster, seat: target, train, to: 'hand' }
      const wild = theirs[train]?.cars.at(-1) === WILD && nextInt(random, 2) === 0
      return wild
        ? { disaster, seat: target, train, to, as: 'caboose' }
        : { disaster, seat: target, train, to }
    }
    case 'switch-engines': {
      const pairs = 1 + nextInt(random, Math.max(1, Math.min(k.trains.length, theirs.length)))
      const some = (n: number) => shuffle(random, [...Array(n).keys()]).slice(0, pairs)
      return { disaster, seat: target, mine: some(k.trains.length), theirs: some(theirs.length) }
    }
    default:
      return { disaster, seat: target, train }
  }
}

const pick = <T>(random: Random, items: readonly T[]): T => items[nextInt(random, items.length)]!
