/** Whole turns compared by their answers: each played on in drawn worlds until the seat's next turns are over. */
import type { Express01Action } from '#shared/games/express-01/types.ts'
import type { Catalogue } from '../../rules/express-01/card-set/catalogue.ts'
import { clone, deciders, PHASE, type State } from '../../rules/express-01/state.ts'
import { play } from '../../rules/express-01/play.ts'
import type { Caps } from '../frame/brain.ts'
import { compareByHalving, type Compared, type Sample } from '../search/halving.ts'
import { leadOf, victory } from './evaluate.ts'
import { plans, settle, type Manner, type Plan } from './plans.ts'
import { smallDecision } from './small.ts'

/** Points of lead that make a victory about three in four. */
const SCALE = 8

/** Share of the victory that a lead promises. */
const chance = (margin: number): number => 1 / (1 + Math.exp(-margin / SCALE))

/** How far is played on, and by which judgement. */
export interface Ahead extends Pick<Manner, 'salt' | 'weights'> {
  /** Whole turns of the seat after the one compared. */
  readonly turns: number
  /** Playouts that the judgement of the turn itself counts for. */
  readonly prior: number
}

/** The plans of a seat that are to be compared. `world` draws a state the seat could believe in. */
export interface Contest {
  readonly seat: number
  readonly plans: readonly Plan[]
  readonly world: () => State
}

/** How far is played on for one seat. */
interface SeatAhead extends Ahead {
  readonly seat: number
}

/** Best first, with the playouts used; undefined when cancelled. */
export const compare = (
  c: Catalogue,
  { seat, plans, world }: Contest,
  ahead: Ahead,
  caps: Caps,
): Compared<Plan> | undefined =>
  compareByHalving<Plan, State>(
    {
      candidates: plans,
      world,
      // Another salt in each world: what promises alike is not settled the same way every time.
      playout: (drawn, plan) => playout(c, clone(drawn), plan, { ...ahead, seat, salt: drawn.random[0] }),
      prior: { shares: plans.map(({ value }) => chance(value)), visits: ahead.prior },
    },
    caps,
  )

/** The plan in one world, the others' answers and the seat's next turns after it, and its lead then. */
function playout(c: Catalogue, s: State, plan: Plan, ahead: SeatAhead): Sample {
  const { seat } = ahead
  const game = { c, s }
  for (const action of plan.actions) {
    if (s.phase === PHASE.over) break
    play(game, seat, action.do === 'take' ? retake(c, s, seat, action) : action)
    settle(c, s, seat)
  }
  const end = playOn(c, s, ahead)
  const margin = leadOf(c, end, seat, ahead.weights)
  return { share: end.phase === PHASE.over ? victory(c, end, seat) : chance(margin), margin }
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

const QUICK = { beam: 1, layings: 3, steps: 8 }

/** The state once the seat has had so many more turns, or at the end of the game; `s` is used up. */
function playOn(c: Catalogue, s: State, { seat, turns, weights, salt }: SeatAhead): State {
  const width = { ...QUICK, weights, salt }
  let now = s
  for (let left = turns; left > 0 && now.phase !== PHASE.over;) {
    const who = deciders(now)[0] as number
    const small = smallDecision(c, now, who)
    if (small) play({ c, s: now }, who, small)
    else {
      now = (plans(c, now, who, width)[0] as Plan).state
      if (who === seat) left--
    }
  }
  return now
}
