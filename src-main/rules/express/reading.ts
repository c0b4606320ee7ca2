/**
 * Wilds are not declared (EX-21): a train is legal if some reading of it is, and is worth its best one. A reading
 * cuts the cars at the wilds that serve as transitions (EX-20); every other wild has the type of an ordinary car of
 * its set (EX-19). Exact for any number of cars and wilds.
 */
import { isCaboose, isOrdinary, isPassenger, PASSENGER_TYPE, typeOf, VALUE, WILD } from './kinds.ts'
import { passengerReading, plainDoublings } from './passenger-bonus.ts'

/** Roles of a reading beside kinds of cards. */
export const TRANSITION = -1
export const PASSENGER_CAR = -2

export interface Reading {
  readonly points: number
  /** By car: the kind it counts as, `TRANSITION`, or `PASSENGER_CAR` where the kind does not matter. */
  readonly roles: readonly number[]
}

/** Of a train without caboose, n like cars worth v each (EX-36). */
const plain = (n: number, v: number): number => (n < 3 ? 0 : v * (n - 2))

/** The best legal reading of a train's cars behind a loco or a face-up diesel; none if the train is illegal. */
export function bestReading(cars: readonly number[], diesel: boolean): Reading | undefined {
  const caboose = cars.length > 0 && isCaboose(cars[cars.length - 1]!)
  const n = caboose ? cars.length - 1 : cars.length
  if (n < (caboose ? 2 : 1) || !carsAllowed(cars, n, diesel)) return undefined
  const cuts = bestCuts(cars, n, caboose, diesel)
  return cuts && { points: cuts.points, roles: rolesOf(cars, n, caboose, cuts) }
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

function bestCuts(cars: readonly number[], n: number, caboose: boolean, diesel: boolean): Cuts | undefined {
  /** By start of a later set: every car of it scores its value, the caboose 1 (EX-38). */
  const later: (Cuts | undefined)[] = new Array<Cuts | undefined>(n + 1)
  later[n] = { points: caboose ? 1 : 0, at: [] }
  for (let start = n - 1; start > 0; start--) {
    if (cars[start - 1] !== WILD) continue
    let best: Cuts | undefined
    eachSet(cars, n, start, (end, type) => {
      if (type < 0) return
      best = better(best, (end - start) * VALUE[type]!, end, end === n ? later[n] : later[end + 1], n)
    })
    later[start] = best
  }
  let best: Cuts | undefined
  eachSet(cars, n, 0, (end, type) => {
    if (type < 0) return
    if (end < n) best = better(best, VALUE[type]! * Math.max(1, end - 2), end, later[end + 1], n)
    else best = better(best, oneSet(cars, n, type, caboose, diesel), n, { points: 0, at: [] }, n)
  })
  return best
}

/** The better of two readings; among equals the one with fewer transitions. */
function better(best: Cuts | undefined, points: number, end: number, rest: Cuts | undefined, n: number) {
  if (!rest) return best
  const sum = points + rest.points
  const at = end < n ? [end, ...rest.at] : rest.at
  if (best && (best.points > sum || (best.points === sum && best.at.length <= at.length))) return best
  return { points: sum, at }
}

/** A train without a transition (EX-36, EX-37, EX-39). */
function oneSet(cars: readonly number[], n: number, type: number, caboose: boolean, diesel: boolean): number {
  const v = VALUE[type]!
  if (caboose) return n === 2 ? v : plain(n, v) + 1
  if (type !== PASSENGER_TYPE || n < 3) return plain(n, v)
  const body = cars.length === n ? cars : cars.slice(0, n)
  const doublings = body.includes(WILD) ? passengerReading(body).doublings : plainDoublings(body)
  return plain(n, v) << (doublings + (diesel ? 1 : 0))
}

function rolesOf(cars: readonly number[], n: number, caboose: boolean, cuts: Cuts): number[] {
  if (!cars.includes(WILD)) return cars.slice()
  if (cuts.at.length === 0 && !caboose && cars.every((k) => k === WILD || isPassenger(k))) {
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
  return oneSet(cars, caboose ? cars.length - 1 : cars.length, typeOf(cars[0]!), caboose, diesel)
}
