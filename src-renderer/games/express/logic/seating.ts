import type { ExpressView } from '#shared/games/express/types.ts'

/** The tables of the others in the order they would play to the left of `south`: by team, each once. */
export function otherTeams(view: ExpressView, south: number): number[] {
  const count = view.seats.length
  const order = view.seats.map((_, i) => view.seats[(south + 1 + i) % count]?.team ?? 0)
  const own = view.seats[south]?.team
  return [...new Set(order)].filter((team) => team !== own)
}
