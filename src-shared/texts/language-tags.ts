/** What a system calls its languages, as a language of the application and as a region that `Intl` takes. */
import { type Locale, LOCALES } from '../games/common.ts'

/** Each in its own language, so that whoever took the wrong one finds back. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', de: 'Deutsch' }

/** The parts of a tag as browsers (`de-AT`) or POSIX (`de_AT.UTF-8@euro`) write it: the encoding and the modifier say nothing here. */
const partsOf = (tag: string): readonly string[] => (tag.split(/[.@:]/)[0] ?? '').trim().split(/[-_]/)

/** The tag as `Intl` writes it, or nothing where `Intl` would throw. */
function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}

/** The language of a tag, if the application has it. `C`, `POSIX`, private and broken tags have none. */
export function languageOf(tag: string): Locale | undefined {
  const language = canonical(partsOf(tag)[0] ?? '')
  return LOCALES.find((locale) => locale === language)
}

/** The language a setting means on a system that speaks `tags`, the dearest first; English where we have none of them. */
export function localeOf(setting: Locale | 'system', tags: readonly string[]): Locale {
  if (setting !== 'system') return setting
  return tags.map(languageOf).find((language) => language !== undefined) ?? 'en'
}

/** The first of `tags` that speaks `locale`, for dates as its region writes them; never one at which `Intl` throws. */
export function regionOf(locale: Locale, tags: readonly string[]): string {
  const tag = tags.find((one) => languageOf(one) === locale)
  if (tag === undefined) return locale
  const parts = partsOf(tag)
  const region = parts.slice(1).find((part) => /^([a-z]{2}|\d{3})$/i.test(part))
  return canonical(parts.join('-')) ?? (region && canonical(`${locale}-${region}`)) ?? locale
}

/** The tag by which the environment names the language of messages; an empty variable counts as none. */
export const environmentTag = (env: Readonly<Record<string, string | undefined>>): string =>
  env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
