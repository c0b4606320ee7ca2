/**
 * Whole turns compared by playing on: each candidate in the same drawn worlds, the round finished by the quick player,
 * the position judged. Candidates that fall behind are dropped half by half, so that the thinking goes to the best.
 */
import type { Express01Action } from '#shared/games/express-01/types.ts'
import type { Catalogue } from '../../rules/express-01/card-set/catalogue.ts'
import { play } from '../../rules/express-01/play.ts'
import { cloneState, PHASE, type State } from '../../rules/express-01/state.ts'
import type { Order } from '../brain.ts'
import { lead, worths } from './evaluate.ts'
import { settle, type Plan } from './plans.ts'
import { playOn } from './playout.ts'
import { smallDecision } from './small.ts'

export interface Compared {
  readonly plan: Plan
  readonly visits: number
  readonly share: number
  readonly spread: number
  readonly margin: number
}

/** Points of lead that make a victory about three in four. */
const SCALE = 8
/** Rounds of halving. */
const HALVINGS = 3

/** Best first, with the playouts used; undefined when cancelled. `world` draws a state the seat could believe in. */
export function compare(
  c: Catalogue,
  plans: readonly Plan[],
  world: () => State,
  seat: number,
  order: Order & { readonly iterations: number },
): { list: Compared[]; iterations: number } | undefined {
  const { iterations, ms = Infinity, stopAfter = Infinity } = order
  const { now = () => 0, signal = () => 'go', onProgress } = order
  const start = now()
  const tallies = plans.map((plan) => ({ plan, visits: 0, share: 0, square: 0, margin: 0 }))
  let alive = tallies
  let used = 0
  for (let phase = 1; phase <= HALVINGS && used < iterations; phase++) {
    const until = Math.round((iterations * phase) / HALVINGS)
    while (used < until) {
      const drawn = world()
      for (const tally of alive) {
        const margin = playout(c, cloneState(drawn), seat, tally.plan)
        const share = 1 / (1 + Math.exp(-margin / SCALE))
        tally.visits++
        tally.share += share
        tally.square += share * share
        tally.margin += margin
        used++
      }
      const asked = signal()
      if (asked === 'cancel') return undefined
      if (asked === 'hurry' || now() - start >= ms || used >= stopAfter)
        return { list: ranked(tallies), iterations: used }
      onProgress?.(Math.max(used / iterations, (now() - start) / ms))
    }
    const order = [...alive].sort((a, b) => mean(b) - mean(a))
    alive = order.slice(0, Math.max(2, Math.ceil(order.length / 2)))
  }
  return { list: ranked(tallies), iterations: used }
}

const mean = (tally: { share: number; visits: number }): number => tally.share / Math.max(1, tally.visits)

function ranked(
  tallies: readonly { plan: Plan; visits: number; share: number; square: number; margin: number }[],
): Compared[] {
  const most = Math.max(...tallies.map((tally) => tally.visits))
  const list = tallies
    .filter((tally) => tally.visits > 0)
    .map((tally) => {
      const { plan, visits } = tally
      const share = mean(tally)
      const variance = Math.max(0, tally.square / visits - share * share)
      return { plan, visits, share, spread: Math.sqrt(variance / visits), margin: tally.margin / visits }
    })
  const known = list.filter(({ visits }) => visits === most).sort((a, b) => b.share - a.share)
  const rest = list.filter(({ visits }) => visits < most).sort((a, b) => b.share - a.share)
  return [...known, ...rest]
}

/** The plan in one world, the others' turns after it, and the seat's lead then. */
function playout(c: Catalogue, s: State, seat: number, plan: Plan): number {
  for (const action of plan.actions) {
    if (s.phase === PHASE.over) break
    play(c, s, seat, action.do === 'take' ? retake(c, s, seat, action) : action)
    settle(c, s, seat)
  }
  playOn(c, s, seat)
  return lead(worths(c, s), seat)
}

/** In another world the deck of the plan may be empty by now: then the seat takes as it would. */
function retake(
  c: Catalogue,
  s: State,
  seat: number,
  action: Extract<Express01Action, { do: 'take' }>,
): Express01Action {
  const deck = c.decks.indexOf(action.deck)
  return s.decks[deck]?.length ? action : (smallDecision(c, s, seat) ?? action)
}
