/**
 * Moves as small integers: 0 to 35 build that track, then invest, four locomotives, twelve reveals, twelve passes. And
 * the memory of public moves, in which an invest that drew a locomotive has a number of its own, and a share passed by
 * itself after the first dividend (TC-13) is remembered like one chosen.
 */
import type { TennesseeAction, PublicMove } from '#shared/games/tennessee-central/types.ts'
import { SUITS } from '#shared/games/tennessee-central/cards.ts'
import {
  shareCode,
  shareNumberOf,
  SHARE_COUNT,
  suitCode,
  TRACK_COUNT,
  trackCode,
  trackNumberOf,
} from './cards.ts'
import type { State } from './state.ts'

export const INVEST = TRACK_COUNT
export const PLACE = INVEST + 1
export const REVEAL_SHARE = PLACE + 4
export const PASS_SHARE = REVEAL_SHARE + SHARE_COUNT
export const MOVE_COUNT = PASS_SHARE + SHARE_COUNT

export function moveOf(action: TennesseeAction): number {
  switch (action.do) {
    case 'build':
      return trackNumberOf(action.card)
    case 'invest':
      return INVEST
    case 'locomotive':
      return PLACE + SUITS.indexOf(action.suit)
    case 'reveal':
      return REVEAL_SHARE + shareNumberOf(action.card)
    case 'pass':
      return PASS_SHARE + shareNumberOf(action.card)
  }
}

export function actionOf(move: number): TennesseeAction {
  if (move < INVEST) return { do: 'build', card: trackCode(move) }
  if (move === INVEST) return { do: 'invest' }
  if (move < REVEAL_SHARE) return { do: 'locomotive', suit: suitCode(move - PLACE) }
  if (move < PASS_SHARE) return { do: 'reveal', card: shareCode(move - REVEAL_SHARE) }
  return { do: 'pass', card: shareCode(move - PASS_SHARE) }
}

const INVEST_LOCOMOTIVE = MOVE_COUNT

export function remember(state: State, seat: number, move: number): void {
  if (state.history !== null) state.history.push(move * 4 + seat)
}

export function rememberDraw(state: State, seat: number, locomotive: boolean): void {
  remember(state, seat, locomotive ? INVEST_LOCOMOTIVE : INVEST)
}

/** The memory as the view tells it. Throws on a state of the search, which keeps none. */
export function publicMoves(state: State): PublicMove[] {
  if (state.history === null) throw new Error('a state of the search keeps no memory of moves')
  const reveals = new Array<number>(state.seats).fill(0)
  return state.history.map((entry): PublicMove => {
    const seat = entry % 4
    const move = (entry - seat) / 4
    if (move === INVEST_LOCOMOTIVE) return { seat, do: 'invest', drew: 'locomotive' }
    const action = actionOf(move)
    if (action.do === 'invest') return { seat, ...action, drew: 'track' }
    if (action.do === 'reveal') reveals[seat]!++
    if (action.do === 'reveal' || action.do === 'pass') return { seat, ...action, dividend: reveals[seat]! }
    return { seat, ...action }
  })
}

/** The way back, for a state built from a view. */
export function historyOf(moves: readonly PublicMove[]): number[] {
  return moves.map((move) => {
    const drewLocomotive = move.do === 'invest' && move.drew === 'locomotive'
    return (drewLocomotive ? INVEST_LOCOMOTIVE : moveOf(move)) * 4 + move.seat
  })
}
