/** What a train is made of, in words: "4 passenger cars, consist ×2". */
import { PASSENGER, type CarRole, type LaidName } from '#shared/games/express/cards.ts'
import type { Say } from '../../../kit/log.ts'
import { isCaboose, isPassenger, isWild } from './cards.ts'

/** The bonuses of a train of passenger kinds alone (EX-39); undefined as soon as a car is of no known kind. */
export function bonusesOf(roles: readonly (CarRole | LaidName)[], diesel: boolean): string[] | undefined {
  const places = roles.map((role) => (PASSENGER as readonly string[]).indexOf(role))
  if (places.length < 3 || places.includes(-1)) return undefined
  const kinds = new Set(places).size
  const inOrder = places.every((place, i) => i === 0 || place >= (places[i - 1] ?? 0))
  return [
    ...(diesel ? ['diesel'] : []),
    ...(kinds > 1 && inOrder ? ['consist'] : []),
    ...(kinds === PASSENGER.length ? ['complete'] : []),
    ...(roles.filter((role) => role === 'coach').length >= 6 ? ['daylight'] : []),
  ]
}

/** `roles`: what the cars count as, where the table knows it. */
export function trainNote(
  say: Say,
  cars: readonly LaidName[],
  roles: readonly (CarRole | LaidName)[],
  diesel: boolean,
): string {
  if (cars.length === 0) return say('train.empty')
  const body = cars.filter((car) => !isCaboose(car) && !isWild(car))
  const types = [...new Set(body.map((car) => (isPassenger(car) ? 'passenger' : car)))]
  const count =
    types.length === 1
      ? say(`train.of.${types[0]}`, { n: cars.filter((car) => !isCaboose(car)).length })
      : say('train.mixed', { n: cars.length })
  const caboose = cars.some(isCaboose) ? [say('train.caboose')] : []
  const bonuses = bonusesOf(roles, diesel) ?? []
  return [count, ...caboose, ...bonuses.map((bonus) => say(`train.bonus.${bonus}`))].join(', ')
}
