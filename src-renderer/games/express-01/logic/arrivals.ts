/** How a game ended, in words (E1-36): a tie goes to more shares; still tied, the victory is shared. */
import type { Express01Outcome } from '#shared/games/express-01/types.ts'
import { arrivalsOf as usualArrivals, sidesOf, type Arrivals } from '../../../kit/final/arrivals.ts'
import type { Names } from '../../../kit/names.ts'

export function arrivalsOf({ places, totals }: Express01Outcome, names: Names): Arrivals {
  const usual = usualArrivals(sidesOf(places, totals), names)
  const { headline, winners, level } = usual
  const total = totals[winners[0] ?? 0] ?? 0
  const key = `${headline.key}${level.length > 0 ? 'Shares' : ''}`
  return { ...usual, lead: { key, params: { ...headline.params, total }, own: true } }
}
