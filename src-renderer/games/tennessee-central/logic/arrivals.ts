/** How a game ended, in words. Ties are broken by fewer cards in hand, then shared (TC-19). */
import type { Outcome } from '#shared/games/common.ts'
import type { TennesseeSheet } from '#shared/games/tennessee-central/types.ts'
import { arrivalsOf as usualArrivals, sidesOf, type Arrivals } from '../../../kit/final/arrivals.ts'
import type { Names } from '../../../kit/names.ts'

/** `money` writes a total. */
export function arrivalsOf(
  { places, sheet }: Outcome<TennesseeSheet>,
  names: Names,
  money: (points: number) => string,
): Arrivals {
  const { totals, cardsLeft } = sheet
  const usual = usualArrivals(sidesOf(places, totals), names, money)
  const { winners, level } = usual
  const [winner = 0] = winners
  const total = money(totals[winner] ?? 0)
  if (winners.length > 1) return { ...usual, lead: { key: 'levelAll', params: { total } } }
  if (level.length === 0) return usual
  const cards = (seat: number): string => String(cardsLeft[seat] ?? 0)
  const others = names.list(level.map((seat) => names.of(seat)))
  const theirs = names.list(level.map(cards))
  return {
    ...usual,
    headline: { ...usual.headline, key: `${usual.headline.key}Fewer` },
    lead: { key: 'levelFewer', params: { total, names: others, own: cards(winner), theirs } },
  }
}
