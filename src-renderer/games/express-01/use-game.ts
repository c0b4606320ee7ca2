/** Express 01 in its own words and types. */
import type {
  Express01Action,
  Express01Event,
  Express01Sheet,
  Express01View,
} from '#shared/games/express-01/types.ts'
import { gameOf } from '../../kit/game-of.ts'
import { cardWord } from './logic/say.ts'

export interface Types {
  readonly view: Express01View
  readonly action: Express01Action
  readonly event: Express01Event
  readonly sheet: Express01Sheet
}
export const game = gameOf<Types>('express-01', {
  card: cardWord,
  side: (say, side) => say(`map.sides.${side}`),
})
export const { useSay, viewOf } = game
