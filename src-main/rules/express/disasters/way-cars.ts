/** Way cars against disasters (EX-30 to EX-33): who is asked, and what an answer does. */
import type { DisasterName, WayCarName } from '#shared/games/express/cards.ts'
import type { DisasterEnd, ExpressAction } from '#shared/games/express/types.ts'
import type { FirmOrder } from '#shared/games/common.ts'
import { disasterEffect } from './index.ts'
import { cardName, cardNumberOf, wayCarFor } from '../cards.ts'
import { handPlace, seenLeaving } from '../memory.ts'
import { inTurnOrder, type State, takeFromHand, teamOf, type Told } from '../state.ts'

export const wayCarAgainst = (disaster: DisasterName): number => wayCarFor(cardNumberOf(disaster))

/**
 * A disaster was played for effect: it fails, takes effect, or waits for an answer. True: it is settled. False: the
 * seats in `pending.asked` are asked, one after the other.
 */
export function meetDisaster(s: State, seat: number, end: DisasterEnd, told?: Told): boolean {
  const team = teamOf(s, end.seat)
  const way = wayCarAgainst(end.disaster)
  const laid = s.wayCars[team]!.filter((w) => w.card === way)
  if (laid.length > 0) {
    const upright = laid.some((w) => w.upright)
    if (!upright) loseWayCar(s, team, way)
    told?.push({ event: blocked(end.seat, upright ? 'upright' : 'laid', way) })
    return true
  }
  if (team === teamOf(s, seat)) {
    disasterEffect(s, seat, end, told)
    return true
  }
  const asked = end.disaster === 'derailment' ? [end.seat] : inTurnOrder(s, team)
  s.pending = { end, team, asked }
  tellAsked(s, told)
  return false
}

/** The seat asked answers (EX-31). True: the disaster is settled. */
export function answer(s: State, seat: number, block: boolean, told?: Told): boolean {
  const { end, team, asked } = s.pending!
  const way = wayCarAgainst(end.disaster)
  if (block) {
    takeFromHand(s.hands[seat]!, way)
    seenLeaving(s, way, handPlace(seat), seat)
    s.wayCars[team]!.push({ card: way, upright: true })
    told?.push({ event: blocked(seat, 'hand', way), reveals: true })
  } else {
    told?.push({ event: { what: 'declined', seat } })
    if (asked.length > 1) {
      asked.shift()
      tellAsked(s, told)
      return false
    }
    disasterEffect(s, s.turn, end, told)
  }
  s.pending = null
  return true
}

/** EX-30: one laid normally goes to the slot. */
function loseWayCar(s: State, team: number, way: number): void {
  const row = s.wayCars[team]!
  row.splice(
    row.findIndex((w) => w.card === way),
    1,
  )
  s.slot.push(way)
}

function tellAsked(s: State, told?: Told): void {
  const { end, asked } = s.pending!
  const wayCar = cardName(wayCarAgainst(end.disaster)) as WayCarName
  told?.push({ event: { what: 'asked', seat: asked[0]!, disaster: end.disaster, wayCar } })
}

const blocked = (seat: number, how: 'upright' | 'laid' | 'hand', way: number) =>
  ({ what: 'blocked', seat, how, card: cardName(way) as WayCarName }) as const

/** EX-31: the answer a standing order gives for the seat, undefined where it is asked nothing; `always` stops the disaster where the hand allows it. */
export function standingAnswer(s: State, seat: number, order: FirmOrder): ExpressAction | undefined {
  if (s.phase !== 'answer') return undefined
  const holds = s.hands[seat]!.includes(wayCarAgainst(s.pending!.end.disaster))
  return { do: 'answer', block: holds && order === 'always' }
}
