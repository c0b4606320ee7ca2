/** Choices compared by playing on, in worlds that the seat could believe in, drawn from its view alone (EX-45). */
import type { Level } from '#shared/games/common.ts'
import type { ExpressAction, ExpressView } from '#shared/games/express/types.ts'
import { drawWorld, stateFrom } from '../../rules/express/worlds.ts'
import { cardNumberOf } from '../../rules/express/cards.ts'
import { DECK_PLACE, entry, handPlace, locosPlace } from '../../rules/express/memory.ts'
import { clone, decider, type State, teamOf } from '../../rules/express/state.ts'
import type { Random } from '../../rules/random.ts'
import { play } from '../../rules/express/play.ts'
import { totalsOf } from '../../rules/express/score.ts'
import type { Caps, Verdict } from '../frame/brain.ts'
import { bySearch } from '../frame/opponent.ts'
import { compareByHalving, type Sample } from '../search/halving.ts'
import type { Choice } from './choices.ts'
import { forecast } from './evaluation.ts'
import { endsMatch } from './outlook.ts'
import { quickAction } from './plans.ts'
import { WEIGHTS } from './weights.ts'

/** The hidden cards are drawn evenly over what the view allows; what the seat remembers comes from the view. */
export function determinize(view: ExpressView, random: Random): State {
  const s = stateFrom(view, drawWorld(view, random), random)
  s.memory = [...view.seats.map(() => []), []]
  if (typeof view.viewer === 'number') s.memory[view.viewer] = remembered(view)
  return s
}

const remembered = (view: ExpressView): number[] =>
  view.known.map(({ card, hands, locos, deck }) => {
    const places = [...hands.map(handPlace), ...locos.map(locosPlace), ...(deck ? [DECK_PLACE] : [])]
    return entry(
      cardNumberOf(card),
      places.reduce((all, place) => all | place, 0),
    )
  })

/** Worlds to think in: nobody keeps a memory there. */
export const worldsOf = (view: ExpressView, random: Random) => (): State =>
  stateFrom(view, drawWorld(view, random), random)

// Choices compared by playing on, in worlds the seat could believe in: the heuristic player plays a turn of each
// seat, then the position is judged.

/** Choices played on from the start: more than these playouts cannot tell apart. */
const MOST_CHOICES: Readonly<Record<Level, number>> = {
  ...{ apprentice: 0, conductor: 0, engineer: 3, dispatcher: 5, director: 10 },
}
/**
 * What a point of judgement is worth as a share of the victory, measured over positions of self-play; and for how many
 * playouts judgement counts, so that the noise of a few does not overrule a clear difference of it.
 */
const SHARE_A_POINT = 0.0065
const PRIOR_VISITS = 30
const MOST_BEHIND = 20

/** Undefined when cancelled. `level` sets how many choices are played on. */
export function lookAhead(
  choices: readonly Choice[],
  world: () => State,
  { seat, level }: { readonly seat: number; readonly level: Level },
  caps: Caps,
): Verdict<ExpressAction> | undefined {
  const candidates = choices.slice(0, MOST_CHOICES[level])
  const best = candidates[0]!.value
  const compared = compareByHalving(
    {
      candidates,
      world,
      playout(drawn, { action }) {
        const s = clone(drawn)
        play(s, seat, action)
        return playOn(s, seat, drawn.hand)
      },
      prior: {
        shares: candidates.map(({ value }) => 0.5 - SHARE_A_POINT * Math.min(MOST_BEHIND, best - value)),
        visits: PRIOR_VISITS,
      },
    },
    caps,
  )
  return compared && bySearch(compared.estimates, compared.iterations, ({ action }) => action)
}

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
    play(s, who, quickAction(s, who, WEIGHTS))
  }
  return sampleOf(s, seat, hand)
}

function sampleOf(s: State, seat: number, hand: number): Sample {
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
