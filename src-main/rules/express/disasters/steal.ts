/** Steal (EX-25): the last car of a train goes to the player's hand or onto one of its trains. */
import type { Refusal } from '#shared/games/common.ts'
import type { StealEnd } from '#shared/games/express/types.ts'
import { cardOf, LAID_CABOOSE, laidName, WILD } from '../kinds.ts'
import { handOf, learn } from '../memory.ts'
import { teamOf } from '../partners.ts'
import type { Plan } from '../plan.ts'
import { refusal } from '../refuse.ts'
import { addToHand, type State } from '../state.ts'
import { trainFaults } from '../trains.ts'
import { emptyTrainLeaves, lastCarFaults, takeLastCar } from './lost-car.ts'
import type { DisasterRule } from './rule.ts'
import { trainsOf } from './target.ts'

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
      learn(s, cardOf(car), handOf(seat), seat)
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
  if (end.as && (end.to === 'hand' || car !== WILD)) return [refusal(25, 'onlyWildAsCaboose')]
  if (end.to === 'hand') return []
  const train = plan.trains[end.to]
  if (!train) return [refusal(25, 'noTrainForStolen', { train: end.to + 1 })]
  if (teamOf(s, end.seat) === teamOf(s, seat) && end.to === end.train) {
    return [refusal(25, 'backOntoSameTrain')]
  }
  return trainFaults([...train.cars, end.as ? LAID_CABOOSE : car], train.diesel)
}
