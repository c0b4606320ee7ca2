/** What is wrong with a train (EX-14 to EX-21). */
import type { Refusal } from '#shared/games/common.ts'
import { isCaboose, isCar, isOrdinary, isPassenger, laidName, typeOf, WILD } from '../cards.ts'
import { bestReading } from './wilds.ts'
import { refusal } from '../../game.ts'

/** Every reason against the cars behind a loco or a face-up diesel; empty exactly when some reading is legal. */
export function trainFaults(cars: readonly number[], diesel: boolean): Refusal[] {
  if (bestReading(cars, diesel)) return []
  if (cars.length === 0) return [refusal('EX-14', 'noCar')]
  const faults: Refusal[] = []
  for (const k of new Set(cars.filter((k) => !isCar(k)))) {
    faults.push(refusal('EX-18', 'notACar', { card: laidName(k) }))
  }
  faults.push(...cabooseFaults(cars))
  if (diesel && cars.some((k) => isOrdinary(k) && !isPassenger(k)))
    faults.push(refusal('EX-16', 'dieselFreight'))
  if (mixesTypes(cars)) faults.push(refusal('EX-15', 'mixedTypes'))
  if (!cars.some(isOrdinary) && cars.includes(WILD)) faults.push(refusal('EX-19', 'wildsOnly'))
  if (faults.length === 0) faults.push(refusal('EX-20', 'transitionTooEarly'))
  return faults
}

function cabooseFaults(cars: readonly number[]): Refusal[] {
  const first = cars.findIndex(isCaboose)
  if (first < 0) return []
  const faults: Refusal[] = []
  if (first < 2) faults.push(refusal('EX-17', 'cabooseTooEarly'))
  if (first < cars.length - 1) {
    faults.push(refusal('EX-17', isCaboose(cars[first + 1]!) ? 'secondCaboose' : 'afterCaboose'))
  }
  return faults
}

/** Ordinary cars of two types with nothing that could join them. */
function mixesTypes(cars: readonly number[]): boolean {
  return cars.some((k, i) => {
    const before = cars[i - 1]
    return before !== undefined && isOrdinary(before) && isOrdinary(k) && typeOf(before) !== typeOf(k)
  })
}

/** EX-17, EX-19 to EX-21: the train as it stands can take a caboose. */
export const takesCaboose = (cars: readonly number[]): boolean =>
  cars.length >= 2 && !hasCaboose(cars) && cars.some(isOrdinary)

export const hasCaboose = (cars: readonly number[]): boolean => isCaboose(cars[cars.length - 1]!)
