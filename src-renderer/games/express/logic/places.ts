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

/** The place a key names, as `placeKey` writes it; a diesel dropped on a passenger train leads it face up. */
export function placeOf(key: string, card: string | undefined): Place | undefined {
  const [at, train, up] = key.split(':')
  const number = Number(train)
  switch (at) {
    case 'lane':
      return { at, train: number }
    case 'engine':
      return { at, train: number, up: up === 'up' || (card === 'diesel' && up === 'diesel') }
    case 'new':
    case 'ways':
      return { at }
    case 'new-engine':
      return { at, up: up === 'up' }
    default:
      return undefined
  }
}
