/** The moves a seat may make, as actions and as numbers, one of them by chance, and one considered but not made. */
import type { TennesseeAction } from '#shared/games/tennessee-central/types.ts'
import { countBits, nthBit, shareNumberOf, SUIT_COUNT, suitOfShare, TRACKS_A_SUIT } from './cards.ts'
import type { LegalActions, Preview } from '../game.ts'
import { nextInt, type Random } from '../random.ts'
import { actionOf, INVEST, moveOf, PASS_SHARE, PLACE, REVEAL_SHARE } from './moves.ts'
import { decides, fork, LOCOMOTIVE, REVEAL, type State, TURN } from './state.ts'
import { check } from './check.ts'
import { playMove } from './play.ts'
import { stackValue } from './score.ts'
import { valuesOf } from './view.ts'

export function legalActions(state: State, seat: number): LegalActions<TennesseeAction> {
  const moves: number[] = []
  if (decides(state, seat)) listMoves(state, seat, moves)
  return { complete: true, actions: moves.map(actionOf) }
}

export const randomAction = (state: State, seat: number, random: Random): TennesseeAction =>
  actionOf(randomMove(state, seat, random))

/** How many moves a deciding seat has. */
function moveCount(state: State, seat: number): number {
  if (state.phase === TURN) return state.held[seat]! + 1
  return state.phase === LOCOMOTIVE ? SUIT_COUNT : countBits(choosable(state, seat))
}

/** The n-th move of a deciding seat, counted from 0 in ascending order, except that investing comes last. */
function nthMove(state: State, seat: number, n: number): number {
  if (state.phase === TURN) return n === state.held[seat] ? INVEST : nthTrack(state, seat, n)
  if (state.phase === LOCOMOTIVE) return PLACE + n
  return (state.phase === REVEAL ? REVEAL_SHARE : PASS_SHARE) + nthBit(choosable(state, seat), n)
}

/** A move drawn evenly from all that a deciding seat has. */
export const randomMove = (state: State, seat: number, random: Random): number =>
  nthMove(state, seat, nextInt(random, moveCount(state, seat)))

/** Writes the moves of a deciding seat into `into` and returns how many there are. */
export function listMoves(state: State, seat: number, into: number[]): number {
  const count = moveCount(state, seat)
  for (let n = 0; n < count; n++) into[n] = nthMove(state, seat, n)
  return count
}

/** The shares a seat may reveal (its hand) or pass on (those in front of it). */
const choosable = (state: State, seat: number): number =>
  (state.phase === REVEAL ? state.shares : state.fronts)[seat]!

function nthTrack(state: State, seat: number, n: number): number {
  let left = n
  for (let suit = 0; ; suit++) {
    const tracks = state.tracks[seat * SUIT_COUNT + suit]!
    const count = countBits(tracks)
    if (left < count) return suit * TRACKS_A_SUIT + nthBit(tracks, left)
    left -= count
  }
}

// An action considered but not made: what forbids it, and what the stacks would then pay.

/**
 * `values`: by suit, what a share pays after a build or a locomotive, else now. `pay`: of a share to reveal or pass
 * on, what it pays now. Investing is not tried: its card is nobody's to know.
 */
export function preview(state: State, seat: number, draft: TennesseeAction): Preview {
  const refusals = check(state, seat, draft)
  if (draft.do === 'reveal' || draft.do === 'pass') {
    const pay = stackValue(state, suitOfShare(shareNumberOf(draft.card)))
    return { refusals, values: { values: valuesOf(state), pay } }
  }
  if (refusals.length > 0 || draft.do === 'invest') return { refusals, values: { values: valuesOf(state) } }
  const next = fork(state)
  playMove(next, seat, moveOf(draft))
  return { refusals, values: { values: valuesOf(next) } }
}
