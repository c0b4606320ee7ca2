/** The moves a seat may make, as actions and as numbers, and one of them by chance. */
import type { TennesseeAction } from '#shared/games/tennessee-central/types.ts'
import { countBits, nthBit, SUIT_COUNT, TRACKS_A_SUIT } from './cards.ts'
import type { LegalActions } from '../game.ts'
import { nextInt, type Random } from '../random.ts'
import { actionOf, INVEST, PASS_SHARE, PLACE, REVEAL_SHARE } from './moves.ts'
import { decides } from './seats.ts'
import { LOCOMOTIVE, REVEAL, TURN, type State } from './state.ts'

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
