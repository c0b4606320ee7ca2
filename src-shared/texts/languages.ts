/** The languages of the application: one folder each, with every sentence but those of the games. */
import type { Locale } from '../games/common.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'

/** The keys every language has; the sentences differ. */
export type Language = Same<typeof en>
type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> }

export const LANGUAGES: Readonly<Record<Locale, Language>> = { en, de }

export type ErrorKey = keyof Language['errors']
export type NoticeKey = keyof Language['notices']
