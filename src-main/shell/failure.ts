/** Why the application cannot start, each reason with its sentence in `#shared/texts/<language>/shell.ts`. */
import type { Locale } from '#shared/games/common.ts'
import { shell } from '#shared/texts/en/shell.ts'
import { fill } from '#shared/texts/fill.ts'
import { LANGUAGES } from '#shared/texts/languages.ts'
import { StoreError } from '../store/database.ts'

export type StartFault = keyof typeof shell.start

export class StartError extends Error {
  readonly fault: StartFault
  readonly params: Readonly<Record<string, string | number>>
  constructor(fault: StartFault, params: Readonly<Record<string, string | number>> = {}, cause?: unknown) {
    super(fill(shell.start[fault], params), { cause })
    this.name = 'StartError'
    this.fault = fault
    this.params = params
  }
}

const FAULTS: Readonly<Record<string, StartFault>> = {
  EEXIST: 'notFolder',
  ENOTDIR: 'notFolder',
  ENOENT: 'dangling',
  ELOOP: 'dangling',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EROFS: 'readOnly',
  ENAMETOOLONG: 'tooLong',
  ENOSPC: 'full',
  EDQUOT: 'full',
}

/** The error of a file system as a sentence that names the file or folder. */
export function fileFault(error: unknown, file: string): StartError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return new StartError(FAULTS[code] ?? 'io', { file: file.slice(0, 300), code }, error)
}

/** Why the application did not start, as a sentence where there is one. */
export function failureIn(locale: Locale, error: unknown): string {
  const { store, shell } = LANGUAGES[locale]
  if (error instanceof StoreError) return fill(store.errors[error.fault], error.params)
  if (error instanceof StartError) return fill(shell.start[error.fault], error.params)
  return error instanceof Error ? error.message : String(error)
}
