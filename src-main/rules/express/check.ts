/** Why an action is not allowed, most basic reason first. */
import type { Refusal } from '#shared/games/common.ts'
import type { DisasterName } from '#shared/games/express/cards.ts'
import type { ExpressAction, ExpressPhase } from '#shared/games/express/types.ts'
import { decider, partnerOf, type State } from './state.ts'
import { deckYields } from './turn/draw.ts'
import { cardName } from './cards.ts'
import { canGoOut } from './turn/going-out.ts'
import { planRefusals } from './turn/plan-check.ts'
import { refusal } from '../game.ts'
import { wayCarAgainst } from './disasters/way-cars.ts'

const DUE: Record<ExpressAction['do'], ExpressPhase> = {
  draw: 'draw',
  turn: 'turn',
  ask: 'turn',
  answer: 'answer',
  permit: 'permit',
}

/** The rules by which a seat is asked out of its turn. */
const ASKING: Partial<Record<ExpressPhase, string>> = { answer: 'EX-31', permit: 'EX-43' }

export function check(s: State, seat: number, action: ExpressAction): readonly Refusal[] {
  if (!(Number.isInteger(seat) && seat >= 0 && seat < s.seats)) return [refusal('EX-2', 'noSuchSeat')]
  if (s.phase === 'over') return [refusal('EX-41', 'over')]
  const due = decider(s)!
  if (due !== seat) return [refusal(ASKING[s.phase] ?? 'EX-3', 'notYou', { seat: due })]
  if (DUE[action.do] !== s.phase) return [wrongMoment(s)]
  switch (action.do) {
    case 'draw':
      return drawRefusals(s, action.from)
    case 'turn':
      return planRefusals(s, seat, action)
    case 'ask':
      return askRefusals(s, seat)
    case 'answer':
      return action.block ? blockRefusals(s, seat, s.pending!.end.disaster) : []
    case 'permit':
      return []
  }
}

function wrongMoment(s: State): Refusal {
  if (s.phase === 'draw') return refusal('EX-5', 'drawFirst')
  if (s.phase === 'turn') return refusal('EX-5', 'planNow')
  return s.phase === 'answer' ? refusal('EX-31', 'answerFirst') : refusal('EX-43', 'permitFirst')
}

function drawRefusals(s: State, from: 'deck' | 'discard'): Refusal[] {
  if (from === 'deck') return deckYields(s) > 0 ? [] : [refusal('EX-7', 'deckYieldsNothing')]
  return s.discards.length > 0 ? [] : [refusal('EX-3', 'noDiscard')]
}

/** EX-43: once a turn, and only where the seat can go out. */
export function askRefusals(s: State, seat: number): Refusal[] {
  if (partnerOf(s, seat) === undefined) return [refusal('EX-43', 'noPartner')]
  if (s.permission !== 'none') return [refusal('EX-43', 'askedAlready')]
  return canGoOut(s, seat) ? [] : [refusal('EX-43', 'cannotGoOut')]
}

function blockRefusals(s: State, seat: number, disaster: DisasterName): Refusal[] {
  const way = wayCarAgainst(disaster)
  return s.hands[seat]!.includes(way) ? [] : [refusal('EX-31', 'wayCarNotInHand', { card: cardName(way) })]
}
