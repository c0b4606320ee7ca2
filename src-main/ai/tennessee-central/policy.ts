/**
 * The heuristic player: a score for every move of a seat, from its own hand and what lies on the table alone. It
 * is the second level, orders the search's candidates and plays its playouts.
 */
import { lowestBit, SUIT_COUNT, TRACKS_A_SUIT } from '../../rules/tennessee-central/cards.ts'
import { INVEST, PASS_SHARE, PLACE, REVEAL_SHARE } from '../../rules/tennessee-central/moves.ts'
import { deckParts, MIXED } from '../../rules/tennessee-central/setup.ts'
import { stackValue } from '../../rules/tennessee-central/score.ts'
import { LOCOMOTIVE, READ_ANYWHERE, REVEAL, TURN, type State } from '../../rules/tennessee-central/state.ts'
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

/** Scores the moves of a deciding seat. Shares of one suit are alike: only the lowest is listed. */
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

/** All shares that lie in front of anybody. */
function frontsOf(state: State): number {
  let fronts = 0
  for (let s = 0; s < state.seats; s++) fronts |= state.fronts[s]!
  return fronts
}

/**
 * What a point on a suit's stack is worth to a seat, both told by the place `seat * SUIT_COUNT + suit`; `all` are the
 * shares in front of anybody.
 */
function stakeIn(state: State, place: number, all: number, w: Weights): number {
  const suit = place % SUIT_COUNT
  const seat = (place - suit) / SUIT_COUNT
  const front = sharesIn(state.fronts[seat]!, suit)
  const hand = sharesIn(state.shares[seat]!, suit)
  const others = sharesIn(all, suit) - front
  return (
    w.front * front +
    (hand > 0 ? w.hand[state.paid]! + w.more * (hand - 1) : 0) -
    (w.others * others + w.unseen * (3 - others - front - hand)) / (state.seats - 1)
  )
}

/** How near the next dividend is: 1 when it comes with the next draw, falling off with the draws before it. */
const nearness = (draws: number, w: Weights): number => 1 / (1 + w.fade * (draws - 1))

const scoreInvest = (state: State, seat: number, now: number, w: Weights): number =>
  w.invest[state.paid]! + w.chance[state.paid]! * now + w.handful * state.held[seat]!

/** On a stack that pays its count for good (TC-12) one track is as good as another. */
const paysCount = (state: State, suit: number): boolean =>
  state.engines[suit] !== 0 && state.reading === READ_ANYWHERE

function scoreTurn(state: State, seat: number, w: Weights, into: Scored): void {
  const { now, draws } = oddsOf(state)
  const near = nearness(draws, w)
  const perChange = w.change * near
  const perKept = w.keep * (1 - near)
  const all = frontsOf(state)
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const place = seat * SUIT_COUNT + suit
    const tracks = state.tracks[place]!
    if (tracks === 0) continue
    const stake = stakeIn(state, place, all, w)
    const value = stackValue(state, suit)
    const fixed = paysCount(state, suit)
    for (let rest = fixed ? tracks & -tracks : tracks; rest !== 0; rest &= rest - 1) {
      const rank = lowestBit(rest)
      const change = fixed ? 1 : rank + 2 - value
      const kept = rank + 2 - w.middle
      add(into, suit * TRACKS_A_SUIT + rank, stake * (perChange * change - perKept * kept))
    }
  }
  add(into, INVEST, scoreInvest(state, seat, now, w))
}

/** Writes all stakes, at [seat * 4 + suit]; they hold until the next dividend. */
export function reckonStakes(state: State, w: Weights, into: Float64Array): void {
  const all = frontsOf(state)
  for (let place = 0; place < state.seats * SUIT_COUNT; place++) into[place] = stakeIn(state, place, all, w)
}

/**
 * The best move of a seat at turn, the first of equals, without a list: playouts ask for nothing else. A score is
 * linear in a track's number, so of a suit only the lowest or the highest can be best.
 */
export function bestTurn(state: State, seat: number, w: Weights, stakes: Float64Array): number {
  const { now, draws } = oddsOf(state)
  const near = nearness(draws, w)
  const perChange = w.change * near
  const perKept = w.keep * (1 - near)
  let best = INVEST
  let bestScore = -Infinity
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const tracks = state.tracks[seat * SUIT_COUNT + suit]!
    if (tracks === 0) continue
    const stake = stakes[seat * SUIT_COUNT + suit]!
    const fixed = paysCount(state, suit)
    const high = !fixed && stake * (perChange - perKept) > 0
    const rank = high ? 31 - Math.clz32(tracks) : lowestBit(tracks)
    const change = fixed ? 1 : rank + 2 - stackValue(state, suit)
    const score = stake * (perChange * change - perKept * (rank + 2 - w.middle))
    if (score > bestScore) {
      bestScore = score
      best = suit * TRACKS_A_SUIT + rank
    }
  }
  return scoreInvest(state, seat, now, w) > bestScore ? INVEST : best
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
    const share = 3 * suit + lowestBit(of)
    const later = future(state, seat, suit, w)
    const score = revealing ? stackValue(state, suit) + (w.future[state.paid] ?? 0) * later : -later
    add(into, first + share, score)
  }
}

export interface Odds {
  /** Chance that the next draw brings the dividend. */
  readonly now: number
  /** Expected number of draws up to the one that brings it. */
  readonly draws: number
}

/** [seats][paid][left]; the deck's order plays no part in it. */
const TABLE: readonly (readonly (readonly Odds[])[] | undefined)[] = [0, 1, 2, 3, 4].map((seats) =>
  seats < 2 ? undefined : [0, 1, 2, 3].map((paid) => column(seats, paid)),
)

function column(seats: number, paid: number): Odds[] {
  const [top, , middle, , last] = deckParts(seats) as [number, number, number, number, number]
  const whole = top + MIXED + middle + MIXED + last
  const first = paid === 0 ? top : top + MIXED + middle
  return Array.from({ length: whole + 1 }, (_, left): Odds => {
    if (paid >= 2) return { now: left === 1 ? 1 : 0, draws: left }
    const drawn = whole - left
    if (drawn < first) return { now: 0, draws: first - drawn + (MIXED + 1) / 2 }
    const packet = Math.max(1, first + MIXED - drawn)
    return { now: 1 / packet, draws: (packet + 1) / 2 }
  })
}

/** What everybody can reckon about the next dividend from the sizes of the deck's parts (TC-5, TC-20). */
export const oddsOf = ({ seats, paid, left }: State): Odds => TABLE[seats]![paid]![left]!
