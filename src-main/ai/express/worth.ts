/** What cards are worth to the seat that has them: trains on the table and cards in a hand. */
import {
  BROKEN_CAR,
  CABOOSE,
  COACH,
  DIESEL,
  isCaboose,
  isOrdinary,
  isPassenger,
  isWayCar,
  KINDS,
  LIGHT_CRANE,
  MAIL,
  OBSERVATION,
  PASSENGER_TYPE,
  TURNTABLE,
  typeOf,
  TYPES,
  VALUE,
  WILD,
} from '../../rules/express/cards.ts'
import { trainPoints } from '../../rules/express/trains/legal.ts'
import type { Outlook } from './outlook.ts'

/** Points expected at the end of the hand. */
export function trainWorth(cars: readonly number[], diesel: boolean, o: Outlook): number {
  const points = trainPoints(cars, diesel)
  if (isCaboose(cars[cars.length - 1]!)) return points
  const type = growingType(cars)
  if (type < 0) return points
  if (type === PASSENGER_TYPE && !cars.some((k) => k !== WILD && !isPassenger(k))) {
    return points + passengerGrowth(cars, diesel, points, o)
  }
  const n = cars.length
  const drawn = o.typeDraws[type]!
  return points + VALUE[type]! * (n >= 2 ? drawn : beyond(2 - n, drawn))
}

/** The type of the last ordinary car; -1 for a train of wilds. */
export function growingType(cars: readonly number[]): number {
  for (let i = cars.length - 1; i >= 0; i--) if (isOrdinary(cars[i]!)) return typeOf(cars[i]!)
  return -1
}

/** How many more than `needed` cards come, on average, when so many are expected. */
function beyond(needed: number, expected: number): number {
  const none = Math.exp(-expected)
  if (needed <= 0) return expected
  if (needed === 1) return expected - 1 + none
  return expected - 2 + none * (2 + expected)
}

/** Further cars in the order of the consist, each worth as much as the bonuses make it, and a complete train. */
function passengerGrowth(cars: readonly number[], diesel: boolean, points: number, o: Outlook): number {
  const n = cars.length
  let last = MAIL
  let seen = 0
  let ordered = true
  let coaches = 0
  for (const car of cars) {
    if (car === WILD) continue
    if (car < last) ordered = false
    last = car
    seen |= 1 << (car - MAIL)
    if (car === COACH) coaches++
  }
  let drawn = 0
  let complete = ordered ? 1 : 0
  let more = 0
  for (let k = MAIL; k <= OBSERVATION; k++) {
    if (!ordered || k >= last) drawn += o.draws[k]!
    if (ordered && k > last) more += o.draws[k]!
    if (!(seen & (1 << (k - MAIL)))) complete *= k > last ? 1 - Math.exp(-o.draws[k]!) : 0
  }
  if (seen === 31) complete = 0
  const single = (seen & (seen - 1)) === 0
  const doubled = points > 0 && n > 2 ? points / (n - 2) : (diesel ? 2 : 1) * (single || !ordered ? 1 : 2)
  const consist = single && ordered ? 1 - Math.exp(-more) : 0
  const daylight = coaches >= 3 ? Math.min(1, (o.draws[COACH]! * coaches) / 25) : 0
  const grown = doubled * (n >= 2 ? drawn : beyond(2 - n, drawn))
  return (
    grown + (Math.max(points, doubled) + grown) * (o.w.complete * complete + o.w.consist * consist + daylight)
  )
}

// What cards in hand promise, and what they may cost when somebody else goes out.

/** Disasters in the order of their numbers. */
const DISASTERS = ['brokenCar', 'derailment', 'steal', 'switchEngines', 'wreck'] as const

/** Chance of another turn, as far as plans with these cards need one. */
export const again = (o: Outlook): number => 1 - Math.exp(-o.w.again * o.turns)

/** What the own trains take at their ends. */
export interface OpenTypes {
  /** Bit by type that one of the trains takes. */
  readonly open: number
  /** Cars of the longest passenger train. */
  readonly passengers: number
}

/** Worth of the cards `left` once `locos` of them lie under trains: promises, less what the rest may cost. */
export function handWorth(
  left: readonly number[],
  locos: number,
  { open, passengers }: OpenTypes,
  o: Outlook,
): number {
  const later = again(o)
  let worth = 0
  let held = 0
  for (let type = 0; type < TYPES; type++) {
    const n = countType(left, type)
    if (n === 0) continue
    held += n
    const v = VALUE[type]! * (type === PASSENGER_TYPE ? o.w.passenger : 1)
    if (open & (1 << type)) worth += o.w.fits * later * v * n
    else
      worth +=
        o.w.notYet * later * v * (n >= 2 ? n - 2 + o.typeDraws[type]! : beyond(2 - n, o.typeDraws[type]!))
  }
  for (let k = DIESEL; k < KINDS; k++) {
    if (left[k] === 0) continue
    held += left[k]!
    worth += left[k]! * promise(k, later, passengers, o)
  }
  return worth - costIn(left, held - locos) * (1 - o.w.saved * later)
}

/** What a card without points promises. */
function promise(k: number, later: number, passengers: number, o: Outlook): number {
  if (k === WILD) return o.w.wild * later
  if (k === CABOOSE) return o.w.caboose * later
  if (k === DIESEL) return (o.w.diesel + o.w.dieselACar * passengers) * later
  if (isWayCar(k)) return o.w.wayCar * later
  if (k === TURNTABLE) return o.w.turntable * later
  return o.w[DISASTERS[k - BROKEN_CAR]!] * later * (0.3 + 0.7 * o.weight[o.leader]!)
}

/** Points of the `n` cheapest cards: the dearest lie under trains. */
function costIn(left: readonly number[], n: number): number {
  let rest = n
  let cost = 0
  for (let k = LIGHT_CRANE; k < KINDS; k++) rest -= left[k]!
  for (let k = DIESEL; k <= WILD; k++) rest -= left[k]!
  for (let k = PASSENGER_TYPE + 4; rest > 0 && k >= PASSENGER_TYPE; k--) {
    const paid = Math.min(rest, left[k]!)
    cost += paid
    rest -= paid
  }
  for (let k = 0; rest > 0 && k < PASSENGER_TYPE; k++) {
    const paid = Math.min(rest, left[k]!)
    cost += paid * VALUE[k]!
    rest -= paid
  }
  return cost
}

function countType(left: readonly number[], type: number): number {
  if (type !== PASSENGER_TYPE) return left[type]!
  let n = 0
  for (let k = PASSENGER_TYPE; isOrdinary(k) && typeOf(k) === PASSENGER_TYPE; k++) n += left[k]!
  return n
}
