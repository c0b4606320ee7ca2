/** A move told in full, for looking back: no two different ones read alike. */
import type { Express01Action } from '#shared/games/express-01/types.ts'
import { ENGINE } from '#shared/games/express-01/values.ts'
import { numberOf } from '#shared/games/express-01/cards.ts'
import type { Names } from '../../../kit/names.ts'
import { moveWord, spaceWord, type Say } from './say.ts'

/** `phase`: of the view. */
export function fullMoveWord(say: Say, names: Names, action: Express01Action, phase?: string): string {
  const move = moveWord(say, names, action, phase)
  switch (action.do) {
    case 'upgrade':
      return action.turned ? say('told.turned', { move }) : move
    case 'buy': {
      const cards = action.pay
        .map((card) => (card === ENGINE ? say('blackEngine') : numberOf(card)))
        .join(', ')
      const paid = say('told.paid', { move, number: numberOf(action.card), cards })
      return action.from === undefined ? paid : say('told.from', { move: paid, name: names.of(action.from) })
    }
    case 'bonus':
      return say('told.way', { move, places: action.route.map(({ space }) => spaceWord(space)).join(' – ') })
    default:
      return move
  }
}
