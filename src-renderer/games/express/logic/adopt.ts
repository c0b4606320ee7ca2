/** A whole turn, as a hint gives it, laid out as a draft to look at and to change. */
import { WILD_CABOOSE, type CardName, type LaidName } from '#shared/games/express/cards.ts'
import type { DisasterEnd, TeamView, TurnAction } from '#shared/games/express/types.ts'
import type { Aim } from './aim.ts'
import { addCar, emptyDraft, layEngine, layWayCar, newTrain, used, type Draft } from './draft.ts'
import type { Piece } from './pieces.ts'

export interface Adopted {
  readonly draft: Draft
  /** The piece that ends the turn, and what is named with it if it is played for effect. */
  readonly end?: number
  readonly aim?: Aim
}

const aimOf = (end: DisasterEnd): Aim => ({
  ...{ card: end.disaster, seat: end.seat },
  ...('train' in end ? { train: end.train } : {}),
  ...('to' in end ? { to: end.to, caboose: end.as === 'caboose' } : {}),
  ...{ mine: 'mine' in end ? end.mine : [], theirs: 'theirs' in end ? end.theirs : [] },
})

export function adopted(team: TeamView, pieces: readonly Piece[], action: TurnAction): Adopted {
  let draft = emptyDraft(team)
  /** A free piece of that card, best the loco that stood at `train` until now. */
  const take = (card: CardName, train?: number): number => {
    const gone = used(draft)
    const free = pieces.filter((piece) => piece.card === card && !gone.has(piece.id))
    const best = free.find(({ from }) => from === train) ?? free[0]
    return best?.id ?? -1
  }
  const plain = (laid: LaidName): CardName => (laid === WILD_CABOOSE ? 'wild' : laid)
  for (const play of action.trains) {
    const train = play.train ?? newTrain(draft)
    if (play.engine) draft = layEngine(draft, train, { piece: take('diesel'), up: true })
    for (const card of play.add) {
      const piece = take(plain(card))
      draft = addCar(draft, train, { piece, ...(card === WILD_CABOOSE ? { caboose: true } : {}) })
    }
  }
  for (const card of action.wayCars) draft = layWayCar(draft, take(card))
  const locos = [...action.locos]
  draft.trains.forEach(({ engine }, train) => {
    if (engine || team.trains[train]?.engine === 'diesel') return
    const card = locos.shift()
    if (card) draft = layEngine(draft, train, { piece: take(card, train), up: false })
  })
  const { end } = action
  if ('none' in end) return { draft }
  if ('discard' in end) return { draft, end: take(end.discard) }
  if ('turntable' in end)
    return { draft, end: take('turntable'), aim: { card: 'turntable', mine: [], theirs: [] } }
  return { draft, end: take(end.disaster), aim: aimOf(end) }
}
