/** Disasters as endings: whom to hit, and what it is worth (EX-23 to EX-28). */
import type { DisasterEnd } from '#shared/games/express/types.ts'
import { copiesFor, countKinds, isCaboose, LIGHT_CRANE, WILD } from '../../rules/express/cards.ts'
import { seatsOf, type State, teamsOf } from '../../rules/express/state.ts'
import { bestReading } from '../../rules/express/trains/legal.ts'
import { WAY_CAR_POINTS } from '../../rules/express/score.ts'
import type { Sketch } from '../../rules/express/plans/sketch.ts'
import type { Desk } from './draft.ts'
import { again, trainWorth } from './worth.ts'
import { lengthsOf, outTurns, type Outlook } from './outlook.ts'

export interface Strike {
  readonly end: DisasterEnd
  /** Points won by it, less points the others lose at their weight. */
  readonly gain: number
}

/** Each sensible way to play disaster number `disaster` against a rival. */
export function disasterEnds(s: State, k: Sketch, disaster: number, d: Desk): Strike[] {
  const strikes: Strike[] = []
  for (let team = 0; team < teamsOf(s); team++) {
    if (team === d.o.team) continue
    const laid = s.wayCars[team]!.find((w) => w.card === LIGHT_CRANE + disaster)
    const chance = laid ? 0 : 1 - unanswered(s, k, disaster, d.o)
    const weight = d.o.weight[team]!
    const offer = (end: DisasterEnd, gain: number): void => {
      const lost = laid && !laid.upright ? WAY_CAR_POINTS * weight : 0
      strikes.push({ end, gain: lost + chance * gain - (1 - chance) * (laid ? 0 : WAY_CAR_POINTS * weight) })
    }
    if (disaster === 1)
      for (const seat of seatsOf(s, team))
        offer({ disaster: 'derailment', seat }, weight * turnLost(s, team, d.o))
    else eachTrain(s, k, d.o, { team, disaster, offer })
  }
  return strikes
}

/** The chance of a way car out of nowhere; none where both copies show. */
function unanswered(s: State, k: Sketch, disaster: number, o: Outlook): number {
  const way = LIGHT_CRANE + disaster
  const shown = countKinds([...s.slot, ...s.discards, ...s.wayCars.flat().map((w) => w.card), ...k.wayCars])[
    way
  ]!
  return shown + k.left[way]! >= copiesFor(s.seats)[way]! ? 0 : o.w.answered
}

/** A disaster that may hit a train of a team. */
interface Aim {
  readonly team: number
  readonly disaster: number
  readonly offer: (end: DisasterEnd, gain: number) => void
}

function eachTrain(s: State, k: Sketch, o: Outlook, { team, disaster, offer }: Aim): void {
  const seat = seatsOf(s, team)[0]!
  const weight = o.weight[team]!
  const trains = s.trains[team]!
  const lengths = lengthsOf(trains)
  const out = (now: readonly number[]): number =>
    o.w.outWorth / (1 + Math.exp((outTurns(o.w, now, 4) - o.turns - 1) / o.w.outDoubt))
  const before = out(lengths)
  if (disaster === 3) {
    const mine = k.trains.flatMap((t, i) => (t.diesel ? [] : [i]))
    const theirs = trains.flatMap((t, i) => (t.diesel ? [] : [i]))
    const pairs = Math.min(mine.length, theirs.length)
    if (pairs > 0) {
      const end = {
        disaster: 'switch-engines',
        seat,
        mine: mine.slice(0, pairs),
        theirs: theirs.slice(0, pairs),
      } as const
      offer(end, o.w.switched * weight * pairs)
    }
    return
  }
  trains.forEach(({ cars, diesel }, train) => {
    const worth = trainWorth(cars, diesel, o)
    if (disaster === 4) {
      const rest = lengths.filter((_, i) => i !== train)
      offer({ disaster: 'wreck', seat, train }, weight * (worth + before - out(rest)))
      return
    }
    const car = cars[cars.length - 1]!
    if (isCaboose(car)) return
    const less = cars.slice(0, -1)
    const shorter =
      less.length === 0 ? lengths.filter((_, i) => i !== train) : lengths.with(train, less.length)
    const hurt =
      weight * (worth - (less.length === 0 ? 0 : trainWorth(less, diesel, o)) + before - out(shorter))
    if (disaster === 0) offer({ disaster: 'broken-car', seat, train }, hurt)
    else
      for (const { to, gain } of destinations(k, car, o))
        offer({ disaster: 'steal', seat, train, to }, hurt + gain)
  })
}

/** A stolen car joins an own train where it fits, or the hand. */
function destinations(k: Sketch, car: number, o: Outlook): { to: 'hand' | number; gain: number }[] {
  const found: { to: 'hand' | number; gain: number }[] = [
    { to: 'hand', gain: car === WILD ? 5 * again(o) : 0.3 },
  ]
  k.trains.forEach(({ cars, diesel }, to) => {
    const longer = [...cars, car]
    if (bestReading(longer, diesel))
      found.push({ to, gain: trainWorth(longer, diesel, o) - trainWorth(cars, diesel, o) + 0.5 })
  })
  return found
}

/** EX-26: what a lost turn costs a team, all the more when it was about to go out. */
function turnLost(s: State, team: number, o: Outlook): number {
  const hand = Math.min(...seatsOf(s, team).map((seat) => s.hands[seat]!.length))
  return o.w.turnWorth + (outTurns(o.w, lengthsOf(s.trains[team]!), hand) < o.w.outBase + 1 ? 4 : 0)
}
