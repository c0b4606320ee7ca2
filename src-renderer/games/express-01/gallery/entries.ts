/** What the gallery shows: every number of the upgrade cards, then the base cards of both boards. */
import { boards, type Space } from '#shared/games/express-01/boards.ts'
import { BOARDS, type BoardId } from '#shared/games/express-01/values.ts'
import type { CardType, Owner, Stage } from '#shared/games/express-01/cards.ts'
import type { CardData } from '#shared/games/express-01/card-set-schema.ts'
import { CARDS } from '../art/card-set.ts'

export interface CardEntry {
  readonly number: string
  readonly card: CardData
}
export interface BaseEntry {
  readonly number: string
  readonly board: BoardId
  readonly space: Space
}
export type Entry = CardEntry | BaseEntry

export const ENTRIES: readonly Entry[] = [
  ...CARDS.map((card) => ({ number: card.number, card })),
  ...BOARDS.flatMap((board) => boards[board].spaces.map((space) => ({ number: space.code, board, space }))),
]

export interface Filter {
  /** Of a base card: what may be built on it. */
  readonly type: CardType | 'all'
  readonly stage: Stage | 'base' | 'all'
  /** A station of this owner, or a share of this company. */
  readonly owner: Owner | 'all'
  readonly tower: boolean
  readonly share: boolean
}
export const EVERYTHING: Filter = { type: 'all', stage: 'all', owner: 'all', tower: false, share: false }

export const passes = (entry: Entry, filter: Filter): boolean =>
  'card' in entry ? cardPasses(entry.card, filter) : basePasses(entry.space, filter)

function cardPasses(card: CardData, { type, stage, owner, tower, share }: Filter): boolean {
  const owners = [
    ...card.stations.map((station) => station.owner),
    ...(card.engine ? [card.engine.company] : []),
  ]
  return (
    (type === 'all' || card.type === type) &&
    (stage === 'all' || card.stage === stage) &&
    (owner === 'all' || owners.includes(owner)) &&
    (!tower || !!card.tower) &&
    (!share || !!card.engine)
  )
}

function basePasses(space: Space, { type, stage, owner, tower, share }: Filter): boolean {
  const kind = type === 'all' || (type === 'route' ? space.kind === 'route' : space.stations.includes(type))
  return kind && (stage === 'all' || stage === 'base') && owner === 'all' && !tower && !share
}
