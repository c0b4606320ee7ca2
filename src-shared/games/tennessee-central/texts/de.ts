import type { Texts } from '../../common.ts'

export const de: Texts = {
  name: 'Tennessee Central',
  tagline: 'Vier Stapel, drei Dividenden',
  options: {
    locomotive: {
      label: 'Eine frühere Lokomotive',
      top: 'Zählt, solange sie oben liegt',
      anywhere: 'Zählt für immer',
      own: 'Zählt einmal',
    },
  },
}
