/**
 * The heuristic player: a score for every move of a seat, from its own hand and what lies on the table alone. It
 * is the second level, orders the search's candidates and plays its playouts.
 */
import { SUIT_COUNT, TRACKS_A_SUIT } from '../../rules/tennessee-central/cards.ts'
import { INVEST, PASS_SHARE, PLACE, REVEAL_SHARE } from '../../rules/tennessee-central/moves.ts'
import { stackValue } from '../../rules/tennessee-central/stack-value.ts'
import { LOCOMOTIVE, REVEAL, TURN, type State } from '../../rules/tennessee-central/state.ts'
import { oddsOf } from './odds.ts'
import type { Weights } from './weights.ts'

/** Moves and their scores, filled from the front; `count` of them hold. */
export interface Scored {
  count: number
  readonly moves: Int32Array
  readonly scores: Float64Array
}

const MOST_MOVES = 40

export const newScored = (): Scored => ({
  count: 0,
  moves: new Int32Array(MOST_MOVES),
  scores: new Float64Array(MOST_MOVES),
})

/** How many of the three shares of a suit a three-bit set holds. */
const BITS = [0, 1, 1, 2, 1, 2, 2, 3] as const
export const sharesIn = (set: number, suit: number): number => BITS[(set >>> (3 * suit)) & 7]!

/** Scores every move of a deciding seat. Shares of one suit are alike: only the lowest is listed. */
export function scoreMoves(state: State, seat: number, w: Weights, into: Scored): void {
  into.count = 0
  if (state.phase === TURN) scoreTurn(state, seat, w, into)
  else if (state.phase === LOCOMOTIVE) scoreLocomotive(state, seat, w, into)
  else scoreShares(state, seat, w, into)
}

function add(into: Scored, move: number, score: number): void {
  into.moves[into.count] = move
  into.scores[into.count++] = score
}

/** What a point on the suit's stack is worth to the seat, at the dividend that comes next. */
function interest(state: State, seat: number, suit: number, w: Weights): number {
  let others = 0
  for (let s = 0; s < state.seats; s++) if (s !== seat) others += sharesIn(state.fronts[s]!, suit)
  const front = sharesIn(state.fronts[seat]!, suit)
  const hand = sharesIn(state.shares[seat]!, suit)
  const unseen = 3 - others - front - hand
  return (
    w.front * front +
    (hand > 0 ? w.hand[state.paid]! + w.more * (hand - 1) : 0) -
    (w.others * others + w.unseen * unseen) / (state.seats - 1)
  )
}

function scoreTurn(state: State, seat: number, w: Weights, into: Scored): void {
  const { now, draws } = oddsOf(state)
  const near = 1 / (1 + w.fade * (draws - 1))
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    let tracks = state.tracks[seat * SUIT_COUNT + suit]!
    if (tracks === 0) continue
    const stake = interest(state, seat, suit, w)
    const value = stackValue(state, suit)
    const fixed = state.engines[suit] !== 0 && state.reading === 1
    for (let rank = 0; tracks !== 0; rank++, tracks >>>= 1) {
      if ((tracks & 1) === 0) continue
      const change = fixed ? 1 : rank + 2 - value
      const kept = w.keep * (1 - near) * (rank + 2 - w.middle)
      add(into, suit * TRACKS_A_SUIT + rank, stake * (w.change * near * change - kept))
    }
  }
  const { paid } = state
  add(into, INVEST, w.invest[paid]! + w.chance[paid]! * now + w.handful * state.held[seat]!)
}

/** TC-10: own pay at this dividend less the others', the locomotive on each stack in turn. */
function scoreLocomotive(state: State, seat: number, w: Weights, into: Scored): void {
  for (let placed = 0; placed < SUIT_COUNT; placed++) {
    let own = 0
    let best = 0
    let others = 0
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const value = suit === placed ? state.heights[suit]! + 1 : stackValue(state, suit)
      const front = sharesIn(state.fronts[seat]!, suit)
      const hand = sharesIn(state.shares[seat]!, suit)
      own += front * value
      if (hand > 0 && value > best) best = value
      let theirs = 0
      for (let s = 0; s < state.seats; s++) if (s !== seat) theirs += sharesIn(state.fronts[s]!, suit)
      others += (theirs + w.unseen * (3 - front - hand - theirs)) * value
    }
    add(into, PLACE + placed, own + best - (w.against * others) / (state.seats - 1))
  }
}

/** What a share of the suit will still bring: the value that stands, and what the hand can make of it. */
function future(state: State, seat: number, suit: number, w: Weights): number {
  const tracks = state.tracks[seat * SUIT_COUNT + suit]!
  const reach = tracks === 0 ? 0 : 33 - Math.clz32(tracks)
  return w.lasting * stackValue(state, suit) + w.reach * reach
}

/** TC-10: pay now, and what the share brings later or carries to the next seat; TC-14: keep the better share. */
function scoreShares(state: State, seat: number, w: Weights, into: Scored): void {
  const revealing = state.phase === REVEAL
  const set = (revealing ? state.shares : state.fronts)[seat]!
  const first = revealing ? REVEAL_SHARE : PASS_SHARE
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const of = (set >>> (3 * suit)) & 7
    if (of === 0) continue
    const share = 3 * suit + 31 - Math.clz32(of & -of)
    const later = future(state, seat, suit, w)
    const score = revealing ? stackValue(state, suit) + (w.future[state.paid] ?? 0) * later : -later
    add(into, first + share, score)
  }
}
