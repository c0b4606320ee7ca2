/** What cards in hand promise, and what they may cost when somebody else goes out. */
import {
  BROKEN_CAR,
  CABOOSE,
  DIESEL,
  isOrdinary,
  isWayCar,
  KINDS,
  LIGHT_CRANE,
  PASSENGER_TYPE,
  TURNTABLE,
  typeOf,
  TYPES,
  VALUE,
  WILD,
} from '../../rules/express/cards.ts'
import type { Outlook } from './outlook.ts'
import { beyond } from './train-worth.ts'

/** Disasters in the order of their numbers. */
const DISASTERS = ['brokenCar', 'derailment', 'steal', 'switchEngines', 'wreck'] as const

/** Chance of another turn, as far as plans with these cards need one. */
export const again = (o: Outlook): number => 1 - Math.exp(-o.w.again * o.turns)

/**
 * Worth of the cards `left` once `locos` of them lie under trains: promises, less what the rest may cost.
 * `open`: bit per type that an own train can take; `passengers`: cars of the own passenger train.
 */
export function handWorth(
  left: readonly number[],
  locos: number,
  open: number,
  passengers: number,
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
