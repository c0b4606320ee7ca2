/** Who sits where round a table. */
import { computed, type ComputedRef } from 'vue'
import type { TableState } from '#shared/contract/table.ts'

/** The seat drawn nearest: the viewer's, or the first person's where the public looks. */
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
