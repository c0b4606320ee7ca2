/** A world played on by the heuristic player to the end of the hand, and what that is worth. */
import { decider } from '../../rules/express/deciders.ts'
import { teamOf } from '../../rules/express/partners.ts'
import { playAction } from '../../rules/express/play.ts'
import { totalsOf } from '../../rules/express/score-sheet.ts'
import type { State } from '../../rules/express/state.ts'
import type { Sample } from '../search/halving.ts'
import { endsMatch } from './out-now.ts'
import { tablePoints } from './outlook.ts'
import { quickAction } from './quick.ts'
import { WEIGHTS } from './weights.ts'

/** Turns played on at the most, for each seat: hands that drag on are judged by what lies on the table. */
const ROUNDS = 12
/** Victory or not is noisy: part of the reward comes from the lead, half of it at so many points. */
const LEAD_PART = 0.5
const SCALE = 10
/** The same for a lead with more hands to come. */
const SCALE_OF_MATCH = 25

/** Plays hand number `hand` on and judges it for the seat. */
export function playOn(s: State, seat: number, hand: number): Sample {
  let left = ROUNDS * s.seats
  while (s.phase !== 'over' && s.hand === hand && left > 0) {
    const who = decider(s)!
    if (s.phase === 'draw') left--
    playAction(s, who, quickAction(s, who, WEIGHTS))
  }
  return judge(s, seat, hand)
}

function judge(s: State, seat: number, hand: number): Sample {
  const running = s.phase !== 'over' && s.hand === hand
  const points = totalsOf(s).map((total, i) => (running ? total + tablePoints(s, teamOf(s, i)) : total))
  const own = points[seat]!
  const best = Math.max(...points.filter((_, i) => teamOf(s, i) !== teamOf(s, seat)))
  const margin = own - best
  if (s.phase !== 'over' && !endsMatch(s, Math.max(own, best)))
    return { share: lead(margin, SCALE_OF_MATCH), margin }
  const won = margin > 0 ? 1 : margin < 0 ? 0 : 0.5
  return { share: (1 - LEAD_PART) * won + LEAD_PART * lead(margin, SCALE), margin }
}

/** From 0 to 1, a half without a lead. */
const lead = (margin: number, scale: number): number => 1 / (1 + Math.exp(-margin / scale))
