import type { Texts } from '../../common.ts'
import { cards } from './cards.en.ts'
import { log } from './log.en.ts'
import { reasons } from './reasons.en.ts'
import { refusals } from './refusals.en.ts'
import { table } from './table.en.ts'

export const en: Texts = {
  name: 'Express',
  tagline: 'Rummy with trains',
  options: {
    match: {
      label: 'Length of the match',
      hand: 'One hand',
      hands: 'A number of hands',
      target: 'Up to a score',
    },
    hands: { label: 'Hands' },
    target: { label: 'Points' },
    partners: {
      label: 'Partners',
      about: 'With four or six seats, those who sit opposite each other share trains, way cars and score.',
      false: 'Everyone for themselves',
      true: 'Partners',
    },
  },
  reasons,
  refusals,
  log,
  cards,
  ...table,
}
