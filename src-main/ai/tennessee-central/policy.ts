/**
 * The heuristic player: a score for every move of a seat, from its own hand and what lies on the table alone. It
 * is the second level, orders the search's candidates and plays its playouts.
 */
import { SUIT_COUNT, TRACKS_A_SUIT } from '../../rules/tennessee-central/cards.ts'
import { INVEST, PASS_SHARE, PLACE, REVEAL_SHARE } from '../../rules/tennessee-central/moves.ts'
import { stackValue } from '../../rules/tennessee-central/stack-value.ts'
import { LOCOMOTIVE, READ_ANYWHERE, REVEAL, TURN, type State } from '../../rules/tennessee-central/state.ts'
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
const sharesIn = (set: number, suit: number): number => BITS[(set >>> (3 * suit)) & 7]!

/**
 * Scores the moves of a deciding seat. Shares of one suit are alike: only the lowest is listed. With `ends`, of the
 * tracks of a suit only the lowest and the highest: a score is linear in the number, so the best is among them.
 */
export function scoreMoves(state: State, seat: number, w: Weights, into: Scored, ends = false): void {
  into.count = 0
  if (state.phase === TURN) scoreTurn(state, seat, w, into, ends)
  else if (state.phase === LOCOMOTIVE) scoreLocomotive(state, seat, w, into)
  else scoreShares(state, seat, w, into)
}

function add(into: Scored, move: number, score: number): void {
  into.moves[into.count] = move
  into.scores[into.count++] = score
}

/** All shares that lie in front of anybody. */
function frontsOf(state: State): number {
  let fronts = 0
  for (let s = 0; s < state.seats; s++) fronts |= state.fronts[s]!
  return fronts
}

function scoreTurn(state: State, seat: number, w: Weights, into: Scored, ends: boolean): void {
  const { paid, seats } = state
  const { now, draws } = oddsOf(state)
  const near = 1 / (1 + w.fade * (draws - 1))
  const perChange = w.change * near
  const perKept = w.keep * (1 - near)
  const all = frontsOf(state)
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const tracks = state.tracks[seat * SUIT_COUNT + suit]!
    if (tracks === 0) continue
    const front = sharesIn(state.fronts[seat]!, suit)
    const hand = sharesIn(state.shares[seat]!, suit)
    const others = sharesIn(all, suit) - front
    // What a point on the stack is worth to the seat.
    const stake =
      w.front * front +
      (hand > 0 ? w.hand[paid]! + w.more * (hand - 1) : 0) -
      (w.others * others + w.unseen * (3 - others - front - hand)) / (seats - 1)
    const value = stackValue(state, suit)
    const fixed = state.engines[suit] !== 0 && state.reading === READ_ANYWHERE
    const highest = 1 << (31 - Math.clz32(tracks))
    const lowest = tracks & -tracks
    // On a stack that pays its count for good (TC-12) one track is as good as another.
    let rest = fixed ? lowest : ends ? lowest | highest : tracks
    for (; rest !== 0; rest &= rest - 1) {
      const rank = 31 - Math.clz32(rest & -rest)
      const number = rank + 2
      const change = fixed ? 1 : number - value
      add(into, suit * TRACKS_A_SUIT + rank, stake * (perChange * change - perKept * (number - w.middle)))
    }
  }
  add(into, INVEST, w.invest[paid]! + w.chance[paid]! * now + w.handful * state.held[seat]!)
}

/** TC-10: own pay at this dividend less the others', the locomotive on each stack in turn. */
function scoreLocomotive(state: State, seat: number, w: Weights, into: Scored): void {
  const all = frontsOf(state)
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
      const theirs = sharesIn(all, suit) - front
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
