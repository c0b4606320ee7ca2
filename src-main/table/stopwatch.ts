/** How long each person had a decision before their eyes, in milliseconds. */
export class Stopwatch {
  readonly #now: () => number
  readonly #spent = new Map<number, number>()
  #running: { readonly seat: number; readonly since: number } | undefined

  constructor(now: () => number) {
    this.#now = now
  }

  /** The seat that sees its decision now, if any. */
  watch(seat: number | undefined): void {
    if (this.#running?.seat === seat) return
    if (this.#running) this.#spent.set(this.#running.seat, this.read(this.#running.seat))
    this.#running = seat === undefined ? undefined : { seat, since: this.#now() }
  }

  read(seat: number): number {
    const running = this.#running?.seat === seat ? Math.max(0, this.#now() - this.#running.since) : 0
    return Math.round((this.#spent.get(seat) ?? 0) + running)
  }

  /** The seat has decided: its next decision starts at zero. */
  reset(seat: number): void {
    this.#spent.delete(seat)
    if (this.#running?.seat === seat) this.#running = undefined
  }
}
