/**
 * A whole turn as a plan: what the table and the hand look like once it is carried out, before the effect of its
 * ending card (EX-8 to EX-10). Nothing is judged here; what the plan uses without having it is noted.
 */
import type { WayCarName } from '#shared/games/express/cards.ts'
import type { TurnAction, TurnEnd } from '#shared/games/express/types.ts'
import {
  cardOf,
  cardsOf,
  countKinds,
  DIESEL,
  laidNames,
  laidNumberOf,
  cardName,
  cardNames,
  cardNumberOf,
  TURNTABLE,
} from '../cards.ts'
import { handPlace, locosPlace, mayMove, seenLeaving } from '../memory.ts'
import { type State, teamOf, type Told, type Train } from '../state.ts'

export interface PlannedTrain extends Train {
  /** Number of the train; of a started one, the number it gets. */
  readonly number: number
  readonly started: boolean
  /** Cars added by the plan. */
  added: number
  /** EX-16: a face-up diesel takes over from the loco. */
  tookOver: boolean
}

export interface Plan {
  /** The team's trains: standing ones first, then those started. */
  readonly trains: PlannedTrain[]
  readonly wayCars: number[]
  /** By kind: cards of hand and locos not used by cars, way cars, engines and the ending card. */
  readonly left: number[]
  /** Sum of `left`. */
  readonly handSize: number
  /** Trains that need a face-down loco, and the locos given. */
  readonly locosNeeded: number
  readonly locos: number[]
  /** The ending card; -1 for none. */
  readonly endCard: number
  /** Cars, way cars and face-up diesels laid: cards that stay on the table (EX-7, EX-11). */
  readonly laid: number[]
  /** Cards used that are not there, train numbers that do not exist or come twice. */
  readonly missing: number[]
  readonly noTrain: number[]
  readonly twice: number[]
  /** Started trains and takeovers whose engine was given wrongly: a diesel where one already leads. */
  readonly secondDiesel: number[]
}

export function planOf(s: State, seat: number, action: TurnAction): Plan {
  const standing = s.trains[teamOf(s, seat)]!
  const trains = standing.map((t, number) => asPlanned(t, number))
  const left = countKinds(s.hands[seat]!)
  for (const t of standing) if (!t.diesel) left[t.engine]!++
  const missing: number[] = []
  const noTrain: number[] = []
  const twice: number[] = []
  const secondDiesel: number[] = []
  const used = new Set<number>()
  const laid: number[] = []
  const take = (card: number) => {
    if (left[card]! > 0) left[card]!--
    else missing.push(card)
  }
  const lay = (card: number) => {
    take(card)
    laid.push(card)
  }
  for (const play of action.trains) {
    let train: PlannedTrain | undefined
    if (play.train === undefined) {
      train = startedTrain(trains.length)
      trains.push(train)
    } else {
      train = play.train < standing.length ? trains[play.train] : undefined
      if (!train) noTrain.push(play.train)
      else if (used.has(play.train)) twice.push(play.train)
      used.add(play.train)
    }
    for (const name of play.add) {
      const car = laidNumberOf(name)
      lay(cardOf(car))
      train?.cars.push(car)
      if (train) train.added++
    }
    if (play.engine) {
      lay(DIESEL)
      if (!train) continue
      if (train.diesel) secondDiesel.push(train.number)
      train.tookOver = !train.started
      train.engine = DIESEL
      train.diesel = true
    }
  }
  const wayCars = action.wayCars.map(cardNumberOf)
  wayCars.forEach(lay)
  const locos = action.locos.map(cardNumberOf)
  locos.forEach(take)
  const endCard = endCardOf(action.end)
  if (endCard >= 0) take(endCard)
  const faceDown = trains.filter((t) => !t.diesel)
  faceDown.forEach((t, i) => {
    t.engine = locos[i] ?? -1
    t.seen = handPlace(seat)
  })
  const handSize = left.reduce((sum, n) => sum + n, 0)
  return {
    ...{ trains, wayCars, left, handSize, locos, endCard, laid },
    ...{ locosNeeded: faceDown.length, missing, noTrain, twice, secondDiesel },
  }
}

