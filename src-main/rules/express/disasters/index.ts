/** The five disasters behind one door. */
import type { Refusal } from '#shared/games/common.ts'
import type { DisasterEnd } from '#shared/games/express/types.ts'
import type { Plan } from '../turn/plan.ts'
import type { State, Told } from '../state.ts'
import { brokenCar, steal } from './broken-car-and-steal.ts'
import { derailment, switchEngines, wreck } from './derailment-switch-and-wreck.ts'

/** Every reason against the details named (EX-23). */
export function disasterFaults(s: State, seat: number, plan: Plan, end: DisasterEnd): Refusal[] {
  switch (end.disaster) {
    case 'broken-car':
      return brokenCar.faults(s, seat, plan, end)
    case 'derailment':
      return derailment.faults(s, seat, plan, end)
    case 'steal':
      return steal.faults(s, seat, plan, end)
    case 'switch-engines':
      return switchEngines.faults(s, seat, plan, end)
    case 'wreck':
      return wreck.faults(s, seat, plan, end)
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
