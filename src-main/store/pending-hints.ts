/** Hints given for decisions that are still to be made, by seat. */
export class PendingHints {
  readonly #given = new Map<number, number>()

  of(seat: number): number {
    return this.#given.get(seat) ?? 0
  }

  add(seat: number, hints = 1): void {
    if (hints > 0) this.#given.set(seat, this.of(seat) + hints)
  }

  /** The seat acted, and the actions that could be redone are gone; the hints of other seats in them stay theirs. */
  settle(seat: number, redo: readonly { readonly seat: number; readonly hints: number }[]): void {
    this.#given.delete(seat)
    for (const dropped of redo) if (dropped.seat !== seat) this.add(dropped.seat, dropped.hints)
  }
}
