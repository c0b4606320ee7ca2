import type { Locale } from '#shared/games/common.ts'
import { fill } from '#shared/texts/fill.ts'
import { storeDe } from '#shared/texts/store.de.ts'
import { storeEn } from '#shared/texts/store.en.ts'
import { shellTexts } from '#shared/texts/shell.ts'
import { StoreError } from '../store/errors.ts'
import { StartError } from './start-error.ts'

const TEXTS = { en: storeEn, de: storeDe }

/** Why the application did not start, as a sentence where there is one. */
export function failureIn(locale: Locale, error: unknown): string {
  if (error instanceof StoreError) return fill(TEXTS[locale].errors.store[error.fault], error.params)
  if (error instanceof StartError) return fill(shellTexts[locale].start[error.fault], error.params)
  return error instanceof Error ? error.message : String(error)
}
