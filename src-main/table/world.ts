/** What a table has of the application around it, and what it says where that fails it. */
import type { AppEvent } from '#shared/contract/contract.ts'
import type { Settings } from '#shared/contract/settings.ts'
import type { ErrorKey } from '#shared/texts/languages.ts'
import type { InputError } from '../rules/json.ts'
import { StoreError } from '../store/database.ts'
import type { Thinker } from '../ai/decision.ts'
import type { Store } from '../store/store.ts'

type Params = Readonly<Record<string, string | number>>

/** Why something asked of a table did not happen; nothing was changed. `key` is a sentence of the errors texts. */
export class TableError extends Error {
  readonly key: string
  readonly params: Params | undefined
  constructor(key: ErrorKey, params?: Params) {
    super(key)
    this.name = 'TableError'
    this.key = key
    this.params = params
  }
}

/** The store could not write; nothing was changed. Carries the store's own sentence where it has one. */
export class SaveError extends Error {
  readonly key: string
  readonly params: Params
  constructor(cause: unknown) {
    super(reasonOf(cause), { cause })
    this.name = 'SaveError'
    const own = cause instanceof StoreError ? cause : undefined
    this.key = own?.key ?? ('saveFailed' satisfies ErrorKey)
    this.params = own?.params ?? { reason: reasonOf(cause) }
  }
}

export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message || error.name : String(error)).slice(0, 200)

/** Runs one write of the store. Throws `SaveError`. */
export function saving<T>(write: () => T): T {
  try {
    return write()
  } catch (error) {
    throw new SaveError(error)
  }
}

/** `damagedRecord` with the number, from 1, of the action that an error of replaying is about. */
export const unplayable = ({ where }: InputError): TableError =>
  new TableError('damagedRecord', { at: Number(/^actions\[(\d+)\]/.exec(where)?.[1] ?? 0) + 1 })

// PINs tried, at curtains and where players are changed: each wrong one doubles the wait before the next, everywhere.

const LONGEST_WAIT_S = 60

export class PinGuard {
  readonly #now: () => number
  readonly #wrong = new Map<number, { times: number; since: number; ms: number }>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** Throws as `check` unless the player has no PIN or `pin` is it. */
  prove(store: Store, player: number, pin: string | undefined): void {
    if (store.players().some(({ id, hasPin }) => id === player && hasPin))
      this.check(player, pin, (given) => store.pinMatches(player, given))
  }

  /** Throws `pinNeeded`, `pinWait` or `pinWrong` unless `pin` is the player's. */
  check(player: number, pin: string | undefined, matches: (pin: string) => boolean): void {
    if (pin === undefined) throw new TableError('pinNeeded')
    const before = this.#wrong.get(player)
    // Where the clock was set back the wait begins anew: neither shorter, nor as long as the clock is behind.
    if (before && before.since > this.#now()) before.since = this.#now()
    const wait = before ? before.since + before.ms - this.#now() : 0
    if (wait > 0) throw new TableError('pinWait', { seconds: Math.ceil(wait / 1000) })
    if (matches(pin)) {
      this.#wrong.delete(player)
      return
    }
    const times = (before?.times ?? 0) + 1
    const seconds = Math.min(2 ** (times - 1), LONGEST_WAIT_S)
    this.#wrong.set(player, { times, since: this.#now(), ms: seconds * 1000 })
    throw new TableError('pinWrong', { seconds })
  }
}

/** What a table needs of the application. */
export interface TableWorld {
  readonly store: Store
  readonly thinker: Thinker
  readonly pins: PinGuard
  /** Milliseconds of a clock that nobody sets: for waits and durations. */
  readonly now: () => number
  readonly settings: () => Settings
  readonly emit: (event: AppEvent) => void
}
