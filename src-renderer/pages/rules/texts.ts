/** The rules texts that come with the application, loaded when first read. */
import type { Locale } from '#shared/games/common.ts'

const files = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' })
const loader = (game: string, locale: Locale) => files[`../../../docs/rules/${game}.${locale}.md`]

/** The rules of a game in `locale`, or else in English; nothing when they are not written yet. */
export async function rulesFile(
  game: string,
  locale: Locale,
): Promise<{ readonly markdown: string; readonly locale: Locale } | undefined> {
  for (const language of [locale, 'en'] as const) {
    const load = loader(game, language)
    if (load) return { markdown: await load(), locale: language }
  }
  return undefined
}
