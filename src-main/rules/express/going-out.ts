/** Going out (EX-35): its conditions, and whether the seat at turn has any plan that meets them. */
import type { Refusal } from '#shared/games/common.ts'
import { refusal } from './refuse.ts'

export interface Conditions {
  readonly five: boolean
  readonly four: boolean
  readonly threes: boolean
}

/** A train of at least five cars, another of at least four, and none under three. */
export function conditions(lengths: readonly number[]): Conditions {
  const fives = lengths.filter((n) => n >= 5).length
  const fours = lengths.filter((n) => n >= 4).length
  return { five: fives > 0, four: fours - (fives > 0 ? 1 : 0) > 0, threes: lengths.every((n) => n >= 3) }
}

export const trainsAllowGoingOut = (lengths: readonly number[]): boolean => {
  const { five, four, threes } = conditions(lengths)
  return five && four && threes
}

export function goingOutFaults(
  lengths: readonly number[],
  firstTurn: boolean,
  forbidden: boolean,
): Refusal[] {
  const { five, four, threes } = conditions(lengths)
  const faults: Refusal[] = []
  if (firstTurn) faults.push(refusal(35, 'outFirstTurn'))
  if (!five) faults.push(refusal(35, 'outNeedsFive'))
  if (!four) faults.push(refusal(35, 'outNeedsFour'))
  if (!threes) faults.push(refusal(35, 'outNeedsThrees'))
  if (forbidden) faults.push(refusal(43, 'outForbidden'))
  return faults
}
