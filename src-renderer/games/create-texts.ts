/** Sentences of the page: its own, the shared ones of errors and notices, and each game's; loaded a language at a time. */
import type { Locale, Texts } from '#shared/games/common.ts'
import { type Extent, pageTexts, type TextLoaders } from '../texts/texts.ts'
import { GAME_UIS } from './registry.ts'

const HOUSE: Readonly<Record<Locale, TextLoaders>> = {
  en: {
    first: async () => (await import('#shared/texts/en/first.ts')).first,
    all: async () => (await import('#shared/texts/en/page.ts')).page,
  },
  de: {
    first: async () => (await import('#shared/texts/de/first.ts')).first,
    all: async () => (await import('#shared/texts/de/page.ts')).page,
  },
}

/** What is said in `locale`; a game's texts are under `games.<id>`. */
export async function textsOf(locale: Locale, extent: Extent): Promise<Texts> {
  const games = GAME_UIS.map(async ({ id, texts }) => [id, await texts[locale][extent]()] as const)
  const [house, ...told] = await Promise.all([HOUSE[locale][extent](), ...games])
  return { ...house, games: Object.fromEntries(told) }
}

/** The page's texts in a language, once they are here. */
export const createTexts = async (locale: Locale = 'en', extent: Extent = 'all') =>
  pageTexts({ locale, extent, texts: await textsOf(locale, extent), load: textsOf })
