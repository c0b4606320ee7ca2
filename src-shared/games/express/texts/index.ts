import type { Locale } from '../../common.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'

export const texts: Readonly<Record<Locale, typeof en>> = { en, de }
