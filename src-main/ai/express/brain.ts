/** The opponents of Express: five levels over one heuristic player and its playouts. */
import type { ExpressAction, ExpressView } from '#shared/games/express/types.ts'
import type { State } from '../../rules/express/state.ts'
import { nextInt, seedRandom, type Random } from '../../rules/random.ts'
import type { Brain, Verdict } from '../brain.ts'
import type { Budgets } from '../levels.ts'
import { choicesOf, type Choice } from './choices.ts'
import { lookAhead } from './look-ahead.ts'
import { explain } from './reasons.ts'
import { determinize, worldsOf } from './worlds.ts'

type ExpressVerdict = Verdict<ExpressAction>

/** What the apprentice may lose by a slip, in points of its own judgement. */
const BOUNDED_LOSS = 3.5

/** A playout is a turn of each seat, so there are fewer; the clock keeps a decision within half a second. */
const BUDGETS: Budgets = {
  apprentice: { iterations: 0, ms: 0 },
  conductor: { iterations: 0, ms: 0 },
  engineer: { iterations: 24, ms: 300 },
  dispatcher: { iterations: 80, ms: 400 },
  director: { iterations: 600, ms: 450 },
}

export const expressBrain: Brain<ExpressView, ExpressAction, State> = {
  game: 'express',
  budgets: BUDGETS,
  determinize,
  explain,
  greedy(view, seat) {
    ownView(view, seat)
    const random = seedRandom('')
    return choicesOf(determinize(view, random), seat, 'apprentice', random)[0]!.action
  },
  decide(view, seat, order) {
    ownView(view, seat)
    const random = seedRandom(order.seed)
    const choices = choicesOf(determinize(view, random), seat, order.level, random)
    if (order.level === 'apprentice') return judged(slipped(choices, random))
    const weighed = withConsidered(choices, order.consider as ExpressAction | undefined)
    if (order.level === 'conductor' || weighed.length === 1) return judged(choices)
    return lookAhead(weighed, worldsOf(view, random), seat, {
      ...order,
      iterations: order.iterations ?? BUDGETS[order.level].iterations,
    })
  },
}

function ownView(view: ExpressView, seat: number): void {
  if (view.viewer !== seat) throw new Error(`seat ${seat} decides from its own view`)
}

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

/** The apprentice takes any choice that loses little by its own judgement. */
function slipped(choices: readonly Choice[], random: Random): readonly Choice[] {
  const good = choices.filter(({ value }) => value >= choices[0]!.value - BOUNDED_LOSS)
  const chosen = good[nextInt(random, good.length)]!
  return [chosen, ...choices.filter((other) => other !== chosen)]
}

/** A verdict by judgement alone: `margin` holds what each choice was judged to be worth. */
const judged = (choices: readonly Choice[]): ExpressVerdict => ({
  action: choices[0]!.action,
  iterations: 0,
  candidates: choices.map(({ action, value }) => ({ action, visits: 0, share: 0, spread: 0, margin: value })),
})
