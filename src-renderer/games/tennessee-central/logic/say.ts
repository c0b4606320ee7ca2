/** Words for cards and moves. Everything takes the translator of the game's texts. */
import { suitOf, type CardCode, type ShareCard, type Suit } from '#shared/games/tennessee-central/cards.ts'
import type { Say } from '../../../kit/log.ts'
import type { TennesseeAction } from '#shared/games/tennessee-central/types.ts'

export type { Say }

export const suitWord = (say: Say, suit: Suit): string => say(`suits.${suit}`)

const isNumber = (rank: string): boolean => /^\d+$/.test(rank)

/** "10 of diamonds", "queen of hearts", "locomotive". */
export function cardWord(say: Say, card: CardCode): string {
  if (card === 'L') return say('cards.locomotive')
  const rank = card.slice(1)
  return say('cards.name', {
    rank: isNumber(rank) ? rank : say(`cards.rank.${rank}`),
    suit: suitWord(say, suitOf(card)),
  })
}

/** The card with its kind, as a screen reader should say it: "10 of diamonds, track". */
export function cardLabel(say: Say, card: CardCode): string {
  if (card === 'L') return say('cards.locomotive')
  const rank = card.slice(1)
  const kind = isNumber(rank) ? 'track' : rank === 'A' ? 'ace' : 'share'
  return say(`cards.${kind}`, { card: cardWord(say, card) })
}

/** An action as an order: what the primary button and the hints say. */
export function moveWord(say: Say, action: TennesseeAction): string {
  switch (action.do) {
    case 'build':
      return say('moves.build', { rank: action.card.slice(1), suit: suitWord(say, suitOf(action.card)) })
    case 'invest':
      return say('moves.invest')
    case 'locomotive':
      return say('moves.locomotive', { suit: suitWord(say, action.suit) })
    case 'reveal':
      return say('moves.reveal', { card: cardWord(say, action.card) })
    case 'pass':
      return say('moves.pass', { card: cardWord(say, action.card) })
  }
}

/** "$8", and "−$8" below nothing. */
export const moneyWord = (say: Say, amount: number): string =>
  amount < 0 ? say('table.debt', { n: -amount }) : say('table.money', { n: amount })

/** What a share pays at the present values. */
export const worth = (values: Readonly<Record<Suit, number>>, card: ShareCard): number => values[suitOf(card)]