const asPlanned = (t: Train, number: number): PlannedTrain => ({
  engine: t.engine,
  diesel: t.diesel,
  seen: t.seen,
  cars: t.cars.slice(),
  number,
  started: false,
  added: 0,
  tookOver: false,
})

const startedTrain = (number: number): PlannedTrain => ({
  engine: -1,
  diesel: false,
  seen: 0,
  cars: [],
  number,
  started: true,
  added: 0,
  tookOver: false,
})

/** The card that ends the turn (EX-10); -1 for none. */
export function endCardOf(end: TurnEnd): number {
  if ('discard' in end) return cardNumberOf(end.discard)
  if ('turntable' in end) return TURNTABLE
  if ('disaster' in end) return cardNumberOf(end.disaster)
  return -1
}

// Laying a plan out (EX-8 to EX-11).

/** The table and the hand become those of the plan; before an audience one thing after the other. */
export function layOut(s: State, seat: number, plan: Plan, told?: Told): void {
  const team = teamOf(s, seat)
  if (s.memory.length > 0) remember(s, seat, plan)
  if (told) layBeforeAll(s, seat, plan, told)
  else for (const card of plan.wayCars) s.wayCars[team]!.push({ card, upright: false })
  s.trains[team] = plan.trains.map(({ engine, diesel, seen, cars }) => ({ engine, diesel, seen, cars }))
  s.hands[seat] = cardsOf(plan.left)
}

/** Everybody saw the cards laid, and knows that what else was in the hand may lie under the trains now. */
function remember(s: State, seat: number, plan: Plan): void {
  for (const card of plan.laid) seenLeaving(s, card, handPlace(seat), seat)
  if (plan.endCard >= 0) seenLeaving(s, plan.endCard, handPlace(seat), seat)
  if (plan.locosNeeded > 0) mayMove(s, handPlace(seat), locosPlace(teamOf(s, seat)), seat)
}

/** Who lays cards out: the seat, what its hand still holds of each kind, and who is told. */
interface Layer {
  readonly seat: number
  readonly held: number[]
  readonly tell: Told['push']
}

/** Lays all that the plan puts on the table, and tells each thing once it lies there. The ending card stays in hand. */
function layBeforeAll(s: State, seat: number, plan: Plan, told: Told): void {
  const team = teamOf(s, seat)
  const trains = s.trains[team]!
  const held = countKinds(s.hands[seat]!)
  const tell: Told['push'] = (happened) => {
    s.hands[seat] = cardsOf(held)
    told.push(happened)
  }
  layTrains(trains, plan, { seat, held, tell })
  for (const card of plan.wayCars) {
    held[card]!--
    s.wayCars[team]!.push({ card, upright: false })
    tell({ event: { what: 'laidWayCar', seat, card: cardName(card) as WayCarName } })
  }
  if (plan.locosNeeded > 0) {
    const event = { what: 'laidLocos', seat } as const
    tell({ event, secret: { to: [seat], event: { ...event, cards: cardNames(plan.locos) } } })
  }
}

/**
 * The engines come first, since any loco taken up may lead any train (EX-8): a diesel that takes over lies under its
 * train until it is told. Then one train after the other.
 */
function layTrains(trains: Train[], plan: Plan, { seat, held, tell }: Layer): void {
  trains.forEach((t, train) => {
    const { engine } = plan.trains[train]!
    held[t.engine]!++
    held[engine]!--
    t.engine = engine
    t.seen = handPlace(seat)
  })
  for (const planned of plan.trains) {
    const { number: train, started, diesel, added, tookOver } = planned
    const laid = planned.cars.slice(planned.cars.length - added)
    const cars = laidNames(laid)
    for (const car of laid) held[cardOf(car)]!--
    if (started) {
      held[planned.engine]!--
      trains.push({ engine: planned.engine, diesel, seen: handPlace(seat), cars: laid })
      tell({ event: { what: 'started', seat, train, cars, diesel } })
      continue
    }
    trains[train]!.cars.push(...laid)
    if (added > 0) tell({ event: { what: 'extended', seat, train, cars } })
    if (!tookOver) continue
    trains[train]!.diesel = true
    tell({ event: { what: 'tookOver', seat, train } })
  }
}
