/** The end of a turn: the plan is laid out and told, its ending card does what it does, the next seat follows. */
import type { TurnAction, ExpressEvent, TurnEnd } from '#shared/games/express/types.ts'
import type { WayCarName } from '#shared/games/express/cards.ts'
import { returnAside, startTurn } from './draw.ts'
import { finishHand } from '../setup.ts'
import { handOf, locosOf, mayMove, seenLeaving } from '../memory.ts'
import { nextSeat, teamOf } from '../seats.ts'
import { planOf, type Plan } from './plan.ts'
import { goesOut } from './plan-check.ts'
import type { State } from '../state.ts'
import type { Told } from '../told.ts'
import { meetDisaster } from '../disasters/way-cars.ts'
import { laidNames, nameOf, namesOf } from '../cards.ts'

/** EX-7: so many turns a seat without a card laid or used end the hand. */
const IDLE_TURNS = 6

/** Carries out a legal plan. */
export function takeTurn(s: State, seat: number, action: TurnAction, told?: Told): void {
  const plan = planOf(s, seat, action)
  if (told) tellPlan(seat, action, plan, told)
  layOut(s, seat, plan)
  const { end } = action
  const out = goesOut(plan, end)
  const effect = !out && ('disaster' in end || 'turntable' in end)
  if (plan.endCard >= 0) (effect ? s.slot : s.discards).push(plan.endCard)
  s.idle = plan.laid.length > 0 || effect ? 0 : s.idle + 1
  if (out) finishHand(s, seat, told)
  else if ('disaster' in end && !meetDisaster(s, seat, end, told)) s.phase = 'answer'
  else endTurn(s, 'turntable' in end, told)
}

/** The table and the hand become those of the plan. */
function layOut(s: State, seat: number, plan: Plan): void {
  const team = teamOf(s, seat)
  if (s.memory.length > 0) remember(s, seat, plan)
  s.trains[team] = plan.trains.map(({ engine, diesel, seen, cars }) => ({ engine, diesel, seen, cars }))
  for (const card of plan.wayCars) s.wayCars[team]!.push({ card, upright: false })
  s.hands[seat] = plan.left.flatMap((n, k) => new Array<number>(n).fill(k))
}

/** Everybody saw the cards laid, and knows that what else was in the hand may lie under the trains now. */
function remember(s: State, seat: number, plan: Plan): void {
  for (const card of plan.laid) seenLeaving(s, card, handOf(seat), seat)
  if (plan.endCard >= 0) seenLeaving(s, plan.endCard, handOf(seat), seat)
  if (plan.locosNeeded > 0) mayMove(s, handOf(seat), locosOf(teamOf(s, seat)), seat)
}

/** Once a disaster is settled, or without one: whose turn is next (EX-4, EX-7, EX-26, EX-34). */
export function endTurn(s: State, turntable: boolean, told?: Told): void {
  const seat = s.turn
  s.turns[seat]!++
  if (s.extra) flip(s, told)
  if (s.aside.length > 0 && s.turns.every((n) => n > 0)) returnAside(s, told)
  if (s.idle >= IDLE_TURNS * s.seats || s.undrawn >= s.seats) return finishHand(s, null, told)
  if (turntable) return startTurn(s, seat, true, told)
  let next = nextSeat(s, seat)
  while (s.lost[next]! > 0) {
    s.lost[next]!--
    told?.push({ event: { what: 'lostTurn', seat: next } })
    next = nextSeat(s, next)
  }
  startTurn(s, next, false, told)
}

/** What the plan looks like to those who watch. */
function tellPlan(seat: number, action: TurnAction, plan: Plan, told: Told): void {
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

/** EX-34: after the extra turn that a turntable won, the direction of play is reversed; two in one go cancel out. */
function flip(s: State, told?: Told): void {
  s.direction = s.direction === 1 ? -1 : 1
  told?.push({ event: { what: 'reversed', direction: s.direction } })
}
