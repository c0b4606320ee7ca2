/** A world played on by the heuristic player, and what it is worth in the end. */
import { decider } from '../../rules/express/deciders.ts'
import { playAction } from '../../rules/express/play.ts'
import { handCost, totalsOf } from '../../rules/express/score-sheet.ts'
import { seatsOf, teamOf, teamsOf } from '../../rules/express/partners.ts'
import { locosNeeded, sketchOf } from '../../rules/express/sketch.ts'
import type { State } from '../../rules/express/state.ts'
import type { Sample } from '../search/halving.ts'
import { openTypes } from './draft.ts'
import { handWorth } from './hand-worth.ts'
import { endsMatch } from './out-now.ts'
import { lengthsOf, outlookOf, outTurns } from './outlook.ts'
import { quickAction } from './quick.ts'
import { trainWorth } from './train-worth.ts'
import { WEIGHTS } from './weights.ts'

/** Turns played on before the position is judged, for each seat. */
const ROUNDS = 4
/** Points of lead that make a victory about three in four: at the end of a cut playout, and per hand still to come. */
const SCALE = 6
const SCALE_A_HAND = 14

/** Plays hand number `hand` on to its end or until every seat has had its turns, and judges it for the seat. */
export function playOn(s: State, seat: number, hand: number): Sample {
  let left = ROUNDS * s.seats
  while (s.phase !== 'over' && s.hand === hand && (left > 0 || s.phase !== 'draw')) {
    const who = decider(s)!
    if (s.phase === 'draw') left--
    playAction(s, who, quickAction(s, who))
  }
  const finished = s.phase === 'over' || s.hand > hand
  return judge(s, seat, hand, finished)
}

function judge(s: State, seat: number, hand: number, finished: boolean): Sample {
  const points = finished ? totalsOf(s) : expected(s)
  const own = points[seat]!
  let best = -Infinity
  for (let other = 0; other < s.seats; other++) {
    if (teamOf(s, other) !== teamOf(s, seat)) best = Math.max(best, points[other]!)
  }
  const margin = own - best
  if (s.phase === 'over') return { share: margin > 0 ? 1 : margin < 0 ? 0 : 0.5, margin }
  const last = !finished && endsMatch({ ...s, hand }, Math.max(own, best))
  const scale = last ? SCALE : SCALE_A_HAND
  return { share: 1 / (1 + Math.exp(-margin / scale)), margin }
}

/** Totals expected at the end of the hand under way, by seat. */
function expected(s: State): number[] {
  const totals = totalsOf(s)
  const outs = Array.from({ length: teamsOf(s) }, (_, team) => {
    const hands = seatsOf(s, team).map((seat) => s.hands[seat]!.length)
    return outTurns(lengthsOf(s.trains[team]!), Math.min(...hands))
  })
  for (let team = 0; team < teamsOf(s); team++) {
    const seats = seatsOf(s, team)
    const o = outlookOf(s, seats[0]!)
    let worth = s.wayCars[team]!.length * 5
    for (const t of s.trains[team]!) worth += trainWorth(t.cars, t.diesel, o)
    const rival = Math.min(...outs.filter((_, t) => t !== team))
    worth += WEIGHTS.outWorth / (1 + Math.exp((outs[team]! - rival) / WEIGHTS.outDoubt))
    for (const seat of seats) worth += held(s, seat, seat === seats[0], o)
    for (const seat of seats) totals[seat]! += worth
  }
  return totals
}

/** The first of a team counts the locos with its hand, as it will take them up. */
function held(s: State, seat: number, first: boolean, o: ReturnType<typeof outlookOf>): number {
  const k = sketchOf(s, seat)
  const { open, passengers } = openTypes(k)
  if (first) return handWorth(k.left, locosNeeded(k), open, passengers, o)
  return -0.5 * handCost(s.hands[seat]!)
}
