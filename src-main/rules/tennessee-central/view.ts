/** What a seat, the public or the all-seeing replay may know (TC-20). */
import type { Viewer } from '#shared/games/common.ts'
import { LOCOMOTIVE, SUITS, type CardCode, type Suit } from '#shared/games/tennessee-central/cards.ts'
import type {
  DeckPart,
  FrontShare,
  PublicMove,
  TennesseePhase,
  TennesseeSeatView,
  TennesseeView,
} from '#shared/games/tennessee-central/types.ts'
import { LOCOMOTIVE_READINGS } from '#shared/games/tennessee-central/values.ts'
import { ALL_SHARES, countBits, deckCode, shareCode, shareCodes, trackCodes } from './cards.ts'
import { publicMoves } from './moves.ts'
import { deckParts } from './setup.ts'
import { stackValue } from './score.ts'
import { LOCOMOTIVE as LOCOMOTIVE_DRAWN, NONE, PASS, REVEAL, type State } from './state.ts'

export const PHASES: readonly TennesseePhase[] = ['turn', 'locomotive', 'reveal', 'pass', 'over']

/** The view; hidden cards appear only where `viewer` is their owner or `all`. */
export function viewOf(state: State, viewer: Viewer): TennesseeView {
  const moves = publicMoves(state)
  const fronts = frontsOf(moves, state.seats)
  const all = viewer === 'all'
  const removed = removedShares(state)
  return {
    viewer,
    options: { locomotive: LOCOMOTIVE_READINGS[state.reading]! },
    phase: PHASES[state.phase]!,
    start: state.start,
    turn: state.turn,
    turns: state.turns,
    dividends: state.paid,
    stacks: stacksOf(moves),
    values: valuesOf(state),
    seats: fronts.map((front, seat) => seatView(state, seat, front, all || viewer === seat)),
    deck: {
      left: state.left,
      parts: partsOf(state),
      ...(all && { order: state.deck.slice(state.deck.length - state.left).map(deckCode) }),
    },
    removed: all ? shareCodes(removed) : countBits(removed),
    moves,
  }
}

/** TC-2: the shares that were dealt to nobody. */
export function removedShares(state: State): number {
  let removed = ALL_SHARES
  for (let seat = 0; seat < state.seats; seat++) removed &= ~(state.shares[seat]! | state.fronts[seat]!)
  return removed
}

function seatView(state: State, seat: number, front: readonly FrontShare[], own: boolean): TennesseeSeatView {
  const choice = pendingChoice(state, seat)
  const shares = state.shares[seat]!
  return {
    hand: own
      ? [...shareCodes(shares), ...trackCodes(state.tracks, seat)]
      : { shares: countBits(shares), tracks: state.held[seat]! },
    front,
    chosen: choice !== NONE,
    ...(own && choice !== NONE && { choice: shareCode(choice) }),
    dividends: Array.from({ length: state.paid }, (_, row) => state.pays[row * state.seats + seat]!),
  }
}

/** The share the seat has chosen and that still lies where it was chosen from; NONE without one. */
function pendingChoice(state: State, seat: number): number {
  if (state.phase !== REVEAL && state.phase !== PASS) return NONE
  const choice = state.choices[seat]!
  const from = (state.phase === REVEAL ? state.shares : state.fronts)[seat]!
  return choice !== NONE && from & (1 << choice) ? choice : NONE
}

/** TC-20: everything played on each stack, bottom first. */
export function stacksOf(moves: readonly PublicMove[]): Record<Suit, CardCode[]> {
  const stacks: Record<Suit, CardCode[]> = { S: ['SA'], H: ['HA'], D: ['DA'], C: ['CA'] }
  for (const move of moves) {
    if (move.do === 'build') stacks[move.card[0] as Suit].push(move.card)
    else if (move.do === 'locomotive') stacks[move.suit].push(LOCOMOTIVE)
  }
  return stacks
}

/** The shares in front of each seat in the order they came to lie there. */
function frontsOf(moves: readonly PublicMove[], seats: number): FrontShare[][] {
  const fronts: FrontShare[][] = Array.from({ length: seats }, () => [])
  for (const move of moves) {
    if (move.do === 'reveal') fronts[move.seat]!.push({ card: move.card, from: move.seat, passed: 0 })
    else if (move.do === 'pass') {
      const front = fronts[move.seat]!
      const [share] = front.splice(
        front.findIndex(({ card }) => card === move.card),
        1,
      )
      fronts[(move.seat + 1) % seats]!.push({ ...share!, passed: share!.passed + 1 })
    }
  }
  return fronts
}

/** TC-20: how much of each part of the deck is left, and where a locomotive can still be. */
function partsOf(state: State): DeckPart[] {
  const onStacks = state.engines.reduce((sum, engines) => sum + engines, 0)
  const drawn = onStacks + (state.phase === LOCOMOTIVE_DRAWN ? 1 : 0)
  const sizes = deckParts(state.seats)
  let behind = sizes.reduce((sum, size) => sum + size, 0)
  return sizes.map((size, i) => {
    behind -= size
    const left = Math.min(size, Math.max(0, state.left - behind))
    if (i % 2 === 0) return { size, left, locomotive: 'none' }
    return { size, left, locomotive: drawn > (i - 1) / 2 ? 'found' : 'ahead' }
  })
}

/** What each stack pays now (TC-11, TC-12). */
export const valuesOf = (state: State): Record<Suit, number> =>
  Object.fromEntries(SUITS.map((suit, i) => [suit, stackValue(state, i)])) as Record<Suit, number>
