/**
 * The legal actions of the seat that must decide. Draws, answers and permissions are complete. Of plans it gives
 * good examples: lay nothing, lengthen everything, open each type, each single card in each place, with
 * various discards; disasters and turntables for effect; and going out where some plan does.
 */
import type { ExpressAction, TurnAction } from '#shared/games/express/types.ts'
import type { LegalActions } from '../game.ts'
import { askFaults, checkAction } from './check.ts'
import { decider } from './deciders.ts'
import { discards, effects, someDiscards } from './endings.ts'
import { handLimit } from './hand-limit.ts'
import { layouts } from './layouts.ts'
import { goingOutPlan } from './out-search.ts'
import { endCardOf } from './plan.ts'
import { planFaults } from './plan-check.ts'
import { shed } from './shed.ts'
import { actionOf, costliestLocos, handAfter, sketchOf, type Sketch } from './sketch.ts'
import type { State } from './state.ts'
import { sources } from './turn-start.ts'

export function legalActions(s: State, seat: number): LegalActions<ExpressAction> {
  if (decider(s) !== seat) return { complete: true, actions: [] }
  switch (s.phase) {
    case 'draw':
      return { complete: true, actions: sources(s).map((from) => ({ do: 'draw', from })) }
    case 'turn':
      return { complete: false, actions: [...examplePlans(s, seat), ...askings(s, seat)] }
    case 'permit':
      return { complete: true, actions: [true, false].map((yes) => ({ do: 'permit', yes })) }
    default:
      return { complete: true, actions: answers(s, seat) }
  }
}

const askings = (s: State, seat: number): ExpressAction[] =>
  askFaults(s, seat).length === 0 ? [{ do: 'ask' }] : []

const answers = (s: State, seat: number): ExpressAction[] =>
  [false, true]
    .map((block): ExpressAction => ({ do: 'answer', block }))
    .filter((action) => checkAction(s, seat, action).length === 0)

/** Legal plans, never none. */
export function examplePlans(s: State, seat: number): TurnAction[] {
  const limit = handLimit(s, seat)
  const base = sketchOf(s, seat)
  const plans = new Map<string, TurnAction>()
  const offer = (plan: TurnAction) => {
    const key = JSON.stringify(plan)
    if (!plans.has(key) && planFaults(s, seat, plan).length === 0) plans.set(key, plan)
  }
  layouts(base).forEach((layout, i) => {
    const sketch = handAfter(layout) > limit ? shed(layout, limit) : layout
    const ends = i === 0 ? [...discards(sketch), ...effects(s, seat, sketch)] : someDiscards(sketch)
    for (const end of ends) offer(actionOf(sketch, costliestLocos(sketch, endCardOf(end)), end))
  })
  const out = goingOutPlan(s, seat)
  if (out) offer(out)
  if (plans.size === 0) offer(withoutDiscard(base))
  return [...plans.values()]
}

/** EX-13: the turn of a seat with one card or none that cannot go out. */
const withoutDiscard = (k: Sketch): TurnAction => actionOf(k, costliestLocos(k), { none: true })
