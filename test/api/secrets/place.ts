/** Where a walk is, and what is drawn there. */
import type { RequestName } from '#shared/contract/contract.ts'
import { nextInt, type Random } from '../../../src-main/rules/random.ts'
import type { Store } from '../../../src-main/store/store.ts'
import type { Asked, Watch } from './watch.ts'

/** Where the walk is. */
export interface Place {
  readonly store: Store
  readonly random: Random
  readonly watch: Watch
  /** Records that came out of the application. */
  readonly files: string[]
  /** Seeds that somebody has seen. */
  readonly seeds: string[]
  readonly ask: (name: RequestName, input: Asked['input']) => Promise<unknown>
  /** Lets time pass, so that wrong PINs are forgiven. */
  readonly wait: () => void
}

export const PINS = ['2468', '1357'] as const
export const pick = <T>(random: Random, items: readonly T[]): T => items[nextInt(random, items.length)] as T
export const chance = (random: Random, percent: number): boolean => nextInt(random, 100) < percent

export const gameOf = ({ random, watch }: Place): string =>
  pick(random, watch.ids.length > 0 ? watch.ids : ['nowhere'])
export const running = (place: Place): string => {
  const open = place.watch.ids.filter((id) => place.store.game(id)?.state === 'open')
  return open.length > 0 ? pick(place.random, open) : gameOf(place)
}
export const seatsOf = ({ store }: Place, id: string): number[] =>
  (store.game(id)?.seats ?? []).map((_, seat) => seat)
export const anySeat = (place: Place, id: string): number => pick(place.random, [...seatsOf(place, id), 7])
export const anyStep = ({ store, random }: Place, id: string): number => {
  const most = store.game(id) ? store.timeline(id).actions.length : 0
  return pick(random, [0, most, Math.max(0, most - 1), nextInt(random, most + 2)])
}
export const playerOf = ({ store, random }: Place): number =>
  pick(random, [...store.players().map(({ id }) => id), 99])
/** The right PIN, a wrong one or none. */
export const proofOf = ({ random, watch }: Place, player: number | undefined, name = 'proof'): object => {
  const right = player === undefined ? undefined : watch.pins.get(player)
  const proof = pick(random, [right, right, undefined, '0000', ...PINS])
  return proof === undefined ? {} : { [name]: proof }
}
export const consentOf = (place: Place, id: string): number[] => {
  const people = seatsOf(place, id).filter((seat) => place.store.game(id)?.seats[seat]?.kind === 'human')
  return pick(place.random, [people, people, people.slice(0, 1), []])
}
