/** What the details of a disaster refer to: seats, and trains as the plan leaves them (EX-23). */
import type { Refusal } from '#shared/games/common.ts'
import type { DisasterEnd } from '#shared/games/express/types.ts'
import { teamOf } from '../seats.ts'
import type { Plan } from '../turn/plan.ts'
import { refusal } from '../../game.ts'
import type { State, Train, Told } from '../state.ts'

/** The target's trains before the effect; the player's own are those of the plan. */
export function trainsOf(s: State, seat: number, plan: Plan, target: number): readonly Train[] {
  const team = teamOf(s, target)
  return team === teamOf(s, seat) ? plan.trains : s.trains[team]!
}

export const seatFaults = (s: State, target: number): Refusal[] =>
  target < s.seats ? [] : [refusal('EX-23', 'noSuchSeat')]

/** The seat and the train named exist. */
export function trainTargetFaults(
  s: State,
  seat: number,
  plan: Plan,
  target: number,
  train: number,
): Refusal[] {
  const faults = seatFaults(s, target)
  if (faults.length > 0 || train < trainsOf(s, seat, plan, target).length) return faults
  return [refusal('EX-23', 'targetHasNoTrain', { seat: target, train: train + 1 })]
}

/** One kind of disaster: what may not be named, and what happens when nobody stops it. */
export interface DisasterRule<End extends DisasterEnd> {
  faults(s: State, seat: number, plan: Plan, end: End): Refusal[]
  effect(s: State, seat: number, end: End, told?: Told): void
}
