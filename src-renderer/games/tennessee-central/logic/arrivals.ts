/** How a game ended, in words: who won, and by what. Sentences stand under `table.final` in the page's texts. */
import type { Outcome } from '#shared/games/common.ts'
import type { TennesseeSheet } from '#shared/games/tennessee-central/types.ts'
import type { Arrivals } from '../../../kit/final/arrivals.ts'
import type { Names } from '../../../kit/names.ts'

/** `money` writes a total. Ties are broken by fewer cards in hand, then shared (TC-19). */
export function arrivalsOf(
  { places, sheet }: Outcome<TennesseeSheet>,
  names: Names,
  money: (points: number) => string,
): Arrivals {
  const { totals, cardsLeft } = sheet
  const order = places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b)
  const winners = order.filter((seat) => places[seat] === 1)
  const [first, second] = order
  const best = totals[first ?? 0] ?? 0
  if (winners.length > 1) {
    return {
      headline: { key: 'shared', params: { names: names.list(winners.map((seat) => names.of(seat))) } },
      lead: { key: 'levelAll', params: { total: money(best) } },
      order,
    }
  }
  const winner = first ?? 0
  const you = winner === names.you
  const level = order.filter((seat) => seat !== winner && totals[seat] === best)
  const params = { name: names.of(winner) }
  if (level.length > 0) {
    const cards = (seat: number): string => String(cardsLeft[seat] ?? 0)
    return {
      headline: { key: you ? 'youWinFewer' : 'winsFewer', params },
      lead: {
        key: 'levelFewer',
        params: {
          total: money(best),
          names: names.list(level.map((seat) => names.of(seat))),
          own: cards(winner),
          theirs: names.list(level.map(cards)),
        },
      },
      order,
    }
  }
  return {
    headline: { key: you ? 'youWin' : 'wins', params },
    lead:
      second === undefined
        ? undefined
        : {
            key: second === names.you ? 'aheadOfYou' : 'ahead',
            params: { points: money(best - (totals[second] ?? 0)), name: names.of(second) },
          },
    order,
  }
}
