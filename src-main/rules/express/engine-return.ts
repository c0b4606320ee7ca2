/** EX-29: the engine of a train that lost its last car. */
import { nameOf } from './kinds.ts'
import { found, handOf, learn, learnAlone, locosOf, mayMove } from './memory.ts'
import { inTurnOrder } from './partners.ts'
import { addToHand, type State, type Train } from './state.ts'
import type { Told } from './told.ts'

/** It goes to its owner's hand at once; with partners to the one whose turn comes next in the current direction. */
export function engineReturns(s: State, team: number, train: Train, told?: Told): void {
  const seat = inTurnOrder(s, team)[0]!
  addToHand(s.hands[seat]!, train.engine)
  const card = nameOf(train.engine)
  if (train.diesel) {
    learn(s, train.engine, handOf(seat), seat)
    told?.push({ event: { what: 'engineReturned', seat, card } })
    return
  }
  const knowing: number[] = []
  for (let v = 0; v < s.seats; v++) {
    if (v === seat || train.seen & handOf(v)) knowing.push(v)
    if (v !== seat && train.seen & handOf(v)) learnAlone(s, v, train.engine, handOf(seat))
  }
  if (!(train.seen & handOf(seat))) found(s, seat, train.engine, locosOf(team))
  mayMove(s, locosOf(team), handOf(seat), seat)
  const event = { what: 'engineReturned', seat } as const
  told?.push({ event, secret: { to: knowing, event: { ...event, card } }, reveals: true })
}
