/** What the parts of this table have in common: words, and the table in the game's own types. */
import { computed, type ComputedRef } from 'vue'
import type { TableState } from '#shared/contract/table.ts'
import type { Express01Action, Express01View } from '#shared/games/express-01/types.ts'
import type { Say } from '../../kit/log.ts'
import { useGameTexts } from '../../composables/use-game-texts.ts'
import { GAME_ID } from './id.ts'

/** The game's texts in the page's language. `params.n` is the number a plural goes by. */
export const useSay = (): Say => useGameTexts(() => GAME_ID)

/** Main checked both against the rules; here they only get their types back. */
export const viewOf = (table: TableState): Express01View => table.view as unknown as Express01View
export const actionsOf = (table: TableState): readonly Express01Action[] =>
  (table.legal?.actions ?? []) as unknown as readonly Express01Action[]

/** The seat whose hand lies at the bottom: the viewer's, or the first person's where the public looks. */
export function useSouth(table: () => TableState): ComputedRef<number> {
  return computed(() => {
    const { viewer, seats, legal } = table()
    // Who decides before everybody sits before the screen, its hand closed.
    if (legal) return legal.seat
    if (typeof viewer === 'number') return viewer
    return Math.max(
      0,
      seats.findIndex((seat) => seat.kind === 'human'),
    )
  })
}
