/** A card set made ready for one board: every table the rules look things up in, built once. */
import { boards, type Board } from '#shared/games/express-01/boards.ts'
import { type BoardId } from '#shared/games/express-01/values.ts'
import { codesOf, COMPANIES, deckName, type CardType, type DeckName } from '#shared/games/express-01/cards.ts'
import type { CardData, CardSet } from '#shared/games/express-01/card-set-schema.ts'
import { fits } from '#shared/games/express-01/fit.ts'
import { pieceOf, type Piece } from '#shared/games/express-01/piece.ts'
import data from '#shared/games/express-01/cards.json' with { type: 'json' }
import { CURRENT, type RulesVersion, versionOf } from '../versions.ts'
import { loadCardSet, upgradesOf } from './load.ts'

/** Types of upgrade cards in play (E1-2, E1-3), in the order of the decks. */
const TYPES: Readonly<Record<BoardId, readonly CardType[]>> = {
  germany: ['route', 'terminal', 'through', 'central'],
  usa: ['route', 'through', 'double'],
}

/**
 * Numbers in these tables: `card` is a physical card (index in `codes`), `kind` a card number (index in `kinds`),
 * `face` a kind in an orientation (2 * kind + turned), `space` an index in `board.spaces`.
 */
export interface Catalogue {
  readonly version: RulesVersion
  readonly board: Board
  readonly codes: readonly string[]
  readonly cardOf: ReadonlyMap<string, number>
  readonly kinds: readonly CardData[]
  readonly kindOf: readonly number[]
  /** Physical cards of each kind. */
  readonly copies: readonly (readonly number[])[]
  readonly pieces: readonly Piece[]
  readonly decks: readonly DeckName[]
  /** Deck of each card. */
  readonly deckOf: readonly number[]
  /** Company whose share the card is (index in `COMPANIES`), or -1 (E1-24). */
  readonly company: readonly number[]
  /** E1-15: kinds listed on each kind. */
  readonly successors: readonly (readonly number[])[]
  /** `fitsOn[old face][next face]`: listed, tracks kept, tower in its corner. */
  readonly fitsOn: readonly (readonly boolean[])[]
  /** Kinds listed on the base card of each space. */
  readonly firsts: readonly (readonly number[])[]
  /** `border[space][face]`: every side with a track may carry one there (E1-20, E1-21). */
  readonly border: readonly (readonly boolean[])[]
}

export function catalogue(set: CardSet, id: BoardId, version = versionOf(CURRENT)): Catalogue {
  const board = boards[id]
  const kinds = set.cards.filter((card) => TYPES[id].includes(card.type))
  // The lists say what fits by today's rules; what once fitted is found anew.
  const listed = (card: CardData): readonly string[] =>
    version.takeOver ? upgradesOf(card, set.cards, true) : card.upgrades
  const codes = kinds.flatMap(codesOf)
  const kindOf = kinds.flatMap((card, kind) => codesOf(card).map(() => kind))
  const pieces = kinds.flatMap((card) => [pieceOf(card, false), pieceOf(card, true)])
  const decks = TYPES[id].flatMap((type) => ([1, 2, 3] as const).map((stage) => deckName({ type, stage })))
  const kindByNumber = new Map(kinds.map((card, kind) => [card.number, kind]))
  const successors = kinds.map((card) =>
    listed(card)
      .map((n) => kindByNumber.get(n))
      .filter((kind) => kind !== undefined),
  )
  const firstOfType = (types: readonly CardType[]): number[] =>
    kinds.flatMap((card, kind) => (card.stage === 1 && types.includes(card.type) ? [kind] : []))
  return {
    version,
    board,
    codes,
    cardOf: new Map(codes.map((code, card) => [code, card])),
    kinds,
    kindOf,
    copies: kinds.map((_, kind) => codes.map((_, card) => card).filter((card) => kindOf[card] === kind)),
    pieces,
    decks,
    deckOf: kindOf.map((kind) => decks.indexOf(deckName(kinds[kind] as CardData))),
    company: codes.map((code, card) => {
      const { engine } = kinds[kindOf[card] as number] as CardData
      return engine && (code.length === 3 || code.endsWith('a')) ? COMPANIES.indexOf(engine.company) : -1
    }),
    successors,
    fitsOn: pieces.map((old) => {
      const numbers = listed(old.data)
      return pieces.map((next) => numbers.includes(next.data.number) && fits(old, next, version.takeOver))
    }),
    firsts: board.spaces.map((space) => firstOfType(space.kind === 'route' ? ['route'] : space.stations)),
    border: board.spaces.map((space) => pieces.map((piece) => (piece.sides & ~space.usable) === 0)),
  }
}

/** The card set that comes with the application: a reconstruction with the rulebook's numbers, counts and symbols. */
export const standardSet = loadCardSet(data)

export const standardCatalogues: Readonly<Record<BoardId, Catalogue>> = {
  germany: catalogue(standardSet, 'germany'),
  usa: catalogue(standardSet, 'usa'),
}

let second: Readonly<Record<BoardId, Catalogue>> | undefined

/** The catalogue of a game that began with this version of the rules. */
export function catalogueFor({
  rules,
  board,
}: {
  readonly rules: number
  readonly board: BoardId
}): Catalogue {
  if (rules >= CURRENT) return standardCatalogues[board]
  const version = versionOf(rules)
  second ??= {
    germany: catalogue(standardSet, 'germany', version),
    usa: catalogue(standardSet, 'usa', version),
  }
  return second[board]
}
