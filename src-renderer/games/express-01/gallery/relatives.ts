/** Which cards a card can become and grow from, and how each lies then. */
import { boards, type Space } from '#shared/games/express-01/boards.ts'
import { BOARDS, type BoardId } from '#shared/games/express-01/values.ts'
import type { CardData } from '#shared/games/express-01/card-set-schema.ts'
import { fits } from '#shared/games/express-01/fit.ts'
import { pieceOf } from '#shared/games/express-01/piece.ts'
import { CARDS } from '../art/card-set.ts'

/** The way up of the other card while this one lies upright. */
export type WayUp = 'upright' | 'turned' | 'both'
export interface Relative {
  readonly card: CardData
  readonly wayUp: WayUp
}

function relative(card: CardData, fitsWhen: (turned: boolean) => boolean): Relative[] {
  const [upright, turned] = [fitsWhen(false), fitsWhen(true)]
  if (!upright && !turned) return []
  return [{ card, wayUp: upright && turned ? 'both' : upright ? 'upright' : 'turned' }]
}

/** The cards of its upgrade list (E1-15), each as it may lie on this one (E1-18, E1-19). */
export function successors(card: CardData): Relative[] {
  const own = pieceOf(card, false)
  return CARDS.filter(({ number }) => card.upgrades.includes(number)).flatMap((next) =>
    relative(next, (turned) => fits(own, pieceOf(next, turned))),
  )
}

/** The cards that list this one. */
export function predecessors(card: CardData): Relative[] {
  const own = pieceOf(card, false)
  return CARDS.filter(({ upgrades }) => upgrades.includes(card.number)).flatMap((before) =>
    relative(before, (turned) => fits(pieceOf(before, turned), own)),
  )
}

const allows = (space: Space, card: CardData): boolean =>
  card.stage === 1 && (card.type === 'route' ? space.kind === 'route' : space.stations.includes(card.type))

/** E1-20, E1-21: no track of the card would lead where none may. */
const keepsBorder = (space: Space, card: CardData, turned: boolean): boolean =>
  (pieceOf(card, turned).sides & ~space.usable) === 0

/** The cards a base card can become, as the borders of the board let them lie there. */
export const firstCards = (space: Space): Relative[] =>
  CARDS.filter((card) => allows(space, card)).flatMap((card) =>
    relative(card, (turned) => keepsBorder(space, card, turned)),
  )

/** The base cards of each board that can become the card. */
export const baseCards = (card: CardData): { readonly board: BoardId; readonly spaces: readonly Space[] }[] =>
  BOARDS.map((board) => ({
    board,
    spaces: boards[board].spaces.filter((space) => firstCards(space).some((first) => first.card === card)),
  })).filter(({ spaces }) => spaces.length > 0)
