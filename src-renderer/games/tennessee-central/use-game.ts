/** What the parts of this table have in common: words, and the table in the game's own types. */
import { computed, type ComputedRef } from 'vue'
import type { TableState } from '#shared/contract/table.ts'
import type { TennesseeAction, TennesseeView } from '#shared/games/tennessee-central/types.ts'
import { useGameTexts } from '../../composables/use-game-texts.ts'
import { GAME_ID } from './id.ts'
import type { Say } from './logic/say.ts'

/** The game's texts in the page's language. `params.n` is the number a plural goes by. */
export const useSay = (): Say => useGameTexts(() => GAME_ID)

/** Main checked both against the rules; here they only get their types back. */
export const viewOf = (table: TableState): TennesseeView => table.view as unknown as TennesseeView
export const actionsOf = (table: TableState): readonly TennesseeAction[] =>
  (table.legal?.actions ?? []) as unknown as readonly TennesseeAction[]

/** The seat drawn in the south: the viewer's, or the first person's where the public looks. */
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
