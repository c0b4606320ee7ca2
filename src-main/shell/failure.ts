import type { Locale } from '#shared/games/common.ts'
import { fill } from '#shared/texts/fill.ts'
import { storeDe } from '#shared/texts/store.de.ts'
import { storeEn } from '#shared/texts/store.en.ts'
import { StoreError } from '../store/errors.ts'

const TEXTS = { en: storeEn, de: storeDe }

/** Why the application did not start, as a sentence where the store has one. */
export function failureIn(locale: Locale, error: unknown): string {
  if (error instanceof StoreError) return fill(TEXTS[locale].errors.store[error.fault], error.params)
  return error instanceof Error ? error.message : String(error)
}
