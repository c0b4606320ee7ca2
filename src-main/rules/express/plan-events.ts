/** What a plan looks like to those who watch. */
import type { WayCarName } from '#shared/games/express/cards.ts'
import type { ExpressEvent, TurnAction, TurnEnd } from '#shared/games/express/types.ts'
import { laidNames, nameOf, namesOf } from './kinds.ts'
import type { Plan } from './plan.ts'
import type { Told } from './told.ts'

export function tellPlan(seat: number, action: TurnAction, plan: Plan, told: Told): void {
  for (const t of plan.trains) {
    const { number: train, diesel } = t
    const cars = laidNames(t.cars.slice(t.cars.length - t.added))
    if (t.started) told.push({ event: { what: 'started', seat, train, cars, diesel } })
    if (!t.started && t.added > 0) told.push({ event: { what: 'extended', seat, train, cars } })
    if (t.tookOver) told.push({ event: { what: 'tookOver', seat, train } })
  }
  for (const card of plan.wayCars) {
    told.push({ event: { what: 'laidWayCar', seat, card: nameOf(card) as WayCarName } })
  }
  if (plan.locosNeeded > 0) {
    const event = { what: 'laidLocos', seat } as const
    told.push({ event, secret: { to: [seat], event: { ...event, cards: namesOf(plan.locos) } } })
  }
  told.push({ event: endEvent(seat, action.end) })
}

function endEvent(seat: number, end: TurnEnd): ExpressEvent {
  if ('discard' in end) return { what: 'discarded', seat, card: end.discard }
  if ('turntable' in end) return { what: 'turntable', seat }
  if ('disaster' in end) return { what: 'disaster', seat, end }
  return { what: 'endedWithout', seat }
}
