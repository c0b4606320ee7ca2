/**
 * Wilds are not declared (EX-21): a train is legal if some reading of it is, and is worth its best one. A reading
 * cuts the cars at the wilds that serve as transitions (EX-20); every other wild has the type of an ordinary car of
 * its set (EX-19). Exact for any number of cars and wilds.
 */
import type { Refusal } from '#shared/games/common.ts'
import {
  isCaboose,
  isCar,
  isOrdinary,
  isPassenger,
  laidName,
  PASSENGER_TYPE,
  typeOf,
  VALUE,
  WILD,
} from '../cards.ts'
import { passengerReading, pointsOfSet } from './points.ts'
import { refusal } from '../../game.ts'

/** Roles of a reading beside kinds of cards. */
export const TRANSITION = -1
export const PASSENGER_CAR = -2

export interface Reading {
  readonly points: number
  /** By car: the kind it counts as, `TRANSITION`, or `PASSENGER_CAR` where the kind does not matter. */
  readonly roles: readonly number[]
}

/** The best legal reading of a train's cars behind a loco or a face-up diesel; none if the train is illegal. */
export function bestReading(cars: readonly number[], diesel: boolean): Reading | undefined {
  const caboose = cars.length > 0 && isCaboose(cars[cars.length - 1]!)
  const n = caboose ? cars.length - 1 : cars.length
  if (n < (caboose ? 2 : 1) || !carsAllowed(cars, n, diesel)) return undefined
  const cuts = bestCuts(cars, n, diesel)
  return cuts && { points: cuts.points, roles: rolesOf(cars, n, cuts) }
}

/** Only ordinary cars and wilds before the caboose, and behind a diesel only passenger cars (EX-16, EX-17, EX-18). */
function carsAllowed(cars: readonly number[], n: number, diesel: boolean): boolean {
  for (let i = 0; i < n; i++) {
    const k = cars[i]!
    if (k !== WILD && (!isOrdinary(k) || (diesel && !isPassenger(k)))) return false
  }
  return true
}

interface Cuts {
  readonly points: number
  /** Places of the transitions, in order. */
  readonly at: readonly number[]
}

/** The sets a reading can make from `start` on: calls `found` with end (exclusive) and type, -1 for wilds only. */
function eachSet(
  cars: readonly number[],
  n: number,
  start: number,
  found: (end: number, type: number) => void,
) {
  let type = -1
  for (let i = start; i <= n; i++) {
    if (i === n || (cars[i] === WILD && type >= 0 && i - start >= 2)) found(i, type)
    if (i < n && cars[i] !== WILD) {
      const own = typeOf(cars[i]!)
      if (type >= 0 && own !== type) return
      type = own
    }
  }
}

function bestCuts(cars: readonly number[], n: number, diesel: boolean): Cuts | undefined {
  /** By start of a later set: every car of it scores its value, the caboose 1 (EX-38). */
  const later: (Cuts | undefined)[] = new Array<Cuts | undefined>(n + 1)
  later[n] = { points: cars.length > n ? 1 : 0, at: [] }
  for (let start = n - 1; start > 0; start--) {
    if (cars[start - 1] !== WILD) continue
    let best: Cuts | undefined
    eachSet(cars, n, start, (end, type) => {
      if (type < 0) return
      const points = (end - start) * VALUE[type]!
      best = better(best, end === n ? joined(points, later[n]) : joined(points, later[end + 1], end))
    })
    later[start] = best
  }
  let best: Cuts | undefined
  eachSet(cars, n, 0, (end, type) => {
    if (type < 0) return
    if (end < n) best = better(best, joined(VALUE[type]! * Math.max(1, end - 2), later[end + 1], end))
    else best = better(best, { points: pointsOfSet(cars, n, type, diesel), at: [] })
  })
  return best
}

/** A set worth `points` before the rest of the reading, with a transition between them at `cut` where there is one. */
const joined = (points: number, rest: Cuts | undefined, cut?: number): Cuts | undefined =>
  rest && { points: points + rest.points, at: cut === undefined ? rest.at : [cut, ...rest.at] }

/** The better of two readings; among equals the one with fewer transitions. */
function better(best: Cuts | undefined, other: Cuts | undefined): Cuts | undefined {
  if (!best || !other) return best ?? other
  if (best.points !== other.points) return best.points > other.points ? best : other
  return best.at.length <= other.at.length ? best : other
}

function rolesOf(cars: readonly number[], n: number, cuts: Cuts): number[] {
  if (!cars.includes(WILD)) return cars.slice()
  if (cuts.at.length === 0 && cars.length === n && cars.every((k) => k === WILD || isPassenger(k))) {
    return passengerReading(cars).roles
  }
  const roles = cars.slice()
  let start = 0
  for (const end of [...cuts.at, n]) {
    const type = cars.slice(start, end).find((k) => k !== WILD)
    for (let i = start; i < end; i++) {
      if (cars[i] === WILD) roles[i] = type! >= PASSENGER_TYPE ? PASSENGER_CAR : type!
    }
    if (end < n) roles[end] = TRANSITION
    start = end + 1
  }
  return roles
}

/** The points of a standing train; 0 for one left with wilds only (EX-21). Without wilds nothing is searched. */
export function trainPoints(cars: readonly number[], diesel: boolean): number {
  if (cars.includes(WILD)) return bestReading(cars, diesel)?.points ?? 0
  const caboose = isCaboose(cars[cars.length - 1]!)
  return pointsOfSet(cars, caboose ? cars.length - 1 : cars.length, typeOf(cars[0]!), diesel)
}

// What is wrong with a train (EX-14 to EX-21).

/** Every reason against the cars behind a loco or a face-up diesel; empty exactly when some reading is legal. */
export function trainRefusals(cars: readonly number[], diesel: boolean): Refusal[] {
  if (bestReading(cars, diesel)) return []
  if (cars.length === 0) return [refusal('EX-14', 'noCar')]
  const refusals: Refusal[] = []
  for (const k of new Set(cars.filter((k) => !isCar(k)))) {
    refusals.push(refusal('EX-18', 'notACar', { card: laidName(k) }))
  }
  refusals.push(...cabooseRefusals(cars))
  if (diesel && cars.some((k) => isOrdinary(k) && !isPassenger(k)))
    refusals.push(refusal('EX-16', 'dieselFreight'))
  if (mixesTypes(cars)) refusals.push(refusal('EX-15', 'mixedTypes'))
  if (!cars.some(isOrdinary) && cars.includes(WILD)) refusals.push(refusal('EX-19', 'wildsOnly'))
  if (refusals.length === 0) refusals.push(refusal('EX-20', 'transitionTooEarly'))
  return refusals
}

function cabooseRefusals(cars: readonly number[]): Refusal[] {
  const first = cars.findIndex(isCaboose)
  if (first < 0) return []
  const refusals: Refusal[] = []
  if (first < 2) refusals.push(refusal('EX-17', 'cabooseTooEarly'))
  if (first < cars.length - 1) {
    refusals.push(refusal('EX-17', isCaboose(cars[first + 1]!) ? 'secondCaboose' : 'afterCaboose'))
  }
  return refusals
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
