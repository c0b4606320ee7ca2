/** A whole plan judged: every reason against it, most basic first; none if it is legal (EX-8 to EX-22, EX-35). */
import type { Refusal } from '#shared/games/common.ts'
import type { TurnAction, TurnEnd } from '#shared/games/express/types.ts'
import { disasterRefusals } from '../disasters/index.ts'
import { goingOutRefusals, canGoOut } from './going-out.ts'
import { HAND_LIMIT, handLimit } from './draw.ts'
import { isWayCar, cardName } from '../cards.ts'
import { planOf, type Plan } from './plan.ts'
import { refusal } from '../../game.ts'
import { isFirstTurn, mustGoOut, type State } from '../state.ts'
import { trainRefusals } from '../trains/legal.ts'

export function planRefusals(
  s: State,
  seat: number,
  action: TurnAction,
  plan = planOf(s, seat, action),
): Refusal[] {
  return [
    ...cardRefusals(plan),
    ...carRefusals(plan),
    ...locoRefusals(plan),
    ...wayCarRefusals(plan),
    ...endRefusals(s, seat, plan, action.end),
    ...limitRefusals(s, seat, plan, action.end),
  ]
}

/** Cards and trains named that are not there (EX-9). */
function cardRefusals(plan: Plan): Refusal[] {
  return [
    ...[...new Set(plan.missing)].map((k) => refusal('EX-9', 'notInHand', { card: cardName(k) })),
    ...plan.noTrain.map((n) => refusal('EX-9', 'noSuchTrain', { train: n + 1 })),
    ...plan.twice.map((n) => refusal('EX-9', 'trainTwice', { train: n + 1 })),
  ]
}

/** Only trains that the plan changes are judged: what stands is legal, whatever a disaster left of it (EX-21). */
function carRefusals(plan: Plan): Refusal[] {
  const refusals: Refusal[] = []
  for (const t of plan.trains) {
    if (!t.started && !t.tookOver && t.added === 0) continue
    const train = { train: t.number + 1 }
    for (const f of trainRefusals(t.cars, t.diesel)) {
      refusals.push({ ...f, params: { ...f.params, ...train } })
    }
  }
  for (const n of plan.secondDiesel) refusals.push(refusal('EX-14', 'secondEngine', { train: n + 1 }))
  return refusals
}

/** Exactly one loco for every train without a face-up diesel (EX-8, EX-14). */
function locoRefusals(plan: Plan): Refusal[] {
  const params = { needed: plan.locosNeeded, given: plan.locos.length }
  if (params.given < params.needed) return [refusal('EX-14', 'locosMissing', params)]
  return params.given > params.needed ? [refusal('EX-8', 'locosTooMany', params)] : []
}

function wayCarRefusals(plan: Plan): Refusal[] {
  const others = new Set(plan.wayCars.filter((k) => !isWayCar(k)))
  return [...others].map((k) => refusal('EX-9', 'notAWayCar', { card: cardName(k) }))
}

/** The ending card and its details (EX-10, EX-13, EX-22, EX-23). */
function endRefusals(s: State, seat: number, plan: Plan, end: TurnEnd): Refusal[] {
  if ('none' in end) return mayEndWithout(s, seat) ? [] : [refusal('EX-10', 'endMissing')]
  if (mayOnlyEndWithout(s, seat)) return [refusal('EX-13', 'keepOne')]
  if ('discard' in end) return []
  const refusals = isFirstTurn(s) ? [refusal('EX-22', 'firstTurn')] : []
  if ('disaster' in end) refusals.push(...disasterRefusals(s, seat, plan, end))
  return refusals
}

/** EX-13: too few cards to discard one and keep one, and no going out. */
const mayEndWithout = (s: State, seat: number): boolean =>
  s.hands[seat]!.length <= 1 && (s.permission === 'no' || !canGoOut(s, seat))

const mayOnlyEndWithout = (s: State, seat: number): boolean =>
  s.hands[seat]!.length === 0 || (s.hands[seat]!.length === 1 && mayEndWithout(s, seat))

/** How many cards are left (EX-10, EX-12, EX-13), and going out (EX-35, EX-43); a draft without its end has one to go. */
function limitRefusals(s: State, seat: number, plan: Plan, end: TurnEnd): Refusal[] {
  const undecided = 'none' in end && s.hands[seat]!.length > 1
  const left = plan.handSize - (undecided ? 1 : 0)
  if (left > HAND_LIMIT) {
    const limit = handLimit(s, seat)
    if (left > limit)
      return [refusal(limit > HAND_LIMIT ? 'EX-12' : 'EX-10', 'tooManyCards', { left, limit })]
  }
  if (mustGoOut(s) && (left > 0 || undecided)) return [refusal('EX-43', 'outPromised')]
  if (left > 0 || undecided || plan.missing.length > 0) return []
  if ('none' in end) return s.hands[seat]!.length === 0 ? [] : [refusal('EX-13', 'keepOne')]
  if (!('discard' in end)) return [refusal('EX-13', 'lastCardPlain')]
  const out = goingOutRefusals(
    plan.trains.map((t) => t.cars.length),
    isFirstTurn(s),
    s.permission === 'no',
  )
  return out.length > 0 ? [refusal('EX-13', 'keepOne'), ...out] : []
}

/** The plan empties the hand, and so goes out once it is legal. */
export const goesOut = (plan: Plan, end: TurnEnd): boolean => plan.handSize === 0 && 'discard' in end
