/** Sentences in both languages: the page's own, the shared ones of errors and notices, and each game's. */
import { createI18n } from 'vue-i18n'
import { LOCALES, type Locale, type Texts } from '#shared/games/common.ts'
import { GAMES } from '#shared/games/registry.ts'
import { errors as errorsDe } from '#shared/texts/errors.de.ts'
import { errors as errorsEn } from '#shared/texts/errors.en.ts'
import { notices as noticesDe } from '#shared/texts/notices.de.ts'
import { notices as noticesEn } from '#shared/texts/notices.en.ts'
import { storeDe } from '#shared/texts/store.de.ts'
import { storeEn } from '#shared/texts/store.en.ts'
import { de } from './locales/de.ts'
import { en } from './locales/en.ts'

const SHARED = {
  en: { errors: errorsEn, notices: noticesEn, store: storeEn },
  de: { errors: errorsDe, notices: noticesDe, store: storeDe },
}

/** Everything said in `locale`; a game's texts are under `games.<id>`. */
export function messagesOf(locale: Locale): Texts {
  const page = { en, de }[locale]
  const { errors, notices, store } = SHARED[locale]
  return {
    ...page,
    errors: { ...errors, ...store.errors, ...page.errors },
    notices: { ...notices, ...store.notices },
    games: Object.fromEntries(GAMES.map((game) => [game.id, game.texts[locale]])),
  }
}

export const createTexts = (locale: Locale = 'en') =>
  createI18n({
    legacy: false,
    locale,
    fallbackLocale: 'en',
    messages: Object.fromEntries(LOCALES.map((language) => [language, messagesOf(language)])),
  })
