/** What still keeps a draft from being confirmed, as a list that is always the same four points long. */
import type { Refusal } from '#shared/games/common.ts'
import type { DraftValues } from '#shared/games/express/types.ts'

export const CHECKS = ['engines', 'types', 'hand', 'end'] as const
export type Check = (typeof CHECKS)[number]

const POINT: Readonly<Record<string, Check>> = {
  ...{ locosMissing: 'engines', locosTooMany: 'engines', noCar: 'engines', secondEngine: 'engines' },
  ...{ notACar: 'types', cabooseTooEarly: 'types', afterCaboose: 'types', secondCaboose: 'types' },
  ...{ dieselFreight: 'types', mixedTypes: 'types', wildsOnly: 'types', transitionTooEarly: 'types' },
  ...{ tooManyCards: 'hand', keepOne: 'hand', lastCardPlain: 'hand', notInHand: 'hand' },
  ...{ outFirstTurn: 'hand', outNeedsFive: 'hand', outNeedsFour: 'hand', outNeedsThrees: 'hand' },
  ...{ outForbidden: 'hand' },
}
/** Anything else is about the card that ends the turn and its details. */
const pointOf = (why: string): Check => POINT[why] ?? 'end'

export interface CheckLine {
  readonly check: Check
  /** The first reason against it. */
  readonly refusal?: Refusal
}

/** While locos lie in the hand the count of cards is not yet told: it only repeats that they are missing. */
export function checklist(refusals: readonly Refusal[]): CheckLine[] {
  return CHECKS.map((check) => {
    const refusal = refusals.find(({ why }) => pointOf(why) === check)
    return refusal ? { check, refusal } : { check }
  })
}

/** The points of going out (EX-35), in the order they are told, each with whether it holds. */
export function goingOutPoints({
  goingOut,
}: DraftValues): { point: 'five' | 'four' | 'threes' | 'emptyHand'; ok: boolean }[] {
  return (['five', 'four', 'threes', 'emptyHand'] as const).map((point) => ({ point, ok: goingOut[point] }))
}

/** The draft would go out, whatever card is discarded last. */
export const wouldGoOut = ({ goingOut }: DraftValues): boolean => Object.values(goingOut).every(Boolean)
