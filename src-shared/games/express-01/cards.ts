/** The cards of Express 01 as data: what a line of the card set says. */
import type { Corner, Side } from './sides.ts'

export const COMPANIES = ['red', 'blue', 'green', 'yellow'] as const
export type Company = (typeof COMPANIES)[number]
export type Owner = Company | 'neutral'

export const CARD_TYPES = ['route', 'terminal', 'through', 'central', 'double'] as const
export type CardType = (typeof CARD_TYPES)[number]
export type Stage = 1 | 2 | 3

export interface StationData {
  readonly owner: Owner
  /** The +1 mark. */
  readonly bonus: boolean
  /** Sides with a track into this station, card upright. */
  readonly sides: readonly Side[]
}

/** One number of the upgrade cards; `copies` cards carry it, told apart by a letter when there are several. */
export interface CardData {
  readonly number: string
  readonly type: CardType
  readonly stage: Stage
  readonly copies: number
  /** Tracks from side to side, card upright; two that share a side are a switch. */
  readonly tracks: readonly (readonly [Side, Side])[]
  readonly stations: readonly StationData[]
  /** The share symbol: company, and the number printed beside it. Of several copies, copy a carries it. */
  readonly engine?: { readonly company: Company; readonly inDeck: number }
  readonly tower?: Corner
  /** Numbers of the next stage that may lie here (E1-15). */
  readonly upgrades: readonly string[]
}

export interface CardSet {
  readonly name: string
  readonly cards: readonly CardData[]
}

/** `route-1`, `terminal-2` ...: the deck of a card (E1-2, E1-3). */
export type DeckName = `${CardType}-${Stage}`
export const deckName = (card: Pick<CardData, 'type' | 'stage'>): DeckName => `${card.type}-${card.stage}`

/** The codes of the physical cards of one number: `101a 101b 101c`, or the number itself. */
export const codesOf = (card: CardData): readonly string[] =>
  card.copies === 1
    ? [card.number]
    : Array.from({ length: card.copies }, (_, i) => card.number + 'abcdefgh'[i])

/** The number of a physical card's code. */
export const numberOf = (code: string): string => code.slice(0, 3)
