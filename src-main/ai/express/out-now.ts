/** What it is worth to go out with so many points on the table, and whether that wins. */
import { totalsOf, OUT_BONUS } from '../../rules/express/score.ts'
import { seatsOf, teamsOf } from '../../rules/express/seats.ts'
import type { State } from '../../rules/express/state.ts'
import { tablePoints, type Outlook } from './outlook.ts'

/** Points a card costs those who still hold it, about. */
const CARD_COST = 0.9
/** Above every value that a plan which goes on can have. */
export const WINS = 1000
/** A likely victory, in parts of what going out is worth. */
const LIKELY = 1.5
/** Going out behind the leader ends all hope. */
const LOSES = -25

/** The match ends with this hand whatever happens, or once somebody has these points. */
export function endsMatch(s: State, best: number): boolean {
  const { match, hands, target } = s.options
  if (match === 'hand') return true
  return match === 'hands' ? s.hand >= hands - 1 : best >= target
}

/** Worth of going out, by the points of trains and way cars then on the own table. */
export function outNow(s: State, o: Outlook): (points: number) => number {
  const totals = totalsOf(s)
  const own = totals[o.seat]! + OUT_BONUS - partnerCost(s, o)
  let most = -Infinity
  let likely = -Infinity
  for (let team = 0; team < teamsOf(s); team++) {
    if (team === o.team) continue
    const seats = seatsOf(s, team)
    const cards = seats.reduce((sum, seat) => sum + s.hands[seat]!.length, 0)
    const points = totals[seats[0]!]! + tablePoints(s, team)
    most = Math.max(most, points)
    likely = Math.max(likely, points - CARD_COST * cards)
  }
  const goOn = o.w.outWorth + o.w.turnWorth * 0.8 * o.turns
  return (points) => {
    const final = own + points
    if (!endsMatch(s, Math.max(final, likely))) return points + goOn
    if (final > most) return WINS + points
    return points + (final > likely ? LIKELY * o.w.outWorth : LOSES)
  }
}

const partnerCost = (s: State, o: Outlook): number =>
  CARD_COST * seatsOf(s, o.team).reduce((sum, seat) => sum + (seat === o.seat ? 0 : s.hands[seat]!.length), 0)
