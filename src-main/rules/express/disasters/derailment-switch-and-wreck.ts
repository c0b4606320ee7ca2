/** Derailment, switch engines and wreck (EX-26 to EX-28). */
import type { DerailmentEnd, SwitchEnd, TrainDisasterEnd } from '#shared/games/express/types.ts'
import type { Refusal } from '#shared/games/common.ts'
import { type DisasterRule, seatFaults, trainsOf, trainTargetFaults } from './target.ts'
import { locosPlace, mayMove, found, handPlace } from '../memory.ts'
import { teamOf } from '../seats.ts'
import { refusal } from '../../game.ts'
import type { Train } from '../state.ts'
import { cardOf, laidNames, nameOf } from '../cards.ts'

/** Derailment (EX-26): the target loses the next turn it would take. */
export const derailment: DisasterRule<DerailmentEnd> = {
  faults: (s, _seat, _plan, end) => seatFaults(s, end.seat),
  effect(s, _seat, end, told) {
    s.lost[end.seat]!++
    told?.push({ event: { what: 'derailed', seat: end.seat } })
  },
}

/** Switch engines (EX-27): locos of the player for as many of the target's, face down. */
export const switchEngines: DisasterRule<SwitchEnd> = {
  faults(s, seat, plan, end) {
    const faults = seatFaults(s, end.seat)
    if (faults.length > 0) return faults
    if (teamOf(s, end.seat) === teamOf(s, seat)) faults.push(refusal('EX-27', 'switchWithOwn'))
    if (end.mine.length === 0) faults.push(refusal('EX-27', 'switchNothing'))
    if (end.mine.length !== end.theirs.length) faults.push(refusal('EX-27', 'switchUneven'))
    faults.push(...sideFaults(plan.trains, end.mine))
    faults.push(...sideFaults(trainsOf(s, seat, plan, end.seat), end.theirs))
    return faults
  },
  effect(s, seat, end, told) {
    const mine = teamOf(s, seat)
    const theirs = teamOf(s, end.seat)
    end.mine.forEach((number, i) => {
      const a = s.trains[mine]![number]!
      const b = s.trains[theirs]![end.theirs[i]!]!
      const { engine, seen } = a
      a.engine = b.engine
      a.seen = b.seen
      b.engine = engine
      b.seen = seen
    })
    mayMove(s, locosPlace(mine), locosPlace(theirs), -1)
    mayMove(s, locosPlace(theirs), locosPlace(mine), -1)
    told?.push({
      event: { what: 'switched', seat, with: end.seat, mine: end.mine, theirs: end.theirs },
    })
  },
}

/** Every number names a train of its own, led by a loco. */
function sideFaults(trains: readonly Train[], numbers: readonly number[]): Refusal[] {
  const faults: Refusal[] = []
  if (new Set(numbers).size < numbers.length) faults.push(refusal('EX-27', 'switchTwice'))
  for (const number of numbers) {
    const train = trains[number]
    if (!train) faults.push(refusal('EX-27', 'switchNoTrain', { train: number + 1 }))
    else if (train.diesel) faults.push(refusal('EX-27', 'switchDiesel', { train: number + 1 }))
  }
  return faults
}

/** Wreck (EX-28): a whole train with its engine goes to the disaster slot, face up. */
export const wreck: DisasterRule<TrainDisasterEnd> = {
  faults: (s, seat, plan, end) => trainTargetFaults(s, seat, plan, end.seat, end.train),
  effect(s, _seat, end, told) {
    const team = teamOf(s, end.seat)
    const train = s.trains[team]!.splice(end.train, 1)[0]!
    s.slot.push(train.engine, ...train.cars.map(cardOf))
    s.memory.forEach((_, v) => {
      const knew = train.diesel || (v < s.seats && (train.seen & handPlace(v)) !== 0)
      if (!knew) found(s, v, train.engine, locosPlace(team))
    })
    told?.push({
      event: {
        ...{ what: 'wrecked', seat: end.seat, train: end.train },
        ...{ engine: nameOf(train.engine), cars: laidNames(train.cars) },
      },
      reveals: true,
    })
  },
}
