/** What a train is worth: its points now and what it may still gain until the hand ends. */
import {
  COACH,
  isCaboose,
  isOrdinary,
  isPassenger,
  MAIL,
  OBSERVATION,
  PASSENGER_TYPE,
  typeOf,
  VALUE,
  WILD,
} from '../../rules/express/cards.ts'
import { trainPoints } from '../../rules/express/trains/wilds.ts'
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
export function beyond(needed: number, expected: number): number {
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
