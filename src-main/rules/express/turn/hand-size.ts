/** How many cards a hand gets, and how many it may hold when the turn ends (EX-3, EX-10, EX-12). */
import type { ExpressOptions } from '#shared/games/express/types.ts'
import { CABOOSE, isOrdinary, isWayCar, WILD } from '../cards.ts'
import { teamOf } from '../seats.ts'
import type { State } from '../state.ts'
import { hasCaboose, takesCaboose } from '../trains/legal.ts'

/** EX-3: cards dealt to each seat. */
export const handSize = (options: ExpressOptions): number => (options.partners ? 8 : 10)

export const HAND_LIMIT = 5

/** EX-10: five; or the smallest hand the seat can legally reach, where five is out of reach (EX-12). */
export const handLimit = (s: State, seat: number): number => Math.max(HAND_LIMIT, smallestHand(s, seat))

/**
 * The smallest hand the seat at turn can reach after the ending card, exact where it is more than five. There the
 * cards left over are more than enough for locos, so each card counts for itself: an ordinary car takes a loco with it
 * onto a train of its own (2), a way car is laid (1), a wild finds any train that has or gets an ordinary car (1),
 * and a caboose needs a train of two cars: one that stands, or one of a single car that a wild made longer (1). Two
 * cars joined for a caboose gain nothing, for they need one loco less.
 */
export function smallestHand(s: State, seat: number): number {
  const trains = s.trains[teamOf(s, seat)]!
  const held = [...s.hands[seat]!, ...trains.filter((t) => !t.diesel).map((t) => t.engine)]
  let ordinary = 0
  let wayCars = 0
  let wilds = 0
  let cabooses = 0
  for (const k of held) {
    if (isOrdinary(k)) ordinary++
    else if (isWayCar(k)) wayCars++
    else if (k === WILD) wilds++
    else if (k === CABOOSE) cabooses++
  }
  const open = trains.filter((t) => !hasCaboose(t.cars) && t.cars.some(isOrdinary))
  const long = open.filter((t) => takesCaboose(t.cars)).length
  const single = open.length - long + ordinary
  const wildsLaid = open.length + ordinary > 0 ? wilds : 0
  const caboosesLaid = Math.min(cabooses, long + Math.min(wildsLaid, single))
  return s.hands[seat]!.length - 1 - (2 * ordinary + wayCars + wildsLaid + caboosesLaid)
}
