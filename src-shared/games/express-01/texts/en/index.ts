import { home } from './home.ts'
import { keys } from './keys.ts'
import { log } from './log.ts'
import { gallery, map } from './map.ts'
import { reasons } from './reasons.ts'
import { refusals } from './refusals.ts'
import { statistics } from './statistics.ts'
import { table } from './table.ts'

export const en = {
  keys,
  ...home,
  levels: {
    apprentice:
      'Builds and buys what looks good now, and now and then something lesser. To learn the game against.',
    conductor:
      'Plans its whole turn and takes the one that leaves it best placed; keeps cards back at the start.',
    engineer: 'Plays a handful of whole turns on through the round, and takes the one that ends best.',
    dispatcher: 'Plays its best turns on for two rounds, again and again, with the answers of the others.',
    director:
      'Looks for more and other turns, tries each two rounds deep many times over, and minds whom a train really pays.',
  },
  options: {
    board: {
      label: 'Board',
      about: 'Two countries with cards and rules of their own.',
      explain: {
        germany: '35 spaces and four kinds of cards; the first station may stand in any city.',
        usa: '30 spaces, double stations instead of terminals and central stations, a blockade, and a card for whoever reaches the West.',
      },
      germany: 'Germany',
      usa: 'USA',
    },
    length: {
      label: 'Length',
      about: 'When the round in play becomes the last.',
      explain: {
        short: 'At 12 upgraded base cards or 3 used-up decks: about an hour.',
        long: 'At 24 upgraded base cards or 4 used-up decks: about two hours.',
      },
      short: 'Short, 12 cards',
      long: 'Long, 24 cards',
    },
    blackEngineShare: {
      label: 'Black engine as a share',
      about: 'The printed rules leave open whether its holder may declare it in the payments of others too.',
      explain: {
        'any-payment': 'Its holder is asked at every payment, its own or another’s, even without a share.',
        'own-turn': 'Its holder is asked only when its own train pays.',
      },
      'any-payment': 'Any payment',
      'own-turn': 'Own turn only',
    },
  },
  companies: { red: 'Red', blue: 'Blue', green: 'Green', yellow: 'Yellow', neutral: 'Neutral' },
  types: { route: 'Route', terminal: 'Terminal', through: 'Through', central: 'Central', double: 'Double' },
  map,
  gallery,
  reasons,
  refusals,
  statistics,
  log,
  ...table,
}
