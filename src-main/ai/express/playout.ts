/** A world played on by the heuristic player for a turn of each, and what comes of it as far as one can tell. */
import { decider, teamOf } from '../../rules/express/seats.ts'
import { playAction } from '../../rules/express/play.ts'
import { totalsOf } from '../../rules/express/score.ts'
import type { State } from '../../rules/express/state.ts'
import type { Sample } from '../search/halving.ts'
import { forecast } from './evaluation.ts'
import { endsMatch } from './out-now.ts'
import { quickAction } from './quick.ts'
import { WEIGHTS } from './weights.ts'

/** Turns played on, for each seat: later ones tell little of the choice, much of luck. */
const ROUNDS = 1
/** Part of the reward that comes from the lead, so that a hand won or lost is played on sensibly; half of it at so many points. */
const LEAD_PART = 0.25
const SCALE = 10
/** The same for a lead with more hands to come. */
const SCALE_OF_MATCH = 25

/** Plays hand number `hand` on and judges it for the seat. */
export function playOn(s: State, seat: number, hand: number): Sample {
  let left = ROUNDS * s.seats
  while (s.phase !== 'over' && s.hand === hand) {
    if (s.phase === 'draw' && left-- === 0) break
    const who = decider(s)!
    playAction(s, who, quickAction(s, who, WEIGHTS))
  }
  return judge(s, seat, hand)
}

function judge(s: State, seat: number, hand: number): Sample {
  const coming = s.phase !== 'over' && s.hand === hand ? forecast(s) : undefined
  const points = coming?.points ?? totalsOf(s)
  const own = points[seat]!
  const best = Math.max(...points.filter((_, i) => teamOf(s, i) !== teamOf(s, seat)))
  const margin = own - best
  if (s.phase !== 'over' && !endsMatch(s, Math.max(own, best)))
    return { share: lead(margin, SCALE_OF_MATCH), margin }
  const won = coming?.chances[seat] ?? (margin > 0 ? 1 : margin < 0 ? 0 : 0.5)
  return { share: (1 - LEAD_PART) * won + LEAD_PART * lead(margin, SCALE), margin }
}

/** From 0 to 1, a half without a lead. */
const lead = (margin: number, scale: number): number => 1 / (1 + Math.exp(-margin / scale))
