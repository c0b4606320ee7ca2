/** Tennessee Central in its own words and types. */
import type { CardCode, Suit } from '#shared/games/tennessee-central/cards.ts'
import type {
  TennesseeAction,
  TennesseeEvent,
  TennesseeSheet,
  TennesseeView,
} from '#shared/games/tennessee-central/types.ts'
import { gameOf } from '../../kit/game-of.ts'
import { cardWord, suitWord } from './logic/say.ts'

export interface Types {
  readonly view: TennesseeView
  readonly action: TennesseeAction
  readonly event: TennesseeEvent
  readonly sheet: TennesseeSheet
}
export const game = gameOf<Types>('tennessee-central', {
  card: (say, card) => cardWord(say, card as CardCode),
  suit: (say, suit) => suitWord(say, suit as Suit),
})
export const { useSay, viewOf } = game
