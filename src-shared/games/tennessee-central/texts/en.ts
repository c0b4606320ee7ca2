import type { Texts } from '../../common.ts'

export const en: Texts = {
  name: 'Tennessee Central',
  tagline: 'Four stacks, three dividends',
  options: {
    locomotive: {
      label: 'An earlier locomotive',
      top: 'Counts while on top',
      anywhere: 'Counts for good',
      own: 'Counts once',
    },
  },
}
