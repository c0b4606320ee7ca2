import type { GameInfo } from '../common.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { LOCOMOTIVE_READINGS } from './values.ts'

export const tennesseeCentral: GameInfo = {
  id: 'tennessee-central',
  rulesVersion: 1,
  minSeats: 2,
  maxSeats: 4,
  options: [{ name: 'locomotive', values: LOCOMOTIVE_READINGS }],
  texts: { en, de },
}
