/** Laying a plan out (EX-8 to EX-11). */
import type { WayCarName } from '#shared/games/express/cards.ts'
import { cardOf, cardsOf, countKinds, laidNames, nameOf, namesOf } from '../cards.ts'
import { handPlace, locosPlace, mayMove, seenLeaving } from '../memory.ts'
import { teamOf } from '../seats.ts'
import type { State, Told, Train } from '../state.ts'
import type { Plan } from './plan.ts'

/** The table and the hand become those of the plan; before an audience one thing after the other. */
export function layOut(s: State, seat: number, plan: Plan, told?: Told): void {
  const team = teamOf(s, seat)
  if (s.memory.length > 0) remember(s, seat, plan)
  if (told) layBeforeAll(s, seat, plan, told)
  else for (const card of plan.wayCars) s.wayCars[team]!.push({ card, upright: false })
  s.trains[team] = plan.trains.map(({ engine, diesel, seen, cars }) => ({ engine, diesel, seen, cars }))
  s.hands[seat] = cardsOf(plan.left)
}

/** Everybody saw the cards laid, and knows that what else was in the hand may lie under the trains now. */
function remember(s: State, seat: number, plan: Plan): void {
  for (const card of plan.laid) seenLeaving(s, card, handPlace(seat), seat)
  if (plan.endCard >= 0) seenLeaving(s, plan.endCard, handPlace(seat), seat)
  if (plan.locosNeeded > 0) mayMove(s, handPlace(seat), locosPlace(teamOf(s, seat)), seat)
}

/** Lays all that the plan puts on the table, and tells each thing once it lies there. The ending card stays in hand. */
function layBeforeAll(s: State, seat: number, plan: Plan, told: Told): void {
  const team = teamOf(s, seat)
  const trains = s.trains[team]!
  const held = countKinds(s.hands[seat]!)
  const tell: Told['push'] = (happened) => {
    s.hands[seat] = cardsOf(held)
    told.push(happened)
  }
  layTrains(trains, held, seat, plan, tell)
  for (const card of plan.wayCars) {
    held[card]!--
    s.wayCars[team]!.push({ card, upright: false })
    tell({ event: { what: 'laidWayCar', seat, card: nameOf(card) as WayCarName } })
  }
  if (plan.locosNeeded > 0) {
    const event = { what: 'laidLocos', seat } as const
    tell({ event, secret: { to: [seat], event: { ...event, cards: namesOf(plan.locos) } } })
  }
}

/**
 * The engines come first, since any loco taken up may lead any train (EX-8): a diesel that takes over lies under its
 * train until it is told. Then one train after the other.
 */
function layTrains(trains: Train[], held: number[], seat: number, plan: Plan, tell: Told['push']): void {
  trains.forEach((t, train) => {
    const { engine } = plan.trains[train]!
    held[t.engine]!++
    held[engine]!--
    t.engine = engine
    t.seen = handPlace(seat)
  })
  for (const planned of plan.trains) {
    const { number: train, started, diesel, added, tookOver } = planned
    const laid = planned.cars.slice(planned.cars.length - added)
    const cars = laidNames(laid)
    for (const car of laid) held[cardOf(car)]!--
    if (started) {
      held[planned.engine]!--
      trains.push({ engine: planned.engine, diesel, seen: handPlace(seat), cars: laid })
      tell({ event: { what: 'started', seat, train, cars, diesel } })
      continue
    }
    trains[train]!.cars.push(...laid)
    if (added > 0) tell({ event: { what: 'extended', seat, train, cars } })
    if (!tookOver) continue
    trains[train]!.diesel = true
    tell({ event: { what: 'tookOver', seat, train } })
  }
}
