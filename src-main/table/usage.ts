/** Hints and take-backs used before a decision, stored with the action they led to. */
import type { PendingHints } from '../store/timeline.ts'
import type { StoredAction } from '../store/store.ts'

/**
 * What the seat's new action must tell, where it replaces the `redo` it took back: those actions' own hints and
 * take-backs were used for it too.
 */
export function usedBefore(
  seat: number,
  pending: PendingHints,
  redo: readonly StoredAction[],
): { hints: number; takebacks: number } {
  const own = redo.filter((stored) => stored.seat === seat)
  return {
    hints: own.reduce((sum, stored) => sum + stored.hints, pending.of(seat)),
    takebacks: own.reduce((sum, stored) => sum + stored.takebacks + 1, 0),
  }
}
