import type { Locale } from '#shared/games/common.ts'
import { fill } from '#shared/texts/fill.ts'
import { LANGUAGES } from '#shared/texts/languages.ts'
import { StoreError } from '../store/database.ts'
import { StartError } from './start-error.ts'

/** Why the application did not start, as a sentence where there is one. */
export function failureIn(locale: Locale, error: unknown): string {
  const { store, shell } = LANGUAGES[locale]
  if (error instanceof StoreError) return fill(store.errors[error.fault], error.params)
  if (error instanceof StartError) return fill(shell.start[error.fault], error.params)
  return error instanceof Error ? error.message : String(error)
}
