/**
 * How a game ended, in words: who won, and by what (E1-36). The headline stands under `table.final` in the page's texts,
 * the lead under `final` in the game's.
 */
import type { Express01Outcome } from '#shared/games/express-01/types.ts'
import type { Arrivals, Line } from '../../../kit/final/arrivals.ts'
import type { Names } from '../../../kit/names.ts'

/** A tie goes to more shares; still tied, the victory is shared. */
export function arrivalsOf({ places, totals }: Express01Outcome, names: Names): Arrivals & { lead: Line } {
  const order = places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b)
  const winners = order.filter((seat) => places[seat] === 1)
  const winner = order[0] ?? 0
  const total = totals[winner] ?? 0
  if (winners.length > 1) {
    const list = names.list(winners.map((seat) => names.of(seat)))
    return {
      headline: { key: 'shared', params: { names: list } },
      lead: { key: 'shared', params: { names: list, total } },
      order,
    }
  }
  const you = winner === names.you
  const level = order.some((seat) => seat !== winner && totals[seat] === total)
  const name = names.of(winner)
  return {
    headline: { key: you ? 'youWin' : 'wins', params: { name } },
    lead: { key: `${you ? 'youWin' : 'wins'}${level ? 'Shares' : ''}`, params: { name, total } },
    order,
  }
}
