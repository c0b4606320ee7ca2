/** "May I go out?" (EX-43): when to ask, and what to answer. */
import { handCost } from '../../rules/express/score.ts'
import { partnerOf } from '../../rules/express/seats.ts'
import type { State } from '../../rules/express/state.ts'
import { endsMatch, outNow, WINS } from './out-now.ts'
import { outlookOf, tablePoints } from './outlook.ts'
import type { ScoredPlan } from './plans.ts'
import type { Weights } from './weights.ts'

/** What the one who asks still lays, about. */
const STILL_LAID = 6
/** Points in the own hand that are too many as long as nobody else is near going out. */
const TOO_DEAR = 10
const NEAR = 3.5

/** A seat whose going out is not sure to win asks first, once. */
export const asks = (s: State, seat: number, best: ScoredPlan): boolean =>
  best.out && s.permission === 'none' && partnerOf(s, seat) !== undefined && best.value < WINS

/** Yes, where the table as it stands wins or at least nothing dear is caught in the own hand. */
export function permits(s: State, seat: number, w: Weights): boolean {
  const o = outlookOf(s, seat, w)
  const points = tablePoints(s, o.team) + STILL_LAID
  const cost = handCost(s.hands[seat]!)
  if (endsMatch(s, points)) return outNow(s, o)(points - cost) > points - cost
  return cost <= TOO_DEAR || o.rivalOut < NEAR
}
