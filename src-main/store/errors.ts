/** What can go wrong in the store, each with the key of its sentence in `#shared/texts/<language>/store.ts`. */
import { store } from '#shared/texts/en/store.ts'
import { fill } from '#shared/texts/fill.ts'

export type StoreFault = keyof typeof store.errors
export type Params = Readonly<Record<string, string | number>>

/** A request the store could not carry out; nothing was changed. `key` is `store.` and the fault's name. */
export class StoreError extends Error {
  readonly fault: StoreFault
  readonly key: string
  readonly params: Params
  constructor(fault: StoreFault, params: Params = {}, cause?: unknown) {
    super(fill(store.errors[fault], params), { cause })
    this.name = 'StoreError'
    this.fault = fault
    this.key = `store.${fault}`
    this.params = params
  }
}

const FAULTS: readonly (readonly [RegExp, StoreFault])[] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)$/, 'full'],
  [/^(SQLITE_READONLY.*|SQLITE_CANTOPEN.*|SQLITE_PERM|EACCES|EPERM|EROFS|ENOTDIR)$/, 'readOnly'],
  [/^SQLITE_(BUSY|LOCKED|PROTOCOL)/, 'locked'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'damaged'],
  [/^(SQLITE_IOERR|E[A-Z0-9]+$)/, 'io'],
]

/** The fault behind an error of SQLite or of the file system; any other error comes back as it is. */
export function storeError(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || error instanceof StoreError) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const fault = FAULTS.find(([pattern]) => pattern.test(code))?.[1]
  return fault ? new StoreError(fault, { file, code }, error) : error
}
