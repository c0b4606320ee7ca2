/** The opponents of Express: five levels over one heuristic player and its playouts. */
import type { ExpressAction, ExpressView } from '#shared/games/express/types.ts'
import type { State } from '../../rules/express/state.ts'
import type { Budgets } from '../frame/brain.ts'
import { createBrain } from '../frame/opponent.ts'
import { choicesOf, type Choice } from './choices.ts'
import { determinize, lookAhead, worldsOf } from './look-ahead.ts'
import { explain } from './reasons.ts'

/** A playout is a turn of each seat, so there are fewer; the clock keeps a decision within half a second. */
const BUDGETS: Budgets = {
  apprentice: { iterations: 0, ms: 0 },
  conductor: { iterations: 0, ms: 0 },
  engineer: { iterations: 24, ms: 300 },
  dispatcher: { iterations: 80, ms: 400 },
  director: { iterations: 600, ms: 450 },
}

export const expressBrain = createBrain<ExpressView, ExpressAction, State>({
  game: 'express',
  budgets: BUDGETS,
  slip: 3.5,
  determinize,
  explain,
  think(view, seat, { level, consider }, random) {
    const choices = choicesOf(determinize(view, random), seat, level, random)
    const weighed = withConsidered(choices, consider as ExpressAction | undefined)
    if (weighed.length === 1) return { opinions: choices }
    const world = worldsOf(view, random)
    return { opinions: choices, search: (caps) => lookAhead(weighed, world, { seat, level }, caps) }
  },
})

/** The choices with this one among the first two, so that it is played on; judgement puts it no higher than last. */
function withConsidered(choices: readonly Choice[], action: ExpressAction | undefined): readonly Choice[] {
  if (!action) return choices
  const same = (choice: Choice): boolean => JSON.stringify(choice.action) === JSON.stringify(action)
  const known = choices.find(same) ?? { action, value: choices.at(-1)!.value }
  const [first, ...others] = choices.filter((choice) => choice !== known)
  return first && !same(choices[0]!)
    ? [first, known, ...others]
    : [known, ...(first ? [first] : []), ...others]
}
