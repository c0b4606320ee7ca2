/** PINs tried at curtains: each wrong one doubles the wait before the next, for every table of the application. */
import { TableError } from './failure.ts'

const LONGEST_WAIT_S = 60

export class PinGuard {
  readonly #now: () => number
  readonly #wrong = new Map<number, { times: number; until: number }>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** Throws `pinNeeded`, `pinWait` or `pinWrong` unless `pin` is the player's. */
  check(player: number, pin: string | undefined, matches: (pin: string) => boolean): void {
    if (pin === undefined) throw new TableError('pinNeeded')
    const before = this.#wrong.get(player)
    const wait = (before?.until ?? 0) - this.#now()
    if (wait > 0) throw new TableError('pinWait', { seconds: Math.ceil(wait / 1000) })
    if (matches(pin)) {
      this.#wrong.delete(player)
      return
    }
    const times = (before?.times ?? 0) + 1
    const seconds = Math.min(2 ** (times - 1), LONGEST_WAIT_S)
    this.#wrong.set(player, { times, until: this.#now() + seconds * 1000 })
    throw new TableError('pinWrong', { seconds })
  }
}
