import type { GameInfo } from '../common.ts'
import { LOCOMOTIVE_READINGS } from './values.ts'

export const tennesseeCentral: GameInfo = {
  id: 'tennessee-central',
  rulesVersion: 1,
  minSeats: 2,
  maxSeats: 4,
  scores: { least: -100, most: 3000 },
  options: [{ name: 'locomotive', values: LOCOMOTIVE_READINGS }],
}
