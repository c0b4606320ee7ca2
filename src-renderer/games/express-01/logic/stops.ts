/** The stations on a train's way, in order. */
import type { Owner } from '#shared/games/express-01/cards.ts'
import type { Express01View, RouteStep } from '#shared/games/express-01/types.ts'
import { cardOf } from '../art/card-set.ts'

export interface Stop {
  readonly space: string
  readonly owner: Owner
  readonly bonus: boolean
}

export const stopsOf = (view: Pick<Express01View, 'board'>, route: readonly RouteStep[]): Stop[] =>
  route.flatMap(({ space, stations }) => {
    const laid = view.board.find((card) => card.space === space)
    return stations.flatMap((index): Stop[] => {
      const station = laid && cardOf(laid.card).stations[index]
      return station ? [{ space, owner: station.owner, bonus: station.bonus }] : []
    })
  })
