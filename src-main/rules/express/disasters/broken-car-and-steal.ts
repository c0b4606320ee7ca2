/** Broken car and steal both take the last car of a train, never a caboose; an empty train leaves (EX-25, EX-29). */
import type { Refusal } from '#shared/games/common.ts'
import type { TrainDisasterEnd, StealEnd } from '#shared/games/express/types.ts'
import { teamOf, inTurnOrder } from '../seats.ts'
import type { Plan } from '../turn/plan.ts'
import { refusal } from '../../game.ts'
import { type State, addToHand, type Train, type Told } from '../state.ts'
import { hasCaboose, trainFaults } from '../trains/legal.ts'
import { trainsOf, trainTargetFaults, type DisasterRule } from './target.ts'
import { cardOf, laidName, LAID_CABOOSE, WILD, nameOf } from '../cards.ts'
import { handPlace, learn, found, learnAlone, locosPlace, mayMove } from '../memory.ts'

function lastCarFaults(s: State, seat: number, plan: Plan, target: number, train: number): Refusal[] {
  const faults = trainTargetFaults(s, seat, plan, target, train)
  if (faults.length === 0 && hasCaboose(trainsOf(s, seat, plan, target)[train]!.cars)) {
    faults.push(refusal('EX-25', 'cabooseProtects'))
  }
  return faults
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
export const brokenCar: DisasterRule<TrainDisasterEnd> = {
  faults: (s, seat, plan, end) => lastCarFaults(s, seat, plan, end.seat, end.train),
  effect(s: State, _seat, end, told?: Told) {
    const car = takeLastCar(s, end.seat, end.train)
    s.slot.push(cardOf(car))
    told?.push({ event: { what: 'brokenCar', seat: end.seat, train: end.train, card: laidName(car) } })
    emptyTrainLeaves(s, end.seat, end.train, told)
  },
}

/** Steal (EX-25): the last car of a train goes to the player's hand or onto one of its trains. */
export const steal: DisasterRule<StealEnd> = {
  faults(s, seat, plan, end) {
    const faults = lastCarFaults(s, seat, plan, end.seat, end.train)
    return faults.length > 0 ? faults : destinationFaults(s, seat, plan, end)
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

function destinationFaults(s: State, seat: number, plan: Plan, end: StealEnd): Refusal[] {
  const car = trainsOf(s, seat, plan, end.seat)[end.train]!.cars.at(-1)!
  if (end.as && (end.to === 'hand' || car !== WILD)) return [refusal('EX-25', 'onlyWildAsCaboose')]
  if (end.to === 'hand') return []
  const train = plan.trains[end.to]
  if (!train) return [refusal('EX-25', 'noTrainForStolen', { train: end.to + 1 })]
  if (teamOf(s, end.seat) === teamOf(s, seat) && end.to === end.train) {
    return [refusal('EX-25', 'backOntoSameTrain')]
  }
  return trainFaults([...train.cars, end.as ? LAID_CABOOSE : car], train.diesel)
}

/**
 * EX-29: the engine of a train that lost its last car goes to its owner's hand at once; with partners
 * to the one whose turn comes next in the current direction.
 */
function engineReturns(s: State, team: number, train: Train, told?: Told): void {
  const seat = inTurnOrder(s, team)[0]!
  addToHand(s.hands[seat]!, train.engine)
  const card = nameOf(train.engine)
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
