/** Hints and take-backs used before a decision, stored with the action they led to. */
import type { StoredAction } from '../store/store.ts'

export class Usage {
  readonly #hints = new Map<number, number>()

  hinted(seat: number): void {
    this.#hints.set(seat, this.#pending(seat) + 1)
  }

  #pending(seat: number): number {
    return this.#hints.get(seat) ?? 0
  }

  /**
   * What the seat's new action must tell, where it replaces the `redo` it took back: those actions' own hints and
   * take-backs were used for it too.
   */
  before(seat: number, redo: readonly StoredAction[]): { hints: number; takebacks: number } {
    const own = redo.filter((stored) => stored.seat === seat)
    return {
      hints: own.reduce((sum, stored) => sum + stored.hints, this.#pending(seat)),
      takebacks: own.reduce((sum, stored) => sum + stored.takebacks + 1, 0),
    }
  }

  /** The action stands, and what could be redone is gone; the hints of other seats in it stay theirs. */
  settle(seat: number, redo: readonly StoredAction[]): void {
    this.#hints.delete(seat)
    for (const stored of redo) {
      if (stored.seat !== seat && stored.hints > 0) {
        this.#hints.set(stored.seat, this.#pending(stored.seat) + stored.hints)
      }
    }
  }
}
