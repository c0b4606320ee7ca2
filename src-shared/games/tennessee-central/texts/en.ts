import type { Texts } from '../../common.ts'
import { refusals } from './refusals.en.ts'

export const en: Texts = {
  name: 'Tennessee Central',
  tagline: 'Four stacks, three dividends',
  refusals,
  options: {
    locomotive: {
      label: 'An earlier locomotive',
      top: 'Counts while on top',
      anywhere: 'Counts for good',
      own: 'Counts once',
    },
  },
}
