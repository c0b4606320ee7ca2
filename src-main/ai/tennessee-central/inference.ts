/**
 * What the others' moves tell about their hands: worlds are drawn evenly, then weighed by how likely a reasonable
 * player with those hands would have made the moves that were seen.
 */
import type { PublicMove, TennesseeView } from '#shared/games/tennessee-central/types.ts'
import { LOCOMOTIVE_READINGS } from '#shared/games/tennessee-central/values.ts'
import { nextInt, nextUint32, shuffle, type Random } from '../../rules/random.ts'
import {
  LOCOMOTIVE_CARD,
  SUIT_COUNT,
  suitOfTrack,
  TRACKS_A_SUIT,
} from '../../rules/tennessee-central/cards.ts'
import { moveOf, INVEST, PASS_SHARE, REVEAL_SHARE } from '../../rules/tennessee-central/moves.ts'
import { playMove } from '../../rules/tennessee-central/play.ts'
import { bareTable, TRACKS_DEALT } from '../../rules/tennessee-central/setup.ts'
import { fork, type State } from '../../rules/tennessee-central/state.ts'
import { type Belief, believe, type Guess, hiddenFrom, openChoices } from './belief.ts'
import { newScored, scoreMoves } from './policy.ts'
import type { Weights } from './weights.ts'

export interface Inference {
  /** Number of worlds weighed. */
  readonly worlds: number
  /** How loosely a player is taken to follow the judgement, in its points: high means little is inferred. */
  readonly heat: number
  /** Share of guesses that ignore the weights, for players that do not play reasonably. */
  readonly doubt: number
}

/** The others' cards by seat, one hand after the other; tracks of the deck may follow. */
export interface World {
  readonly tracks: readonly number[]
  readonly shares: readonly number[]
}

/** One move of another seat, and the table before it; hands in it are filled in for each world. */
interface Seen {
  readonly table: State
  readonly seat: number
  readonly move: number
}

/** What the likelihood of a world is read from. */
interface Reading {
  readonly belief: Belief
  readonly seen: readonly Seen[]
  readonly weights: Weights
  readonly heat: number
}

/** A guess that prefers the worlds in which the others' moves make sense. */
export function inferringGuess(
  view: TennesseeView,
  weights: Weights,
  { worlds, heat, doubt }: Inference,
  random: Random,
): Guess {
  const belief = believe(openChoices(view))
  const reading = { belief, seen: seenMoves(view), weights, heat }
  const drawn: World[] = []
  const logs: number[] = []
  for (let i = 0; i < worlds; i++) {
    const world = {
      tracks: shuffle(random, belief.tracks.slice()),
      shares: shuffle(random, belief.shares.slice()),
    }
    drawn.push(world)
    logs.push(likelihood(reading, world, random))
  }
  const sums = cumulate(logs, Math.min(FEWEST, worlds / 2))
  return (_, r) => {
    const { tracks, shares } =
      drawn[nextUint32(r) < doubt * 4294967296 ? nextInt(r, worlds) : pickBy(sums, r)]!
    return hiddenFrom(belief, withFreshDeck(belief, tracks, r), shares, r)
  }
}

/** Of all worlds there are, at least this part must count. */
const LEAST_PART = 0.16

/** How much more each world is to be believed than at even weights, for a list of all worlds there are; 1 on average. */
export function readWorlds(
  view: TennesseeView,
  weights: Weights,
  { heat, doubt }: Pick<Inference, 'heat' | 'doubt'>,
  random: Random,
): (worlds: readonly World[]) => number[] {
  return (worlds) => {
    const reading = { belief: believe(openChoices(view)), seen: seenMoves(view), weights, heat }
    const sums = cumulate(
      worlds.map((world) => likelihood(reading, world, random)),
      worlds.length * LEAST_PART,
    )
    const scale = ((1 - doubt) * worlds.length) / sums[sums.length - 1]!
    return sums.map((sum, i) => (sum - (sums[i - 1] ?? 0)) * scale + doubt)
  }
}

/** The hands stay, the deck behind them is shuffled anew. */
function withFreshDeck(belief: Belief, tracks: readonly number[], random: Random): number[] {
  const fresh = tracks.slice()
  const held = belief.trackCounts.reduce((sum, count) => sum + count, 0)
  for (let i = fresh.length - 1; i > held; i--) {
    const j = held + nextInt(random, i - held + 1)
    const card = fresh[i]!
    fresh[i] = fresh[j]!
    fresh[j] = card
  }
  return fresh
}

/** Fewest worlds that the guesses may rest on, as the effective size of a weighted sample. */
const FEWEST = 64

/**
 * Running sums of the weights. Where players moved against all judgement few worlds would carry everything; the
 * weights are then flattened until enough count.
 */
