import type { ErrorKey } from '#shared/texts/languages.ts'
import type { InputError } from '../rules/json.ts'
import { StoreError } from '../store/database.ts'

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
