/** Express in its own words and types. */
import type { ExpressAction, ExpressEvent, ExpressSheet, ExpressView } from '#shared/games/express/types.ts'
import { gameOf } from '../../kit/game-of.ts'
import { cardWord } from './logic/cards.ts'

export interface Types {
  readonly view: ExpressView
  readonly action: ExpressAction
  readonly event: ExpressEvent
  readonly sheet: ExpressSheet
}
export const game = gameOf<Types>('express', { card: cardWord })
export const { useSay, viewOf } = game
