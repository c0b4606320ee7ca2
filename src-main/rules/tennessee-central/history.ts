/**
 * The memory of public moves: one number each, `move * 4 + seat`. An invest that drew a locomotive has a number
 * of its own; a share passed by itself after the first dividend (TC-13) is remembered like one chosen.
 */
import type { PublicMove } from '#shared/games/tennessee-central/types.ts'
import { actionOf, INVEST, MOVE_COUNT, moveOf } from './moves.ts'
import type { State } from './state.ts'

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
