import type { Texts } from '../../common.ts'
import { refusals } from './refusals.de.ts'

export const de: Texts = {
  name: 'Tennessee Central',
  tagline: 'Vier Stapel, drei Dividenden',
  refusals,
  options: {
    locomotive: {
      label: 'Eine frühere Lokomotive',
      top: 'Zählt, solange sie oben liegt',
      anywhere: 'Zählt für immer',
      own: 'Zählt einmal',
    },
  },
}
