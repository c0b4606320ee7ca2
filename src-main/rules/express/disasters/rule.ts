import type { Refusal } from '#shared/games/common.ts'
import type { DisasterEnd } from '#shared/games/express/types.ts'
import type { Plan } from '../plan.ts'
import type { State } from '../state.ts'
import type { Told } from '../told.ts'

/** One kind of disaster: what may not be named, and what happens when nobody stops it. */
export interface DisasterRule<End extends DisasterEnd> {
  faults(s: State, seat: number, plan: Plan, end: End): Refusal[]
  effect(s: State, seat: number, end: End, told?: Told): void
}
