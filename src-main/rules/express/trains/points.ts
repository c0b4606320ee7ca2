/**
 * What a train of one set scores: like cars, the caboose in third place or later, and passengers, whose points are
 * doubled for each bonus with wilds as the kinds that serve best (EX-36, EX-37, EX-39).
 */
import { COACH, MAIL, OBSERVATION, PASSENGER_TYPE, VALUE, WILD } from '../cards.ts'

/**
 * A train without a transition (EX-36, EX-37, EX-39): `n` cars of one type, and a caboose where `cars` has one more.
 * In third place the caboose makes the train worth one car, later it adds 1 point.
 */
export function pointsOfSet(cars: readonly number[], n: number, type: number, diesel: boolean): number {
  const v = VALUE[type]!
  if (cars.length > n) return n === 2 ? v : plain(n, v) + 1
  if (type !== PASSENGER_TYPE || n < 3) return plain(n, v)
  const bonuses = cars.includes(WILD) ? passengerReading(cars).doublings : plainDoublings(cars)
  return plain(n, v) << (bonuses + (diesel ? 1 : 0))
}

/** Of a train without caboose, n like cars worth v each (EX-36). */
const plain = (n: number, v: number): number => (n < 3 ? 0 : v * (n - 2))

export interface PassengerReading {
  readonly doublings: number
  /** The passenger kind each car counts as. */
  readonly roles: number[]
}

const ALL_KINDS = 31
const DAYLIGHT = 6
/** Last kind of a train whose order is broken. */
const UNORDERED = 5

/** A prefix as far as the bonuses care: last kind while in order, kinds seen, coaches up to six. */
const pack = (last: number, seen: number, coaches: number): number => last | (seen << 3) | (coaches << 8)

function doublings(key: number): number {
  const last = key & 7
  const seen = (key >> 3) & ALL_KINDS
  const consist = last !== UNORDERED && (seen & (seen - 1)) !== 0
  return (consist ? 1 : 0) + (seen === ALL_KINDS ? 1 : 0) + (key >> 8 === DAYLIGHT ? 1 : 0)
}

function step(key: number, kind: number): number {
  const last = key & 7
  const k = kind - MAIL
  const coaches = key >> 8
  return pack(
    last === UNORDERED || k < last ? UNORDERED : k,
    ((key >> 3) & ALL_KINDS) | (1 << k),
    kind === COACH && coaches < DAYLIGHT ? coaches + 1 : coaches,
  )
}

/** Cars: passenger kinds and wilds only. Without the diesel's doubling. */
export function passengerReading(cars: readonly number[]): PassengerReading {
  let prefixes = new Map<number, number[]>([[pack(0, 0, 0), []]])
  for (const car of cars) {
    const next = new Map<number, number[]>()
    for (const [key, roles] of prefixes) {
      const last = car === WILD ? OBSERVATION : car
      for (let k = car === WILD ? MAIL : car; k <= last; k++) {
        const grown = step(key, k)
        if (!next.has(grown)) next.set(grown, [...roles, k])
      }
    }
    prefixes = next
  }
  let best: PassengerReading | undefined
  for (const [key, roles] of prefixes) {
    const reading = { doublings: doublings(key), roles }
    if (!best || reading.doublings > best.doublings) best = reading
  }
  return best!
}

/** The same count for a train without wilds, with nothing kept. */
function plainDoublings(cars: readonly number[]): number {
  let key = pack(0, 0, 0)
  for (const car of cars) key = step(key, car)
  return doublings(key)
}
