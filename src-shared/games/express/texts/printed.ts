/** The words printed on the cards, in every language: the drawings have them without the other sentences. */
import type { Locale } from '../../common.ts'
import { printed as de } from './de/printed.ts'
import { printed as en } from './en/printed.ts'

export const PRINTED: Readonly<Record<Locale, typeof en>> = { en, de }
