/** Spaces and cards in words, for screen readers and tooltips. */
import type { Board, Space } from '#shared/games/express-01/boards.ts'
import type { CardData } from '#shared/games/express-01/card-set-schema.ts'
import { sideIndex, type Side } from '#shared/games/express-01/sides.ts'
import { cardOf, carriesEngine, sidesOf } from '../art/card-set.ts'

/** A text by its key under `games.express-01`, and a list of things in the language in use. */
export interface Words {
  text(key: string, params?: Record<string, unknown>): string
  list(items: readonly string[]): string
}

/** `red central station with +1, stage 2`; a route card: `route, stage 1`. */
export function cardWords(words: Words, card: CardData): string {
  const stage = words.text('map.stage', { stage: card.stage })
  const stations = card.stations.map((station) =>
    words.text(station.bonus ? 'map.ownerBonus' : 'map.owner', {
      owner: words.text(`map.owners.${station.owner}`),
    }),
  )
  const kind = words.text(`map.kinds.${card.type}`, { owners: words.list(stations) })
  return [kind, stage, ...(card.tower ? [words.text('map.tower')] : [])].join(', ')
}

/** `card 225, route, stage 3, a share of Yellow, 4 in this deck`: one card by its code. */
export function codeWords(words: Words, code: string): string {
  const card = cardOf(code)
  const parts = [words.text('map.card', { number: card.number }), cardWords(words, card)]
  const share = carriesEngine(code) ? card.engine : undefined
  if (share) {
    const company = words.text(`companies.${share.company}`)
    parts.push(words.text('map.engine', { company, count: share.inDeck }))
  }
  return parts.join(', ')
}

const sideWords = (words: Words, board: Board, space: Space, side: Side): string =>
  board.spaces[space.neighbours[sideIndex(side)] ?? -1]?.name ?? words.text(`map.edges.${side}`)

/** `Hannover, 013, blue central station with +1, stage 3, card 665, tracks to Osnabrück, Kassel and Erfurt`. */
export function spaceWords(
  words: Words,
  board: Board,
  space: Space,
  laid?: { readonly card: string; readonly turned: boolean },
): string {
  const place = `${space.name}, ${space.code}`
  if (!laid) {
    const built = space.stations.map((type) => words.text(`types.${type}`))
    const kind = space.kind === 'route' ? 'map.baseRoute' : 'map.baseStation'
    return `${place}, ${words.text(kind, { types: words.list(built) })}`
  }
  const card = cardOf(laid.card)
  const tracks = sidesOf(card, laid.turned).map((side) => sideWords(words, board, space, side))
  return [
    place,
    cardWords(words, card),
    words.text('map.card', { number: card.number }),
    words.text('map.tracksTo', { places: words.list(tracks) }),
  ].join(', ')
}

/** The numbers a card lists that are in play on the board: doubles are on no German space (E1-3). */
export const upgradesOn = (board: Board, card: CardData): readonly string[] =>
  card.upgrades.filter((number) => {
    const { type } = cardOf(number)
    return type === card.type || board.spaces.some(({ stations }) => stations.includes(type))
  })
