/** A draft of a turn, judged as it stands: what forbids it and the values shown beside the table. */
import type { DraftValues, ExpressAction, TurnAction } from '#shared/games/express/types.ts'
import type { Json } from '#shared/games/common.ts'
import type { Preview } from '../game.ts'
import { check } from './check.ts'
import { conditions } from './turn/going-out.ts'
import { handLimit } from './turn/hand-size.ts'
import { nameOf } from './cards.ts'
import { planOf } from './turn/plan.ts'
import { bestReading, trainPoints } from './trains/wilds.ts'
import { isFirstTurn, type State } from './state.ts'

/** `end: {none: true}` stands for an ending not chosen yet. Other decisions have no values. */
export function preview(s: State, seat: number, draft: ExpressAction): Preview {
  const refusals = check(s, seat, draft)
  const judged = draft.do === 'turn' && s.phase === 'turn' && seat === s.turn
  return { refusals, values: judged ? (draftValues(s, seat, draft) as unknown as Json) : null }
}

function draftValues(s: State, seat: number, draft: TurnAction): DraftValues {
  const plan = planOf(s, seat, draft)
  const { five, four, threes } = conditions(plan.trains.map((t) => t.cars.length))
  const toGo = 'none' in draft.end ? 1 : 0
  return {
    trains: plan.trains.map(({ cars, diesel, started, added, tookOver }) => {
      const changed = started || tookOver || added > 0
      const legal = !changed || bestReading(cars, diesel) !== undefined
      return { legal, points: legal ? trainPoints(cars, diesel) : 0 }
    }),
    left: plan.left.flatMap((n, k) => new Array<string>(n).fill(nameOf(k))) as DraftValues['left'],
    limit: handLimit(s, seat),
    locos: { needed: plan.locosNeeded, given: plan.locos.length },
    goingOut: {
      notFirstTurn: !isFirstTurn(s),
      ...{ five, four, threes },
      emptyHand: plan.handSize === toGo + Math.max(0, plan.locosNeeded - plan.locos.length),
      permitted: s.permission !== 'no',
    },
  }
}
