import { cards } from './cards.ts'
import { home } from './home.ts'
import { keys } from './keys.ts'
import { log } from './log.ts'
import { printed } from './printed.ts'
import { reasons } from './reasons.ts'
import { refusals } from './refusals.ts'
import { statistics } from './statistics.ts'
import { table } from './table.ts'

export const en = {
  keys,
  ...home,
  levels: {
    apprentice:
      'Lays what it can and throws away what seems useless, sometimes too soon. To learn the game against.',
    conductor: 'Plays for points by rules of thumb, lays what scores, and is in no hurry to go out.',
    engineer: 'Keeps cards for later and compares its three best turns, each played on for one round.',
    dispatcher: 'Compares five turns, each played on for a round, and tries to go out before the others.',
    director:
      'Saves wilds and cabooses for going out first, and compares ten turns in hundreds of imagined rounds.',
  },
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
    permission: {
      label: 'A partner’s yes to going out',
      about: 'Whoever asks and hears yes must go out in this turn, or only may.',
      binding: 'Obliges',
      lenient: 'Only permits',
    },
  },
  reasons,
  refusals,
  statistics,
  log,
  cards,
  printed,
  ...table,
}
