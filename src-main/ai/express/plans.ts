/** Whole turns with their worth, best first, and the heuristic player, which takes every decision at once. */
import type { ExpressAction, TurnAction } from '#shared/games/express/types.ts'
import {
  CABOOSE,
  DIESEL,
  isDisaster,
  isWayCar,
  KINDS,
  TURNTABLE,
  VALUE,
  WILD,
} from '../../rules/express/cards.ts'
import { examplePlans } from '../../rules/express/legal-actions.ts'
import {
  actionOf,
  handAfter,
  leftCards,
  locosNeeded,
  type Sketch,
  sketchOf,
} from '../../rules/express/plans/sketch.ts'
import { WAY_CAR_POINTS } from '../../rules/express/score.ts'
import { type State, teamOf, mustGoOut } from '../../rules/express/state.ts'
import { trainPoints } from '../../rules/express/trains/legal.ts'
import { goingOutPlan } from '../../rules/express/turn/going-out.ts'
import { deckYields, handLimit } from '../../rules/express/turn/draw.ts'
import { endCardOf, planOf } from '../../rules/express/turn/plan.ts'
import { type Desk, type Draft, IMPOSSIBLE } from './draft.ts'
import { type Ending, endingsOf, usefulness } from './endings.ts'
import { layoutsOf } from './layouts.ts'
import { outlookOf, outNow } from './outlook.ts'
import type { Weights } from './weights.ts'
import { wayCarAgainst } from '../../rules/express/disasters/way-cars.ts'

export interface ScoredPlan {
  readonly action: TurnAction
  /** Points expected at the end of the hand, less what rivals lose or gain at their weight. */
  readonly value: number
  readonly out: boolean
  /** What the discard gives the next seat, as far as it hurts. */
  readonly feeds: number
}

export interface Breadth {
  /** Drafts carried on with at each step. */
  readonly beam: number
  /** Layouts given endings. */
  readonly layouts: number
  /** Plans kept. */
  readonly plans: number
  /** Look for a way out exactly. */
  readonly exact: boolean
}

/** The player of playouts, the apprentice, and all others. */
export const QUICK: Breadth = { beam: 1, layouts: 2, plans: 1, exact: false }
export const PLAIN: Breadth = { beam: 1, layouts: 6, plans: 40, exact: true }
export const FULL: Breadth = { beam: 8, layouts: 16, plans: 80, exact: true }

function deskOf(s: State, seat: number, w: Weights): Desk {
  const o = outlookOf(s, seat, w)
  return {
    o,
    limit: handLimit(s, seat),
    mayGoOut: !o.firstTurn && s.permission !== 'no',
    wayCars: s.wayCars[o.team]!.length,
    outNow: outNow(s, o),
  }
}

/** Legal plans of the seat at turn, never none, the best first. Hidden cards of others have no part in it. */
export function plansFor(s: State, seat: number, breadth: Breadth, w: Weights): ScoredPlan[] {
  const d = deskOf(s, seat, w)
  if (s.hands[seat]!.length <= 1) return lastCard(s, seat, d)
  const found: (Ending & { draft: Draft })[] = []
  for (const draft of layoutsOf(sketchOf(s, seat), d, breadth.beam).slice(0, breadth.layouts)) {
    for (const ending of endingsOf(s, draft, d)) {
      if (ending.value > IMPOSSIBLE / 2) found.push({ ...ending, draft })
    }
  }
  if (found.length === 0) return anyPlans(s, seat)
  const plans = found
    .sort((a, b) => b.value - a.value)
    .slice(0, breadth.plans)
    .map(({ draft: { k }, end, value, feeds }) => ({
      ...{ action: actionOf(k, locosFor(k, endCardOf(end)), end), value, feeds, out: handAfter(k) === 0 },
    }))
  if (mustGoOut(s)) return outOnly([...plans, ...ways(s, seat, d)])
  if (!breadth.exact) return plans
  return [...plans, ...ways(s, seat, d)].sort((a, b) => b.value - a.value)
}

/** EX-43: the promised going out, the best way first. */
const outOnly = (plans: ScoredPlan[]): ScoredPlan[] =>
  plans.filter(({ out }) => out).sort((a, b) => b.value - a.value)

/** EX-13: with one card or none there is going out, or a turn that lays nothing and ends without a discard. */
function lastCard(s: State, seat: number, d: Desk): ScoredPlan[] {
  const out = ways(s, seat, d)
  if (out.length > 0) return out
  const k = sketchOf(s, seat)
  return [{ action: actionOf(k, locosFor(k, -1), { none: true }), value: 0, out: false, feeds: 0 }]
}

/** A way out that the drafts may have missed. */
function ways(s: State, seat: number, d: Desk): ScoredPlan[] {
  const action = d.mayGoOut ? goingOutPlan(s, seat) : undefined
  if (!action) return []
  const plan = planOf(s, seat, action)
  const rows = (d.wayCars + plan.wayCars.length) * WAY_CAR_POINTS
  const points = plan.trains.reduce((sum, t) => sum + trainPoints(t.cars, t.diesel), rows)
  return [{ action, value: d.outNow(points), out: true, feeds: 0 }]
}

/** Where the hand allows little: whatever is legal, unjudged. */
const anyPlans = (s: State, seat: number): ScoredPlan[] =>
  examplePlans(s, seat).map((action) => ({
    action,
    value: 0,
    out: planOf(s, seat, action).handSize === 0,
    feeds: 0,
  }))

/** Among cards without points, those that do nothing in hand lie first; way cars answer only from there (EX-32). */
function rank(card: number): number {
  if (VALUE[card]! > 0) return VALUE[card]!
  if (card === DIESEL || card === CABOOSE) return -1
  if (card === TURNTABLE || isDisaster(card)) return -2
  if (card === WILD) return -3
  return isWayCar(card) ? -4 : -5
}

/** Which cards go under the trains: a loco is a place more for cards, free of cost and out of sight (EX-8, EX-40). */
function locosFor(k: Sketch, endCard: number): number[] {
  const cards = leftCards(k)
  if (endCard >= 0) cards.splice(cards.indexOf(endCard), 1)
  return cards.sort((a, b) => rank(b) - rank(a)).slice(0, locosNeeded(k))
}

// The heuristic player: every decision at once, by judgement.

export function quickAction(s: State, seat: number, w: Weights): ExpressAction {
  switch (s.phase) {
    case 'draw':
      return { do: 'draw', from: quickDraw(s, seat, w) }
    case 'answer':
      return answerOf(s, seat)
    case 'permit':
      return { do: 'permit', yes: true }
    default:
      return plansFor(s, seat, QUICK, w)[0]!.action
  }
}

/** EX-31: a way car laid in answer is worth its points, saves the train and makes immune: never a reason to decline. */
export function answerOf(s: State, seat: number): ExpressAction {
  return { do: 'answer', block: s.hands[seat]!.includes(wayCarAgainst(s.pending!.end.disaster)) }
}

/** The top discard where it brings more than two cards of the deck do on average. */
function quickDraw(s: State, seat: number, w: Weights): 'deck' | 'discard' {
  const top = s.discards.at(-1)
  if (top === undefined) return 'deck'
  if (deckYields(s) === 0) return 'discard'
  const o = outlookOf(s, seat, w)
  const team = teamOf(s, seat)
  const total = o.draws.reduce((sum, n) => sum + n, 0)
  let two = 0
  for (let k = 0; k < KINDS; k++)
    if (o.draws[k]! > 0) two += ((2 * o.draws[k]!) / total) * usefulness(s, team, k, w)
  return usefulness(s, team, top, w) > two ? 'discard' : 'deck'
}
