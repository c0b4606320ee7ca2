/** A turn in the making with what it is judged to be worth, before the ending card is chosen. */
import { CABOOSE, isCaboose, isPassenger, WILD } from '../../rules/express/cards.ts'
import { trainsAllowGoingOut } from '../../rules/express/turn/going-out.ts'
import { trainPoints } from '../../rules/express/trains/legal.ts'
import { WAY_CAR_POINTS } from '../../rules/express/score.ts'
import { handAfter, locosNeeded, type Sketch } from '../../rules/express/plans/sketch.ts'
import { growingType, handWorth, type OpenTypes, trainWorth } from './worth.ts'
import { lengthsOf, outTurns, type Outlook } from './outlook.ts'
import { OVER_LIMIT } from './weights.ts'

/** What does not change while one seat plans one turn. */
export interface Desk {
  readonly o: Outlook
  /** EX-10, EX-12 */
  readonly limit: number
  readonly mayGoOut: boolean
  /** Way cars of the team that lie there already. */
  readonly wayCars: number
  /** Worth of going out with so many points of trains and way cars. */
  readonly outNow: (points: number) => number
}

export interface Draft {
  readonly k: Sketch
  /** Of each train. */
  readonly worths: readonly number[]
  readonly value: number
}

export const IMPOSSIBLE = -1e6

/** The draft of a sketch; `known`: what is known of its trains, in order, taken over where given. */
export function draftOf(k: Sketch, d: Desk, known: readonly (number | undefined)[] = []): Draft {
  const worths = k.trains.map((t, i) => known[i] ?? trainWorth(t.cars, t.diesel, d.o))
  const draft = { k, worths, value: 0 }
  draft.value = valueOf(draft, k.left, handAfter(k), d)
  return draft
}

/** Points expected at the end, with the cards `left` beside the trains and `hand` of them kept. */
export function valueOf(
  { k, worths }: Pick<Draft, 'k' | 'worths'>,
  left: readonly number[],
  hand: number,
  d: Desk,
): number {
  if (hand < 0) return IMPOSSIBLE
  const rows = (d.wayCars + k.wayCars.length) * WAY_CAR_POINTS
  const lengths = lengthsOf(k.trains)
  if (hand === 0) return d.mayGoOut && trainsAllowGoingOut(lengths) ? outValue(k, rows, d) : IMPOSSIBLE
  let value = rows + handWorth(left, locosNeeded(k), openTypes(k), d.o)
  for (const worth of worths) value += worth
  const ahead = d.o.rivalOut - outTurns(d.o.w, lengths, hand, left[WILD]! + left[CABOOSE]!)
  value += d.o.w.outWorth / (1 + Math.exp(-ahead / d.o.w.outDoubt))
  return hand > d.limit ? value - OVER_LIMIT * (hand - d.limit) : value
}

const outValue = (k: Sketch, rows: number, d: Desk): number =>
  d.outNow(k.trains.reduce((sum, t) => sum + trainPoints(t.cars, t.diesel), rows))

/** What the trains of a sketch take at their ends. */
export function openTypes(k: Sketch): OpenTypes {
  let open = 0
  let passengers = 0
  for (const { cars, diesel } of k.trains) {
    if (isCaboose(cars[cars.length - 1]!)) continue
    const type = growingType(cars)
    if (type >= 0) open |= 1 << type
    if (!diesel && cars.every((car) => car === WILD || isPassenger(car))) {
      passengers = Math.max(passengers, cars.length)
    }
  }
  return { open, passengers }
}
