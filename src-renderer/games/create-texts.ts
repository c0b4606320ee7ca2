/** Sentences in every language: the page's own, the shared ones of errors and notices, and each game's. */
import type { Locale, Texts } from '#shared/games/common.ts'
import { LANGUAGES } from '#shared/texts/languages.ts'
import { pageTexts } from '../texts/texts.ts'
import { GAME_UIS } from './registry.ts'

/** Everything said in `locale`; a game's texts are under `games.<id>`. */
export function messagesOf(locale: Locale): Texts {
  const { page, errors, notices, store } = LANGUAGES[locale]
  return {
    ...page,
    errors: { ...errors, store: store.errors, ...page.errors },
    notices: { ...notices, store: store.notices },
    games: Object.fromEntries(GAME_UIS.map(({ id, info }) => [id, info.texts[locale]])),
  }
}

export const createTexts = (locale: Locale = 'en') => pageTexts(locale, messagesOf(locale))