function cumulate(logs: readonly number[], fewest: number): number[] {
  const most = Math.max(...logs)
  for (let power = 1; ; power /= 1.5) {
    let sum = 0
    let squares = 0
    const sums = logs.map((log) => {
      const weight = Math.exp((log - most) * power)
      squares += weight * weight
      return (sum += weight)
    })
    if ((sum * sum) / squares >= fewest) return sums
  }
}

function pickBy(sums: readonly number[], random: Random): number {
  const at = (nextUint32(random) / 4294967296) * sums[sums.length - 1]!
  let low = 0
  let high = sums.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (sums[middle]! > at) high = middle
    else low = middle + 1
  }
  return low
}

/** The moves of the others that leave a choice, with the table as it was, latest first. */
function seenMoves(view: TennesseeView): Seen[] {
  const state = tableAtStart(view)
  const seen: Seen[] = []
  for (const move of view.moves) {
    if (move.do === 'pass' && move.dividend === 1) continue
    const number = moveOf(move)
    if (move.seat !== view.viewer) seen.push({ table: fork(state), seat: move.seat, move: number })
    playMove(state, move.seat, number)
  }
  return seen.reverse()
}

/** The table before the first move, hands unknown, with a deck that brings the locomotives when they came. */
function tableAtStart(view: TennesseeView): State {
  const draws = view.moves.filter((move): move is PublicMove & { do: 'invest' } => move.do === 'invest')
  const drawn = draws.map((move) => (move.drew === 'locomotive' ? LOCOMOTIVE_CARD : 0))
  const deck = [...drawn, ...new Array<number>(view.deck.left).fill(0)]
  const reading = LOCOMOTIVE_READINGS.indexOf(view.options.locomotive)
  const state = bareTable(view.seats.length, reading, view.start, deck)
  state.held.fill(TRACKS_DEALT)
  return state
}

const scored = newScored()

/** Logarithm of how likely the moves seen are when the others hold what this world says. */
function likelihood(reading: Reading, { tracks, shares }: World, random: Random): number {
  const { belief } = reading
  const trackHands: number[][] = []
  const shareHands: number[] = []
  let track = 0
  let share = 0
  for (let seat = 0; seat < belief.trackCounts.length; seat++) {
    trackHands.push(tracks.slice(track, (track += belief.trackCounts[seat]!)))
    shareHands.push(
      shares.slice(share, (share += belief.shareCounts[seat]!)).reduce((set, n) => set | (1 << n), 0),
    )
  }
  let log = 0
  // Backwards in time: a card built was in hand before; a card drawn is any of those in hand after.
  for (const one of reading.seen) {
    const { table, seat, move } = one
    const hand = trackHands[seat]!
    if (move < INVEST) hand.push(move)
    else if (move === INVEST && hand.length > 0 && !drewLocomotive(table)) {
      hand[nextInt(random, hand.length)] = hand[hand.length - 1]!
      hand.pop()
    } else if (move >= REVEAL_SHARE && move < PASS_SHARE) shareHands[seat]! |= 1 << (move - REVEAL_SHARE)
    holdIn(table, seat, hand, shareHands[seat]!)
    log += logChance(one, reading)
  }
  return log
}

const drewLocomotive = (table: State): boolean =>
  table.deck[table.deck.length - table.left] === LOCOMOTIVE_CARD

function holdIn(table: State, seat: number, tracks: readonly number[], shares: number): void {
  const first = seat * SUIT_COUNT
  for (let suit = 0; suit < SUIT_COUNT; suit++) table.tracks[first + suit] = 0
  for (const track of tracks) {
    const suit = suitOfTrack(track)
    table.tracks[first + suit]! |= 1 << (track - suit * TRACKS_A_SUIT)
  }
  table.shares[seat] = shares
}

/** Chance of the move under a soft choice by the heuristic's scores. Shares of one suit count as one move. */
function logChance({ table, seat, move }: Seen, { weights, heat }: Reading): number {
  scoreMoves(table, seat, weights, scored)
  const { count, moves, scores } = scored
  if (count === 1) return 0
  let most = -Infinity
  for (let i = 0; i < count; i++) most = Math.max(most, scores[i]!)
  let sum = 0
  let own = 0
  for (let i = 0; i < count; i++) {
    const weight = Math.exp((scores[i]! - most) / heat)
    sum += weight
    if (alike(moves[i]!, move)) own = weight
  }
  return Math.log(Math.max(own, 1e-9) / sum)
}

function alike(listed: number, move: number): boolean {
  if (listed === move) return true
  if (listed < REVEAL_SHARE || move < REVEAL_SHARE) return false
  const base = listed < PASS_SHARE ? REVEAL_SHARE : PASS_SHARE
  return Math.floor((listed - base) / 3) === Math.floor((move - base) / 3)
}
