import type { I18n } from 'vue-i18n'
import type { Locale } from '../../../../src-shared/games/common.ts'
import { de } from '../../../../src-shared/games/express-01/texts/de/index.ts'
import { en } from '../../../../src-shared/games/express-01/texts/en/index.ts'
import { createTexts } from '../../../../src-renderer/games/create-texts.ts'

/** The page's texts with those of Express 01. */
export function textsWithExpress01(locale: Locale = 'en'): I18n {
  const texts = createTexts(locale)
  texts.global.mergeLocaleMessage('en', { games: { 'express-01': en } })
  texts.global.mergeLocaleMessage('de', { games: { 'express-01': de } })
  return texts
}
