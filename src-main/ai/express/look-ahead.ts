/** Choices compared by playing on, in worlds the seat could believe in. */
import type { Level } from '#shared/games/common.ts'
import type { ExpressAction } from '#shared/games/express/types.ts'
import { playAction } from '../../rules/express/play.ts'
import { cloneState, type State } from '../../rules/express/state.ts'
import type { Verdict } from '../frame/brain.ts'
import type { Caps } from '../frame/caps.ts'
import { bySearch } from '../frame/opponent.ts'
import { compareByHalving } from '../search/halving.ts'
import type { Choice } from './choices.ts'
import { playOn } from './playout.ts'

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
        const s = cloneState(drawn)
        playAction(s, seat, action)
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
