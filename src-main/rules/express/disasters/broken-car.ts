/** Broken car (EX-25): the last car of a train goes to the disaster slot. */
import type { TrainDisasterEnd } from '#shared/games/express/types.ts'
import { cardOf, laidName } from '../kinds.ts'
import type { State } from '../state.ts'
import type { Told } from '../told.ts'
import { emptyTrainLeaves, lastCarFaults, takeLastCar } from './lost-car.ts'
import type { DisasterRule } from './rule.ts'

export const brokenCar: DisasterRule<TrainDisasterEnd> = {
  faults: (s, seat, plan, end) => lastCarFaults(s, seat, plan, end.seat, end.train),
  effect(s: State, _seat, end, told?: Told) {
    const car = takeLastCar(s, end.seat, end.train)
    s.slot.push(cardOf(car))
    told?.push({ event: { what: 'brokenCar', seat: end.seat, train: end.train, card: laidName(car) } })
    emptyTrainLeaves(s, end.seat, end.train, told)
  },
}
