/** Which cards the gallery shows. */
import type { CardData, CardType, Owner, Stage } from '#shared/games/express-01/cards.ts'

export interface Filter {
  type: CardType | 'all'
  stage: Stage | 'all'
  /** A station of this owner, or a share of this company. */
  owner: Owner | 'all'
  tower: boolean
  share: boolean
}
export const EVERYTHING: Readonly<Filter> = {
  type: 'all',
  stage: 'all',
  owner: 'all',
  tower: false,
  share: false,
}

export function passes(card: CardData, { type, stage, owner, tower, share }: Filter): boolean {
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
