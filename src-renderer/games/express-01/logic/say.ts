/** Words for cards, decks and moves. Everything takes the translator of the game's texts. */
import { boards } from '#shared/games/express-01/boards.ts'
import type { DeckName } from '#shared/games/express-01/cards.ts'
import { deckName, numberOf } from '#shared/games/express-01/cards.ts'
import type { Express01Action } from '#shared/games/express-01/types.ts'
import { ENGINE } from '#shared/games/express-01/values.ts'
import type { Say } from '../../../kit/log.ts'
import type { Names } from '../../../kit/names.ts'
import { cardOf } from '../art/card-set.ts'

export type { Say }

const NAMES = new Map(
  Object.values(boards).flatMap((board) => board.spaces.map((space) => [space.code, space.name] as const)),
)
export const spaceWord = (space: string): string => NAMES.get(space) ?? space

export const ROMAN = ['', 'I', 'II', 'III'] as const

/** "Route III". */
export function deckWord(say: Say, deck: DeckName): string {
  const [type, stage] = deck.split('-')
  return say('decks.name', { type: say(`types.${type}`), stage: ROMAN[Number(stage) as 1 | 2 | 3] })
}

/** "214 (Route III)", or the black engine. */
export const cardWord = (say: Say, card: string): string =>
  card === ENGINE
    ? say('blackEngine')
    : say('cardWord', { number: numberOf(card), deck: deckWord(say, deckName(cardOf(card))) })

/** An action as an order: what the primary button and the hints say. */
export function moveWord(say: Say, names: Names, action: Express01Action, phase = 'expand'): string {
  switch (action.do) {
    case 'bid':
      return say('moves.bid', { number: numberOf(action.card) })
    case 'pair':
      return say(`pairs.${action.pair}`)
    case 'pay':
      return action.card === ENGINE
        ? say('moves.payEngine')
        : say('moves.pay', { number: numberOf(action.card) })
    case 'upgrade':
      return say('moves.upgrade', { place: spaceWord(action.space), number: numberOf(action.card) })
    case 'buy':
      return say('moves.buy', { company: say(`companies.${action.company}`), n: action.pay.length })
    case 'done':
      return say(`moves.done.${phase}`)
    case 'bonus':
      return say('moves.bonus', { company: say(`companies.${action.company}`) })
    case 'engine':
      return say(action.use ? 'moves.useEngine' : 'moves.keepEngine')
    case 'take':
      return say('moves.take', { deck: deckWord(say, action.deck) })
    case 'swap':
      return say('moves.swap', { name: names.of(action.with) })
  }
}

/** A whole turn, an order for each of its actions that does something; nothing where that is one alone. */
export function turnWords(say: Say, names: Names, turn: readonly Express01Action[]): readonly string[] {
  const steps = turn.filter(({ do: what }) => what !== 'done')
  return steps.length < 2 ? [] : steps.map((action) => fullMoveWord(say, names, action))
}

/** A move told in full, for looking back: no two different ones read alike. `phase`: of the view. */
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
