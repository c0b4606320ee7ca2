/** What the parts of this table have in common: words, and the table in the game's own types. */
import { computed, type ComputedRef } from 'vue'
import type { TableState } from '#shared/contract/table.ts'
import type { ExpressView } from '#shared/games/express/types.ts'
import { useGameTexts } from '../../composables/use-game-texts.ts'
import { GAME_ID } from './id.ts'
import type { Say } from '../../kit/log.ts'

/** The game's texts in the page's language. `params.n` is the number a plural goes by. */
export const useSay = (): Say => useGameTexts(() => GAME_ID)

/** Main checked both against the rules; here they only get their types back. */
export const viewOf = (table: TableState): ExpressView => table.view as unknown as ExpressView

/** The seat drawn below: the viewer's, or the first person's where the public looks. */
export function useSouth(table: () => TableState): ComputedRef<number> {
  return computed(() => {
    const { viewer, seats } = table()
    if (typeof viewer === 'number') return viewer
    return Math.max(
      0,
      seats.findIndex((seat) => seat.kind === 'human'),
    )
  })
}
