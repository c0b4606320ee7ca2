/**
 * How a match ended, in words: who won, and by what. Partners win and lose together. Sentences stand under `table.final`
 * in the page's texts; `partners` under `final` in the game's.
 */
import type { Outcome } from '#shared/games/common.ts'
import type { ExpressSheet, ExpressView } from '#shared/games/express/types.ts'
import type { Arrivals, Line } from '../../../kit/final/arrivals.ts'
import type { Names } from '../../../kit/names.ts'

export function arrivalsOf(
  { places, totals }: Outcome<ExpressSheet>,
  view: ExpressView,
  names: Names,
): Arrivals {
  const seatsOf = (team: number): readonly number[] => view.teams[team]?.seats ?? []
  const placeOf = (team: number): number => places[seatsOf(team)[0] ?? 0] ?? 0
  const totalOf = (team: number): number => totals[seatsOf(team)[0] ?? 0] ?? 0
  const nameOf = (team: number): string => names.list(seatsOf(team).map((seat) => names.of(seat)))
  const order = view.teams.map((_, team) => team).sort((a, b) => placeOf(a) - placeOf(b) || a - b)
  const winners = order.filter((team) => placeOf(team) === 1)
  if (winners.length > 1) {
    const people = names.list(winners.flatMap(seatsOf).map((seat) => names.of(seat)))
    return { headline: { key: 'shared', params: { names: people } }, lead: undefined, order }
  }
  const [first = 0, second] = order
  const members = seatsOf(first)
  const alone = members.length === 1 && members[0] === names.you
  const headline: Line =
    members.length > 1
      ? { key: 'partners', params: { names: nameOf(first) } }
      : { key: alone ? 'youWin' : 'wins', params: { name: nameOf(first) } }
  if (second === undefined) return { headline, lead: undefined, order }
  const points = totalOf(first) - totalOf(second)
  const next = seatsOf(second)
  const you = next.length === 1 && next[0] === names.you
  return {
    headline,
    lead: { key: you ? 'aheadOfYou' : 'ahead', params: { points, name: nameOf(second) } },
    order,
  }
}
