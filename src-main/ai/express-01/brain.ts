/** The opponents of Express 01: whole turns by a beam, and for the stronger levels the round played on from each. */
import type { Level } from '#shared/games/common.ts'
import type { Express01Action, Express01View } from '#shared/games/express-01/types.ts'
import { nextInt, nextUint32, seedRandom, type Random } from '../../rules/random.ts'
import { PHASE, type State } from '../../rules/express-01/state.ts'
import type { Brain, Order, Verdict } from '../brain.ts'
import type { Budgets } from '../levels.ts'
import type { Judged as Weighed } from '../search/halving.ts'
import { compare, type Ahead } from './compare.ts'
import { WEIGHTS } from './evaluate.ts'
import { planFrom, plans, type Manner, type Plan } from './plans.ts'
import { explain } from './reasons.ts'
import { smallDecision } from './small.ts'
import { catalogueOf, determinize } from './worlds.ts'

type Express01Verdict = Verdict<Express01Action>

/** How a player thinks: how widely it looks for turns, how many it compares, how many own turns it looks ahead. */
export interface Style extends Omit<Manner, 'salt'>, Omit<Ahead, 'salt'> {
  readonly candidates: number
}

const style = (beam: number, layings: number, candidates: number, turns: number, prior = 4): Style => ({
  ...{ beam, layings, candidates, turns, steps: 24, prior, weights: WEIGHTS },
})

const STYLES: Readonly<Record<Level, Style>> = {
  apprentice: style(2, 4, 0, 0),
  conductor: style(2, 6, 0, 0),
  engineer: style(3, 6, 5, 1),
  dispatcher: style(4, 8, 8, 2, 8),
  director: style(5, 10, 10, 2, 8),
}
/** A playout is a round and more of whole turns: few of them tell much. */
const BUDGETS: Budgets = {
  apprentice: { iterations: 0, ms: 0 },
  conductor: { iterations: 0, ms: 0 },
  engineer: { iterations: 10, ms: 400 },
  dispatcher: { iterations: 100, ms: 800 },
  director: { iterations: 300, ms: 1400 },
}
/** What the apprentice may lose by a slip, in cards of its own judgement. */
const BOUNDED_LOSS = 2

export const express01Brain: Brain<Express01View, Express01Action, State> = {
  game: 'express-01',
  budgets: BUDGETS,
  determinize,
  explain,
  greedy(view, seat) {
    const c = catalogueOf(view)
    const s = determinize(view, seedRandom(''))
    return smallDecision(c, s, seat) ?? firstOf(plans(c, s, seat, { ...STYLES.apprentice, salt: 0 }))
  },
  decide(view, seat, order) {
    const { level } = order
    return decideAs(view, seat, STYLES[level], {
      ...order,
      iterations: order.iterations ?? BUDGETS[level].iterations,
    })
  },
}

/** A decision by any style; `turn` lists all actions of the turn it has in mind. Undefined when cancelled. */
export function decideAs(
  view: Express01View,
  seat: number,
  style: Style,
  order: Order & { readonly iterations: number },
): Decided | undefined {
  if (view.viewer !== seat) throw new Error(`seat ${seat} decides from its own view`)
  const c = catalogueOf(view)
  const random = seedRandom(order.seed)
  const s = determinize(view, random)
  const small = smallDecision(c, s, seat)
  if (small) return judged([{ actions: [small], margin: 0, value: 0 }])
  const manner = { ...style, salt: nextUint32(random) }
  const found = plans(c, s, seat, manner)
  const first = byFirstAction(found)
  if (order.level === 'apprentice') return judged(slipped(first, random))
  if (style.candidates === 0 || (first.length === 1 && found.length === 1)) return judged(first)
  // Within a turn what is left to decide is little: half the thinking goes to it.
  const part = s.phase === PHASE.pair ? 1 : 0.5
  const results = compare(
    c,
    withConsidered(
      varied(found, Math.ceil(style.candidates * part)),
      order.consider as Express01Action | undefined,
      (action) => planFrom(c, s, seat, action, manner),
    ),
    () => determinize(view, random),
    seat,
    manner,
    { ...order, iterations: Math.ceil(order.iterations * part) },
  )
  return results && weighed(results)
}

const firstOf = (list: readonly Plan[]): Express01Action => list[0]?.actions[0] as Express01Action

/** The same list, with a plan for the action to be considered where none begins with it. */
function withConsidered(
  list: readonly Plan[],
  action: Express01Action | undefined,
  plan: (action: Express01Action) => Plan,
): readonly Plan[] {
  const key = JSON.stringify(action)
  return !action || list.some((other) => keyOf(other) === key) ? list : [...list, plan(action)]
}

type Judged = Pick<Plan, 'actions' | 'margin' | 'value'>
type Decided = Express01Verdict & { readonly turn: readonly Express01Action[] }

const keyOf = (plan: Judged): string => JSON.stringify(plan.actions[0])

/** For each first action the best plan that begins with it. */
function byFirstAction(list: readonly Judged[]): Judged[] {
  const best = new Map<string, Judged>()
  for (const plan of list) if (!best.has(keyOf(plan))) best.set(keyOf(plan), plan)
  return [...best.values()]
}

/** The apprentice takes any step that loses little by its own judgement. */
function slipped(list: readonly Judged[], random: Random): readonly Judged[] {
  const good = list.filter(({ value }) => value >= (list[0] as Judged).value - BOUNDED_LOSS)
  const chosen = good[nextInt(random, good.length)] as Judged
  return [chosen, ...list.filter((other) => other !== chosen)]
}

/** A verdict by judgement alone: `margin` holds what each step was judged to be worth. */
const judged = (list: readonly Judged[]): Decided => ({
  action: list[0]?.actions[0] as Express01Action,
  turn: (list[0] as Judged).actions,
  iterations: 0,
  candidates: list.map(({ actions, margin }) => ({
    ...{ action: actions[0] as Express01Action, visits: 0, share: 0, spread: 0, margin },
  })),
})

/** A verdict by playing on: for each first action what the best turn that begins with it came to. */
function weighed({ list, iterations }: { list: readonly Weighed<Plan>[]; iterations: number }): Decided {
  const seen = new Set<string>()
  const candidates = list.flatMap(({ candidate, visits, share, spread, margin }) => {
    if (seen.has(keyOf(candidate))) return []
    seen.add(keyOf(candidate))
    return [{ action: candidate.actions[0] as Express01Action, visits, share, spread, margin }]
  })
  const turn = (list[0] as Weighed<Plan>).candidate.actions
  return { action: turn[0] as Express01Action, turn, iterations, candidates }
}

/** Turns that differ in what they do and in what they spend: the best of each kind, then the best of the rest. */
function varied(list: readonly Plan[], most: number): Plan[] {
  const kinds = new Set<string>()
  const firsts: Plan[] = []
  const others: Plan[] = []
  for (const plan of list) {
    const key = kindOf(plan.actions)
    if (kinds.has(key)) others.push(plan)
    else firsts.push(plan)
    kinds.add(key)
  }
  return [...firsts, ...others].slice(0, most)
}

/** The pair, the cards paid in each action, the company of the train. */
function kindOf(actions: readonly Express01Action[]): string {
  let [cards, shares, train] = [0, 0, '']
  for (const action of actions)
    if (action.do === 'pay') cards++
    else if (action.do === 'buy') shares++
    else if (action.do === 'bonus') train = action.company
  const first = actions[0]
  return `${first?.do === 'pair' ? first.pair : ''},${cards},${shares},${train}`
}
