/** The opponents of Express 01: whole turns by a beam, and for the stronger levels the round played on from each. */
import type { Level } from '#shared/games/common.ts'
import type { Express01Action, Express01View } from '#shared/games/express-01/types.ts'
import { nextInt, seedRandom, type Random } from '../../rules/random.ts'
import type { Catalogue } from '../../rules/express-01/card-set/catalogue.ts'
import type { State } from '../../rules/express-01/state.ts'
import type { Brain, Order, Verdict } from '../brain.ts'
import { BUDGETS } from '../levels.ts'
import { compare } from './compare.ts'
import { plans, type Plan, type Width } from './plans.ts'
import { smallDecision } from './small.ts'
import { catalogueOf, determinize } from './worlds.ts'

type Express01Verdict = Verdict<Express01Action>

const WIDTHS: Readonly<Record<Level, Width>> = {
  apprentice: { beam: 2, layings: 4 },
  conductor: { beam: 4, layings: 8 },
  engineer: { beam: 4, layings: 8 },
  dispatcher: { beam: 6, layings: 12 },
  director: { beam: 10, layings: 16 },
}
/** What the apprentice may lose by a slip, in cards of its own judgement. */
const BOUNDED_LOSS = 2
/** Whole turns that are played on from. */
const CANDIDATES = 12

export const express01Brain: Brain<Express01View, Express01Action, State> = {
  game: 'express-01',
  determinize,
  greedy(view, seat) {
    const c = catalogueOf(view)
    const s = determinize(view, seedRandom(''))
    return smallDecision(c, s, seat) ?? firstOf(plans(c, s, seat, WIDTHS.apprentice))
  },
  decide(view, seat, order) {
    if (view.viewer !== seat) throw new Error(`seat ${seat} decides from its own view`)
    const c = catalogueOf(view)
    const random = seedRandom(order.seed)
    const s = determinize(view, random)
    const small = smallDecision(c, s, seat)
    if (small) return judged([{ action: small, value: 0 }])
    const found = byFirstAction(plans(c, s, seat, WIDTHS[order.level]))
    if (order.level === 'apprentice') return judged(slipped(found, random))
    if (order.level === 'conductor' || found.length === 1) return judged(found)
    return lookAhead(c, view, seat, order, random, s)
  },
}

const firstOf = (list: readonly Plan[]): Express01Action => list[0]?.actions[0] as Express01Action

interface Judged {
  readonly action: Express01Action
  readonly value: number
}

/** For each first action the best plan that begins with it. */
function byFirstAction(list: readonly Plan[]): Judged[] {
  const best = new Map<string, Judged>()
  for (const { actions, value } of list) {
    const key = JSON.stringify(actions[0])
    if (!best.has(key)) best.set(key, { action: actions[0] as Express01Action, value })
  }
  return [...best.values()]
}

/** The apprentice takes any step that loses little by its own judgement. */
function slipped(list: readonly Judged[], random: Random): readonly Judged[] {
  const good = list.filter(({ value }) => value >= (list[0] as Judged).value - BOUNDED_LOSS)
  const chosen = good[nextInt(random, good.length)] as Judged
  return [chosen, ...list.filter((other) => other !== chosen)]
}

/** A verdict by judgement alone: `margin` holds what each step was judged to be worth. */
const judged = (list: readonly Judged[]): Express01Verdict => ({
  action: (list[0] as Judged).action,
  iterations: 0,
  candidates: list.map(({ action, value }) => ({ action, visits: 0, share: 0, spread: 0, margin: value })),
})

function lookAhead(
  c: Catalogue,
  view: Express01View,
  seat: number,
  order: Order,
  random: Random,
  s: State,
): Express01Verdict | undefined {
  const found = plans(c, s, seat, WIDTHS[order.level]).slice(0, CANDIDATES)
  const results = compare(c, found, () => determinize(view, random), seat, {
    ...order,
    iterations: order.iterations ?? BUDGETS[order.level].iterations,
  })
  if (!results) return undefined
  const seen = new Set<string>()
  const candidates = results.list.flatMap(({ plan, visits, share, spread, margin }) => {
    const action = plan.actions[0] as Express01Action
    const key = JSON.stringify(action)
    if (seen.has(key)) return []
    seen.add(key)
    return [{ action, visits, share, spread, margin }]
  })
  return {
    action: (candidates[0] as (typeof candidates)[number]).action,
    iterations: results.iterations,
    candidates,
  }
}
