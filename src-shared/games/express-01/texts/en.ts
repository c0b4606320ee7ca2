import type { Texts } from '../../common.ts'
import { gallery, map } from './map.en.ts'
import { refusals } from './refusals.en.ts'

export const en: Texts = {
  name: 'Express 01',
  tagline: 'Build a network, buy shares, run trains',
  options: {
    board: { label: 'Board', germany: 'Germany', usa: 'USA' },
    length: { label: 'Length', short: 'Short, 12 cards', long: 'Long, 24 cards' },
    blackEngineShare: {
      label: 'Black engine as a share',
      'any-payment': 'Any payment',
      'own-turn': 'Own turn only',
    },
  },
  companies: { red: 'Red', blue: 'Blue', green: 'Green', yellow: 'Yellow', neutral: 'Neutral' },
  types: { route: 'Route', terminal: 'Terminal', through: 'Through', central: 'Central', double: 'Double' },
  map,
  gallery,
  refusals,
}
