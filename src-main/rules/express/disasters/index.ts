/**
 * The five disasters behind one door: whom and what each of them refers to, when it may be played, and what it does
 * (EX-23 to EX-29).
 */
import type { Refusal } from '#shared/games/common.ts'
import type {
  DerailmentEnd,
  DisasterEnd,
  StealEnd,
  SwitchEnd,
  TrainDisasterEnd,
} from '#shared/games/express/types.ts'
import { addToHand, soonestOf, type State, teamOf, type Told, type Train } from '../state.ts'
import type { Plan } from '../turn/plan.ts'
import { refusal } from '../../game.ts'
import { hasCaboose, trainRefusals } from '../trains/legal.ts'
import { cardOf, LAID_CABOOSE, laidName, laidNames, cardName, WILD } from '../cards.ts'
import { found, handPlace, learn, learnAlone, locosPlace, mayMove } from '../memory.ts'

/** The target's trains before the effect; the player's own are those of the plan. */
function trainsOf(s: State, seat: number, plan: Plan, target: number): readonly Train[] {
  const team = teamOf(s, target)
  return team === teamOf(s, seat) ? plan.trains : s.trains[team]!
}

const seatRefusals = (s: State, target: number): Refusal[] =>
  target < s.seats ? [] : [refusal('EX-23', 'noSuchSeat')]

/** A train of a seat, as an ending names it. */
type TrainTarget = Pick<TrainDisasterEnd, 'seat' | 'train'>

/** The seat and the train named exist. */
function trainTargetRefusals(s: State, seat: number, plan: Plan, target: TrainTarget): Refusal[] {
  const refusals = seatRefusals(s, target.seat)
  if (refusals.length > 0 || target.train < trainsOf(s, seat, plan, target.seat).length) return refusals
  return [refusal('EX-23', 'targetHasNoTrain', { seat: target.seat, train: target.train + 1 })]
}

/** One kind of disaster: what may not be named, and what happens when nobody stops it. */
export interface DisasterRule<End extends DisasterEnd> {
  refusals(s: State, seat: number, plan: Plan, end: End): Refusal[]
  effect(s: State, seat: number, end: End, told?: Told): void
}

// Broken car and steal both take the last car of a train, never a caboose; an empty train leaves (EX-25, EX-29).

function lastCarRefusals(s: State, seat: number, plan: Plan, target: TrainTarget): Refusal[] {
  const refusals = trainTargetRefusals(s, seat, plan, target)
  if (refusals.length === 0 && hasCaboose(trainsOf(s, seat, plan, target.seat)[target.train]!.cars)) {
    refusals.push(refusal('EX-25', 'cabooseProtects'))
  }
  return refusals
}

/** Takes the car off. Afterwards `emptyTrainLeaves` has to be called. */
const takeLastCar = (s: State, target: number, train: number): number =>
  s.trains[teamOf(s, target)]![train]!.cars.pop()!

/** EX-29: a train without cars leaves the table, its engine goes back to a hand. */
function emptyTrainLeaves(s: State, target: number, train: number, told?: Told): void {
  const team = teamOf(s, target)
  if (s.trains[team]![train]!.cars.length > 0) return
  const [gone] = s.trains[team]!.splice(train, 1)
  engineReturns(s, team, gone!, told)
}

/** Broken car (EX-25): the last car of a train goes to the disaster slot. */
const brokenCar: DisasterRule<TrainDisasterEnd> = {
  refusals: lastCarRefusals,
  effect(s: State, _seat, end, told?: Told) {
    const car = takeLastCar(s, end.seat, end.train)
    s.slot.push(cardOf(car))
    told?.push({ event: { what: 'brokenCar', seat: end.seat, train: end.train, card: laidName(car) } })
    emptyTrainLeaves(s, end.seat, end.train, told)
  },
}

/** Steal (EX-25): the last car of a train goes to the player's hand or onto one of its trains. */
const steal: DisasterRule<StealEnd> = {
  refusals(s, seat, plan, end) {
    const refusals = lastCarRefusals(s, seat, plan, end)
    return refusals.length > 0 ? refusals : destinationRefusals(s, seat, plan, end)
  },
  effect(s, seat, end, told) {
    const car = takeLastCar(s, end.seat, end.train)
    const { to } = end
    if (to === 'hand') {
      addToHand(s.hands[seat]!, cardOf(car))
      learn(s, cardOf(car), handPlace(seat), seat)
    } else {
      s.trains[teamOf(s, seat)]![to]!.cars.push(end.as ? LAID_CABOOSE : car)
    }
    const card = laidName(car)
    told?.push({ event: { what: 'stole', seat, from: end.seat, train: end.train, card, to } })
    emptyTrainLeaves(s, end.seat, end.train, told)
  },
}

function destinationRefusals(s: State, seat: number, plan: Plan, end: StealEnd): Refusal[] {
  const car = trainsOf(s, seat, plan, end.seat)[end.train]!.cars.at(-1)!
  if (end.as && (end.to === 'hand' || car !== WILD)) return [refusal('EX-25', 'onlyWildAsCaboose')]
  if (end.to === 'hand') return []
  const train = plan.trains[end.to]
  if (!train) return [refusal('EX-25', 'noTrainForStolen', { train: end.to + 1 })]
  if (teamOf(s, end.seat) === teamOf(s, seat) && end.to === end.train) {
    return [refusal('EX-25', 'backOntoSameTrain')]
  }
  return trainRefusals([...train.cars, end.as ? LAID_CABOOSE : car], train.diesel)
}

