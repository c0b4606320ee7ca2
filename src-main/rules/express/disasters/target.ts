/** What the details of a disaster refer to: seats, and trains as the plan leaves them (EX-23). */
import type { Refusal } from '#shared/games/common.ts'
import { teamOf } from '../partners.ts'
import type { Plan } from '../plan.ts'
import { refusal } from '../refuse.ts'
import type { State, Train } from '../state.ts'

/** The target's trains before the effect; the player's own are those of the plan. */
export function trainsOf(s: State, seat: number, plan: Plan, target: number): readonly Train[] {
  const team = teamOf(s, target)
  return team === teamOf(s, seat) ? plan.trains : s.trains[team]!
}

export const seatFaults = (s: State, target: number): Refusal[] =>
  target < s.seats ? [] : [refusal(23, 'noSuchSeat')]

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
  return [refusal(23, 'targetHasNoTrain', { seat: target, train: train + 1 })]
}
