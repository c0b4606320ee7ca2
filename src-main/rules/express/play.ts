/** Carrying out a legal action, in place, and the end of a turn. */
import type { ExpressAction, ExpressEvent, TurnAction, TurnEnd } from '#shared/games/express/types.ts'
import { draw, returnAside, startTurn } from './turn/draw.ts'
import { finishHand } from './setup.ts'
import { nextSeat, partnerOf, type State, type Told } from './state.ts'
import { layOut, planOf } from './turn/plan.ts'
import { goesOut } from './turn/plan-check.ts'
import { answer, meetDisaster } from './disasters/way-cars.ts'

/** EX-7: so many turns a seat without a card laid or used end the hand. */
const IDLE_TURNS = 6

/** Carries out a legal plan. */
function takeTurn(s: State, seat: number, action: TurnAction, told?: Told): void {
  const plan = planOf(s, seat, action)
  layOut(s, seat, plan, told)
  const { end } = action
  const out = goesOut(plan, end)
  const effect = !out && ('disaster' in end || 'turntable' in end)
  if (plan.endCard >= 0) (effect ? s.slot : s.discards).push(plan.endCard)
  s.idle = plan.laid.length > 0 || effect ? 0 : s.idle + 1
  told?.push({ event: endEvent(seat, end) })
  if (out) finishHand(s, seat, told)
  else if ('disaster' in end && !meetDisaster(s, seat, end, told)) s.phase = 'answer'
  else endTurn(s, 'turntable' in end, told)
}

/** Once a disaster is settled, or without one: whose turn is next (EX-4, EX-7, EX-26, EX-34). */
function endTurn(s: State, turntable: boolean, told?: Told): void {
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

/** `told` collects what happened; a search passes none. */
export function play(s: State, seat: number, action: ExpressAction, told?: Told): void {
  switch (action.do) {
    case 'draw':
      return draw(s, seat, action.from, told)
    case 'turn':
      return takeTurn(s, seat, action, told)
    case 'answer':
      if (answer(s, seat, action.block, told)) endTurn(s, false, told)
      return
    case 'ask':
      s.phase = 'permit'
      told?.push({ event: { what: 'askedPartner', seat, partner: partnerOf(s, seat)! } })
      return
    case 'permit':
      s.phase = 'turn'
      s.permission = action.yes ? 'yes' : 'no'
      told?.push({ event: { what: 'permitted', seat, yes: action.yes }, reveals: true })
  }
}