/**
 * EX-29: the engine of a train that lost its last car goes to its owner's hand at once; with partners
 * to the one who will really be on turn sooner.
 */
function engineReturns(s: State, team: number, train: Train, told?: Told): void {
  const seat = soonestOf(s, team)
  addToHand(s.hands[seat]!, train.engine)
  const card = cardName(train.engine)
  if (train.diesel) {
    learn(s, train.engine, handPlace(seat), seat)
    told?.push({ event: { what: 'engineReturned', seat, card } })
    return
  }
  const knowing: number[] = []
  for (let v = 0; v < s.seats; v++) {
    if (v === seat || train.seen & handPlace(v)) knowing.push(v)
    if (v !== seat && train.seen & handPlace(v)) learnAlone(s, v, train.engine, handPlace(seat))
  }
  if (!(train.seen & handPlace(seat))) found(s, seat, train.engine, locosPlace(team))
  mayMove(s, locosPlace(team), handPlace(seat), seat)
  const event = { what: 'engineReturned', seat } as const
  told?.push({ event, secret: { to: knowing, event: { ...event, card } }, reveals: true })
}

// Derailment, switch engines and wreck (EX-26 to EX-28).

/** Derailment (EX-26): the target loses the next turn it would take. */
const derailment: DisasterRule<DerailmentEnd> = {
  refusals: (s, _seat, _plan, end) => seatRefusals(s, end.seat),
  effect(s, _seat, end, told) {
    s.lost[end.seat]!++
    told?.push({ event: { what: 'derailed', seat: end.seat } })
  },
}

/** Switch engines (EX-27): locos of the player for as many of the target's, face down. */
const switchEngines: DisasterRule<SwitchEnd> = {
  refusals(s, seat, plan, end) {
    const refusals = seatRefusals(s, end.seat)
    if (refusals.length > 0) return refusals
    if (teamOf(s, end.seat) === teamOf(s, seat)) refusals.push(refusal('EX-27', 'switchWithOwn'))
    if (end.mine.length === 0) refusals.push(refusal('EX-27', 'switchNothing'))
    if (end.mine.length !== end.theirs.length) refusals.push(refusal('EX-27', 'switchUneven'))
    refusals.push(...sideRefusals(plan.trains, end.mine))
    refusals.push(...sideRefusals(trainsOf(s, seat, plan, end.seat), end.theirs))
    return refusals
  },
  effect(s, seat, end, told) {
    const mine = teamOf(s, seat)
    const theirs = teamOf(s, end.seat)
    end.mine.forEach((number, i) => {
      const a = s.trains[mine]![number]!
      const b = s.trains[theirs]![end.theirs[i]!]!
      const { engine, seen } = a
      a.engine = b.engine
      a.seen = b.seen
      b.engine = engine
      b.seen = seen
    })
    mayMove(s, locosPlace(mine), locosPlace(theirs), -1)
    mayMove(s, locosPlace(theirs), locosPlace(mine), -1)
    told?.push({
      event: { what: 'switched', seat, with: end.seat, mine: end.mine, theirs: end.theirs },
    })
  },
}

/** Every number names a train of its own, led by a loco. */
function sideRefusals(trains: readonly Train[], numbers: readonly number[]): Refusal[] {
  const refusals: Refusal[] = []
  if (new Set(numbers).size < numbers.length) refusals.push(refusal('EX-27', 'switchTwice'))
  for (const number of numbers) {
    const train = trains[number]
    if (!train) refusals.push(refusal('EX-27', 'switchNoTrain', { train: number + 1 }))
    else if (train.diesel) refusals.push(refusal('EX-27', 'switchDiesel', { train: number + 1 }))
  }
  return refusals
}

/** Wreck (EX-28): a whole train with its engine goes to the disaster slot, face up. */
const wreck: DisasterRule<TrainDisasterEnd> = {
  refusals: trainTargetRefusals,
  effect(s, _seat, end, told) {
    const team = teamOf(s, end.seat)
    const train = s.trains[team]!.splice(end.train, 1)[0]!
    s.slot.push(train.engine, ...train.cars.map(cardOf))
    s.memory.forEach((_, v) => {
      const knew = train.diesel || (v < s.seats && (train.seen & handPlace(v)) !== 0)
      if (!knew) found(s, v, train.engine, locosPlace(team))
    })
    told?.push({
      event: {
        ...{ what: 'wrecked', seat: end.seat, train: end.train },
        ...{ engine: cardName(train.engine), cars: laidNames(train.cars) },
      },
      reveals: true,
    })
  },
}

/** Every reason against the details named (EX-23). */
export function disasterRefusals(s: State, seat: number, plan: Plan, end: DisasterEnd): Refusal[] {
  switch (end.disaster) {
    case 'broken-car':
      return brokenCar.refusals(s, seat, plan, end)
    case 'derailment':
      return derailment.refusals(s, seat, plan, end)
    case 'steal':
      return steal.refusals(s, seat, plan, end)
    case 'switch-engines':
      return switchEngines.refusals(s, seat, plan, end)
    case 'wreck':
      return wreck.refusals(s, seat, plan, end)
  }
}

export function disasterEffect(s: State, seat: number, end: DisasterEnd, told?: Told): void {
  switch (end.disaster) {
    case 'broken-car':
      return brokenCar.effect(s, seat, end, told)
    case 'derailment':
      return derailment.effect(s, seat, end, told)
    case 'steal':
      return steal.effect(s, seat, end, told)
    case 'switch-engines':
      return switchEngines.effect(s, seat, end, told)
    case 'wreck':
      return wreck.effect(s, seat, end, told)
  }
}
