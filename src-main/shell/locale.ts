import { type Locale, LOCALES } from '#shared/games/common.ts'

/** The language a setting means on a system that speaks `system` (a tag such as `de-AT`); English where we have none. */
export function localeOf(setting: Locale | 'system', system: string): Locale {
  if (setting !== 'system') return setting
  const language = system.toLowerCase().split(/[-_]/)[0]
  return LOCALES.find((locale) => locale === language) ?? 'en'
}
