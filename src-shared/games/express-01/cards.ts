/** The cards of Express 01 by their names: companies, types, decks and codes. */

export const COMPANIES = ['red', 'blue', 'green', 'yellow'] as const
export type Company = (typeof COMPANIES)[number]
export type Owner = Company | 'neutral'

export const CARD_TYPES = ['route', 'terminal', 'through', 'central', 'double'] as const
export type CardType = (typeof CARD_TYPES)[number]
export type Stage = 1 | 2 | 3

/** `route-1`, `terminal-2` ...: the deck of a card (E1-2, E1-3). */
export type DeckName = `${CardType}-${Stage}`
export const deckName = (card: { readonly type: CardType; readonly stage: Stage }): DeckName =>
  `${card.type}-${card.stage}`

/** The codes of the physical cards of one number: `101a 101b 101c`, or the number itself. */
export const codesOf = (card: { readonly number: string; readonly copies: number }): readonly string[] =>
  card.copies === 1
    ? [card.number]
    : Array.from({ length: card.copies }, (_, i) => card.number + 'abcdefgh'[i])

/** The number of a physical card's code. */
export const numberOf = (code: string): string => code.slice(0, 3)
