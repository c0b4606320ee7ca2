/** Wreck (EX-28): a whole train with its engine goes to the disaster slot, face up. */
import type { TrainDisasterEnd } from '#shared/games/express/types.ts'
import { cardOf, laidNames, nameOf } from '../kinds.ts'
import { found, handOf, locosOf } from '../memory.ts'
import { teamOf } from '../partners.ts'
import type { DisasterRule } from './rule.ts'
import { trainTargetFaults } from './target.ts'

export const wreck: DisasterRule<TrainDisasterEnd> = {
  faults: (s, seat, plan, end) => trainTargetFaults(s, seat, plan, end.seat, end.train),
  effect(s, _seat, end, told) {
    const team = teamOf(s, end.seat)
    const train = s.trains[team]!.splice(end.train, 1)[0]!
    s.slot.push(train.engine, ...train.cars.map(cardOf))
    s.memory.forEach((_, v) => {
      const knew = train.diesel || (v < s.seats && (train.seen & handOf(v)) !== 0)
      if (!knew) found(s, v, train.engine, locosOf(team))
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
