/** How a match ended, in words. Partners win and lose together. */
import type { Outcome } from '#shared/games/common.ts'
import type { ExpressSheet, ExpressView } from '#shared/games/express/types.ts'
import { arrivalsOf as usualArrivals, type Arrivals } from '../../../kit/final/arrivals.ts'
import type { Names } from '../../../kit/names.ts'

export function arrivalsOf(
  { places, totals }: Outcome<ExpressSheet>,
  names: Names,
  { teams }: Pick<ExpressView, 'teams'>,
): Arrivals {
  const sides = teams.map(({ seats }) => {
    const [seat = 0] = seats
    return { seats, place: places[seat] ?? 0, total: totals[seat] ?? 0 }
  })
  return usualArrivals(sides, names)
}
