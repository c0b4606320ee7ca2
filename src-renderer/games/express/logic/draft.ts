/**
 * A turn in the making: cards laid in any order, all of it to be taken back until the turn is confirmed. A draft
 * knows pieces, not rules: what it may contain is judged by `table.preview`.
 */
import { WILD_CABOOSE, type CardName, type LaidName } from '#shared/games/express/cards.ts'
import type { TeamView, TrainPlay, TurnAction, TurnEnd } from '#shared/games/express/types.ts'
import type { Piece } from './pieces.ts'

export interface DraftCar {
  readonly piece: number
  /** A wild laid as a caboose (EX-21). */
  readonly caboose?: boolean
}
export interface DraftEngine {
  readonly piece: number
  /** A diesel face up (EX-16). */
  readonly up: boolean
}
export interface DraftTrain {
  readonly cars: readonly DraftCar[]
  readonly engine?: DraftEngine
}
export interface Draft {
  /** By train number: the standing ones, then those started. */
  readonly trains: readonly DraftTrain[]
  readonly wayCars: readonly number[]
}

export const emptyDraft = (team: TeamView): Draft => ({
  trains: team.trains.map(() => ({ cars: [] })),
  wayCars: [],
})

/** The pieces a draft has laid. */
export const used = (draft: Draft): Set<number> =>
  new Set([
    ...draft.trains.flatMap(({ cars, engine }) => [
      ...cars.map(({ piece }) => piece),
      ...(engine ? [engine.piece] : []),
    ]),
    ...draft.wayCars,
  ])

const atTrain = (draft: Draft, train: number, change: (old: DraftTrain) => DraftTrain): Draft => {
  const trains = [...draft.trains]
  trains[train] = change(trains[train] ?? { cars: [] })
  return { ...draft, trains }
}

/** Number of the train that laying a card on no train starts. */
export const newTrain = (draft: Draft): number => draft.trains.length

export const addCar = (draft: Draft, train: number, car: DraftCar): Draft =>
  atTrain(draft, train, (old) => ({ ...old, cars: [...old.cars, car] }))

/** An engine in place of the one that stood there in the draft. */
export const layEngine = (draft: Draft, train: number, engine: DraftEngine): Draft =>
  atTrain(draft, train, (old) => ({ ...old, engine }))

export const layWayCar = (draft: Draft, piece: number): Draft => ({
  ...draft,
  wayCars: [...draft.wayCars, piece],
})

/** The draft without one piece; a started train with nothing left is gone, later ones move up. */
export function takeBack(draft: Draft, piece: number, standing: number): Draft {
  const trains = draft.trains.map(({ cars, engine }): DraftTrain => ({
    cars: cars.filter((car) => car.piece !== piece),
    ...(engine && engine.piece !== piece ? { engine } : {}),
  }))
  return {
    trains: trains.filter(({ cars, engine }, i) => i < standing || cars.length > 0 || engine),
    wayCars: draft.wayCars.filter((id) => id !== piece),
  }
}

/** Every loco that is still free back under the train it came from (EX-8). */
export function restoreLocos(draft: Draft, pieces: readonly Piece[]): Draft {
  const gone = used(draft)
  let next = draft
  for (const { id, from } of pieces) {
    if (from === undefined || gone.has(id) || next.trains[from]?.engine) continue
    next = layEngine(next, from, { piece: id, up: false })
  }
  return next
}

/** The trains as the draft leaves them, for the eye. */
export interface LaneCar {
  readonly card: LaidName
  /** The piece, if this draft laid it. */
  readonly piece?: number
}
export interface Lane {
  readonly train: number
  readonly started: boolean
  readonly cars: readonly LaneCar[]
  /** `up`: a diesel face up; `none`: the loco is still to be chosen. */
  readonly engine: 'up' | 'down' | 'none'
  /** The engine's card, where it is known or laid by the draft. */
  readonly engineCard?: CardName
  readonly enginePiece?: number
}

/** `taken`: the locos came back to the hand with the draw; else they stand where they stand. */
export function lanesOf(team: TeamView, draft: Draft, pieces: readonly Piece[], taken = true): Lane[] {
  const cardAt = (id: number): CardName | undefined => pieces.find((piece) => piece.id === id)?.card
  return draft.trains.map(({ cars, engine }, train): Lane => {
    const standing = team.trains[train]
    const own = cars.flatMap(({ piece, caboose }): LaneCar[] => {
      const card = cardAt(piece)
      return card ? [{ card: caboose ? WILD_CABOOSE : card, piece }] : []
    })
    const engineCard = engine ? cardAt(engine.piece) : taken ? undefined : standing?.loco
    const fixed = standing?.engine === 'diesel'
    const down = engine !== undefined || (!taken && standing !== undefined)
    return {
      train,
      started: !standing,
      cars: [...(standing?.cars ?? []).map((card) => ({ card })), ...own],
      engine: fixed || engine?.up ? 'up' : down ? 'down' : 'none',
      ...(fixed ? { engineCard: 'diesel' as const } : engineCard ? { engineCard } : {}),
      ...(engine ? { enginePiece: engine.piece } : {}),
    }
  })
}

/** The draft as an action; `{none: true}` stands for an end not chosen yet. */
export function actionOf(team: TeamView, draft: Draft, pieces: readonly Piece[], end: TurnEnd): TurnAction {
  const lanes = lanesOf(team, draft, pieces)
  const plays = lanes.flatMap((lane): TrainPlay[] => {
    const add = lane.cars.flatMap(({ card, piece }) => (piece === undefined ? [] : [card]))
    const engine = lane.enginePiece !== undefined && lane.engine === 'up' ? { engine: 'diesel' as const } : {}
    if (lane.started) return [{ add, ...engine }]
    return add.length > 0 || 'engine' in engine ? [{ train: lane.train, add, ...engine }] : []
  })
  const cards = (ids: readonly number[]): CardName[] =>
    ids.flatMap((id) => pieces.find((piece) => piece.id === id)?.card ?? [])
  return {
    do: 'turn',
    trains: plays,
    wayCars: cards(draft.wayCars),
    locos: lanes.flatMap(({ engine, engineCard }) => (engine === 'down' && engineCard ? [engineCard] : [])),
    end,
  }
}
