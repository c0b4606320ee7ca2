import type { Locale } from '../games/common.ts'
import { electronDe } from './electron.de.ts'
import { type ElectronTexts, electronEn } from './electron.en.ts'

export const electronTexts: Readonly<Record<Locale, ElectronTexts>> = { en: electronEn, de: electronDe }
