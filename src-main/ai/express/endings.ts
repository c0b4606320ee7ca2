/** How to end a turn: what each discard, disaster and turntable is worth to the seat (EX-10). */
import type { TurnEnd } from '#shared/games/express/types.ts'
import {
  BROKEN_CAR,
  CABOOSE,
  isCaboose,
  isDisaster,
  isOrdinary,
  KINDS,
  cardName,
  PASSENGER_TYPE,
  TURNTABLE,
  typeOf,
  VALUE,
  WILD,
} from '../../rules/express/cards.ts'
import { type State, teamOf } from '../../rules/express/state.ts'
import { handAfter } from '../../rules/express/plans/sketch.ts'
import { disasterEnds } from './disasters.ts'
import { valueOf, type Desk, type Draft } from './draft.ts'
import { outTurns, lengthsOf } from './outlook.ts'
import { growingType } from './worth.ts'
import type { Weights } from './weights.ts'

export interface Ending {
  readonly end: TurnEnd
  /** Of the whole turn, in points; what the card left for the next seat costs is taken off. */
  readonly value: number
  readonly feeds: number
}

/** Every ending of the draft that may be sensible, in no order. */
export function endingsOf(s: State, draft: Draft, d: Desk): Ending[] {
  const { k } = draft
  const hand = handAfter(k)
  const endings: Ending[] = []
  const left = k.left.slice()
  for (let card = 0; card < KINDS; card++) {
    if (left[card] === 0) continue
    left[card]!--
    const value = valueOf(draft, left, hand, d)
    left[card]!++
    const feeds = hand === 0 ? 0 : feed(s, card, d)
    endings.push({ end: { discard: cardName(card) }, value: value - feeds, feeds })
    if (hand === 0 || d.o.firstTurn) continue
    if (card === TURNTABLE)
      endings.push({ end: { turntable: true }, value: value + extraTurn(k, hand, d), feeds: 0 })
    if (isDisaster(card)) {
      for (const { end, gain } of disasterEnds(s, k, card - BROKEN_CAR, d))
        endings.push({ end, value: value + gain, feeds: 0 })
    }
  }
  return endings
}

/** EX-34: another turn at once, all the better when it may be the last. */
function extraTurn(k: Draft['k'], hand: number, { o }: Desk): number {
  const out = outTurns(o.w, lengthsOf(k.trains), hand)
  return o.w.turnWorth + (out < o.w.outBase + 1 ? 4 : 0)
}

/** What a discard gives the next seat more than two cards from the deck would, as far as that hurts. */
function feed(s: State, card: number, { o }: Desk): number {
  const team = teamOf(s, o.next)
  const gain = Math.max(0, usefulness(s, team, card, o.w) - o.w.twoCards)
  return team === o.team ? -0.5 * gain : gain * Math.max(o.w.feedLeast, o.weight[team]!)
}

/** Points a card brings a team whose trains one sees. */
export function usefulness(s: State, team: number, card: number, w: Weights): number {
  if (card === WILD) return w.useWild
  if (card === CABOOSE) return w.useCaboose
  if (card === TURNTABLE) return w.useTurntable
  if (isDisaster(card)) return w.useDisaster
  if (!isOrdinary(card)) return w.useWayCar
  const type = typeOf(card)
  let best = w.useLoose * VALUE[card]!
  for (const { cars, diesel } of s.trains[team]!) {
    if (growingType(cars) !== type || isCaboose(cars[cars.length - 1]!)) continue
    const bonus = type === PASSENGER_TYPE ? w.usePassenger * (diesel ? 2 : 1) : 1
    const points = VALUE[card]! * bonus * (cars.length >= 2 ? 1 : 0.6)
    best = Math.max(best, points + (cars.length < 5 ? w.useShort : 0))
  }
  return best
}
