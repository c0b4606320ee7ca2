/** Why a decision is good or dangerous, in the game's own terms and from what the seat can see. */
import type { Reason } from '#shared/games/common.ts'
import type { DraftValues, ExpressAction, ExpressView, TurnAction } from '#shared/games/express/types.ts'
import { seedRandom } from '../../rules/random.ts'
import { bestReading } from '../../rules/express/trains/legal.ts'
import { conditions } from '../../rules/express/turn/going-out.ts'
import { laidNumberOf, cardName, wayCarFor, cardNumberOf } from '../../rules/express/cards.ts'
import { clone, nextSeat, type State, teamOf } from '../../rules/express/state.ts'
import { play } from '../../rules/express/play.ts'
import { preview } from '../../rules/express/legal-actions.ts'
import { handCost, OUT_BONUS, WAY_CAR_POINTS } from '../../rules/express/score.ts'
import type { Explanation } from '../frame/brain.ts'
import { lengthsOf, outlookOf, tablePoints } from './outlook.ts'
import { WEIGHTS } from './weights.ts'
import { determinize } from './look-ahead.ts'

const MOST = 3
/** Turns of a rival until it may go out, below which that is a danger. */
const SOON = 2
/** Points in hand that are worth a warning then. */
const HEAVY = 8

const reason = (kind: Reason['kind'], why: string, params: Reason['params'] = {}): Reason => ({
  kind,
  why,
  params,
})

/** The strongest reasons first, at most three, and where to look. The seat must be the viewer. */
export function explain(view: ExpressView, seat: number, action: ExpressAction): Explanation {
  if (view.viewer !== seat) throw new Error(`seat ${seat} is advised from its own view`)
  const s = determinize(view, seedRandom(''))
  const { nudge, reasons } = explained(s, seat, action, view)
  return { nudge, reasons: reasons.slice(0, MOST) }
}

function explained(s: State, seat: number, action: ExpressAction, view: ExpressView): Explanation {
  switch (action.do) {
    case 'draw':
      return drawing(s, seat, action.from)
    case 'turn':
      return playing(s, seat, action)
    case 'answer':
      return answering(s, action.block, view)
    case 'ask':
      return { nudge: reason('note', 'lookAtPartner'), reasons: [outBonus()] }
    case 'permit':
      return {
        nudge: reason('note', 'lookAtOwnHand', { n: handCost(s.hands[seat]!) }),
        reasons: action.yes ? [outBonus()] : [reason('gain', 'goesOnScoring')],
      }
  }
}

const outBonus = (): Reason => reason('gain', 'out', { n: OUT_BONUS })

function drawing(s: State, seat: number, from: 'deck' | 'discard'): Explanation {
  const top = s.discards.at(-1)
  const nudge = reason('note', 'lookAtDiscard')
  if (from === 'discard' && top !== undefined) {
    const train = fitting(s, teamOf(s, seat), top)
    const card = cardName(top)
    const reasons =
      train > 0 ? [reason('gain', 'fits', { card, train })] : [reason('gain', 'wants', { card })]
    return { nudge, reasons: [...reasons, reason('risk', 'seenByAll', { card })] }
  }
  return { nudge, reasons: [reason('note', 'unknownCard', { n: s.deck.length })] }
}

/** Number, from 1, of the team's first train that a card can be added to; 0 for none. */
function fitting(s: State, team: number, card: number): number {
  return 1 + s.trains[team]!.findIndex((t) => bestReading([...t.cars, card], t.diesel) !== undefined)
}

function playing(s: State, seat: number, action: TurnAction): Explanation {
  const team = teamOf(s, seat)
  const values = preview(s, seat, action).values as unknown as DraftValues
  const trains = values.trains.reduce((sum, { points }) => sum + points, 0)
  const ways = (s.wayCars[team]!.length + action.wayCars.length) * WAY_CAR_POINTS
  const gained = trains + ways - tablePoints(s, team)
  const laid = action.trains.reduce((sum, { add, engine }) => sum + add.length + (engine ? 1 : 0), 0)
  const list: Reason[] = []
  const out = values.goingOut.emptyHand
  if (gained > 0) list.push(reason('gain', 'scores', { n: gained }))
  if (out) list.push(outBonus())
  else list.push(...nearer(s, team, values), ...striking(s, seat, action))
  if (laid + action.wayCars.length === 0 && !out) list.push(reason('note', 'waits'))
  list.push(...risks(s, seat, action, values))
  return { nudge: nudgeFor(action, out, laid), reasons: list }
}

function nudgeFor({ end }: TurnAction, out: boolean, laid: number): Reason {
  if (out) return reason('note', 'lookForWayOut')
  if ('disaster' in end) return reason('note', 'lookAtRivals')
  return reason('note', laid > 0 ? 'lookAtTrains' : 'lookAtPatience')
}

/** A condition for going out that is met by this turn and was not before (EX-35). */
function nearer(s: State, team: number, values: DraftValues): Reason[] {
  const before = conditions(lengthsOf(s.trains[team]!))
  const { five, four } = values.goingOut
  const met = (five && !before.five) || (four && !before.four)
  return met ? [reason('gain', 'nearerOut')] : []
}

/** What a disaster costs its target, should nobody have the way car (EX-23 to EX-28). */
function striking(s: State, seat: number, action: TurnAction): Reason[] {
  const { end } = action
  if (!('disaster' in end)) return []
  const world = clone(s)
  const target = teamOf(s, end.seat)
  const before = tablePoints(world, target)
  play(world, seat, action)
  while (world.phase === 'answer' && world.pending)
    play(world, world.pending.asked[0] ?? end.seat, { do: 'answer', block: false })
  const lost = before - tablePoints(world, target)
  const card = cardName(wayCarFor(cardNumberOf(end.disaster)))
  return [
    lost > 0
      ? reason('gain', 'hits', { seat: end.seat, n: lost })
      : reason('gain', 'hinders', { seat: end.seat }),
    reason('risk', 'mayBeStopped', { card }),
  ]
}

/** What the turn opens to the others: a card that the next seat can use, and cards in hand when somebody goes out. */
function risks(s: State, seat: number, { end }: TurnAction, values: DraftValues): Reason[] {
  const list: Reason[] = []
  const o = outlookOf(s, seat, WEIGHTS)
  const next = nextSeat(s, seat)
  if ('discard' in end && teamOf(s, next) !== o.team) {
    const train = fitting(s, teamOf(s, next), laidNumberOf(end.discard))
    if (train > 0) list.push(reason('risk', 'feeds', { seat: next, card: end.discard }))
  }
  const cost = handCost(values.left.map(cardNumberOf))
  if (!values.goingOut.emptyHand && o.rivalOut < SOON && cost >= HEAVY)
    list.push(reason('risk', 'rivalOut', { n: cost }))
  return list
}

function answering(s: State, block: boolean, view: ExpressView): Explanation {
  const pending = view.pending
  const nudge = reason('note', 'lookAtDamage')
  if (!pending) return { nudge, reasons: [] }
  const { wayCar } = pending
  if (!block) return { nudge, reasons: [reason('gain', 'keepsWayCar', { card: wayCar })] }
  const world = clone(s)
  const team = teamOf(s, pending.asked)
  const before = tablePoints(world, team)
  play(world, pending.asked, { do: 'answer', block: false })
  const saved = before - tablePoints(world, team)
  const list = [reason('gain', 'laysWayCar', { card: wayCar, n: WAY_CAR_POINTS })]
  if (saved > 0) list.unshift(reason('gain', 'saves', { n: saved }))
  return { nudge, reasons: list }
}
