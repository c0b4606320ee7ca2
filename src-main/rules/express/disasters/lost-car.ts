/** Broken car and steal both take the last car of a train, never a caboose (EX-25). */
import type { Refusal } from '#shared/games/common.ts'
import { engineReturns } from '../engine-return.ts'
import { teamOf } from '../partners.ts'
import type { Plan } from '../plan.ts'
import { refusal } from '../refuse.ts'
import type { State } from '../state.ts'
import type { Told } from '../told.ts'
import { hasCaboose } from '../trains.ts'
import { trainsOf, trainTargetFaults } from './target.ts'

export function lastCarFaults(s: State, seat: number, plan: Plan, target: number, train: number): Refusal[] {
  const faults = trainTargetFaults(s, seat, plan, target, train)
  if (faults.length === 0 && hasCaboose(trainsOf(s, seat, plan, target)[train]!.cars)) {
    faults.push(refusal(25, 'cabooseProtects'))
  }
  return faults
}

/** Takes the car off. Afterwards `emptyTrainLeaves` has to be called. */
export const takeLastCar = (s: State, target: number, train: number): number =>
  s.trains[teamOf(s, target)]![train]!.cars.pop()!

/** EX-29: a train without cars leaves the table, its engine goes back to a hand. */
export function emptyTrainLeaves(s: State, target: number, train: number, told?: Told): void {
  const team = teamOf(s, target)
  if (s.trains[team]![train]!.cars.length > 0) return
  const [gone] = s.trains[team]!.splice(train, 1)
  engineReturns(s, team, gone!, told)
}
