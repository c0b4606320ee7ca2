/** Where a card of the hand can be laid, and the draft with it there. */
import type { Refusal } from '#shared/games/common.ts'
import { addCar, layEngine, layWayCar, newTrain, type Draft } from './draft.ts'

export type Place =
  | { readonly at: 'lane'; readonly train: number }
  | { readonly at: 'engine'; readonly train: number; readonly up: boolean }
  | { readonly at: 'new' }
  | { readonly at: 'new-engine'; readonly up: boolean }
  | { readonly at: 'ways' }

export const placeKey = (place: Place): string =>
  [place.at, 'train' in place ? place.train : '', 'up' in place && place.up ? 'up' : ''].join(':')

/** Number of the train a place belongs to; none for the way cars. */
export function trainAt(draft: Draft, place: Place): number | undefined {
  if (place.at === 'ways') return undefined
  return 'train' in place ? place.train : newTrain(draft)
}

export function placed(draft: Draft, piece: number, place: Place, caboose: boolean): Draft {
  const train = trainAt(draft, place)
  if (train === undefined) return layWayCar(draft, piece)
  if (place.at === 'engine' || place.at === 'new-engine')
    return layEngine(draft, train, { piece, up: place.up })
  return addCar(draft, train, { piece, ...(caboose ? { caboose } : {}) })
}

/** What no later card can mend: such a card is not even laid. A wild may wait for its ordinary car (EX-19). */
const FOR_GOOD: readonly string[] = [
  ...['notACar', 'cabooseTooEarly', 'afterCaboose', 'secondCaboose', 'mixedTypes', 'transitionTooEarly'],
  ...['dieselFreight', 'secondEngine', 'notAWayCar'],
]

/** The reason why the card cannot lie there at all, among all that is said against the draft with it. */
export function refusedFor(refusals: readonly Refusal[], train: number | undefined): Refusal | undefined {
  return refusals.find(
    ({ why, params }) =>
      FOR_GOOD.includes(why) &&
      (why === 'notAWayCar' || (train !== undefined && params?.train === train + 1)),
  )
}

/** The place a key names, as `placeKey` writes it. */
export function placeOf(key: string): Place | undefined {
  const [at, train, up] = key.split(':')
  switch (at) {
    case 'lane':
      return { at, train: Number(train) }
    case 'engine':
      return { at, train: Number(train), up: up === 'up' }
    case 'new':
    case 'ways':
      return { at }
    case 'new-engine':
      return { at, up: up === 'up' }
    default:
      return undefined
  }
}

/** A diesel dropped among the cars of a train leads it (EX-16): it is never a car. */
export function meantFor(card: string | undefined, place: Place): Place {
  if (card !== 'diesel') return place
  if (place.at === 'lane') return { at: 'engine', train: place.train, up: true }
  return place.at === 'new' ? { at: 'new-engine', up: true } : place
}
