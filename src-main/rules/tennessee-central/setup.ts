/**
 * The set-up (TC-2 to TC-6). The seed decides, in this order: the start player; the order of the 12 shares, of
 * which seat 0 gets the first three, and so on; the order of the 36 tracks, of which seat 0 gets the first five,
 * and so on, the rest being the deck in the order of drawing; the place of the locomotive among the six cards of
 * the upper mixed packet, then of the lower.
 */
import { nextInt, shuffle, type Random } from '../random.ts'
import { LOCOMOTIVE_CARD, SHARE_COUNT, SUIT_COUNT, TRACK_COUNT, TRACKS_A_SUIT, suitOfTrack } from './cards.ts'
import { ACE_TOP, NONE, TURN, type State } from './state.ts'

export const SHARES_DEALT = 3
export const TRACKS_DEALT = 5
export const MIXED = 6

/** TC-5: the sizes of the five parts of the deck, drawn first to last; the second and fourth hold a locomotive. */
export function deckParts(seats: number): readonly number[] {
  const plain = seats === 2 ? 5 : seats === 3 ? 4 : 2
  const top = TRACK_COUNT - seats * TRACKS_DEALT - 2 * (MIXED - 1) - 2 * plain
  return [top, MIXED, plain, MIXED, plain]
}

/** Copying a piece of an array is several times quicker than filling a new one. */
const ZEROS: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
const UNCHOSEN: readonly number[] = [NONE, NONE, NONE, NONE]

/** The state before the first card is dealt: aces on the table (TC-3), nothing in hand. */
export function bareTable(seats: number, reading: number, start: number, deck: readonly number[]): State {
  return {
    seats,
    reading,
    start,
    phase: TURN,
    turn: start,
    turns: 0,
    paid: 0,
    deck,
    left: deck.length,
    tracks: ZEROS.slice(0, seats * SUIT_COUNT),
    held: ZEROS.slice(0, seats),
    shares: ZEROS.slice(0, seats),
    fronts: ZEROS.slice(0, seats),
    choices: UNCHOSEN.slice(0, seats),
    tops: [ACE_TOP, ACE_TOP, ACE_TOP, ACE_TOP],
    heights: [1, 1, 1, 1],
    engines: [0, 0, 0, 0],
    placed: NONE,
    pays: ZEROS.slice(0, seats * 3),
    history: null,
  }
}

const SORTED_SHARES: readonly number[] = Array.from({ length: SHARE_COUNT }, (_, i) => i)
const SORTED_TRACKS: readonly number[] = Array.from({ length: TRACK_COUNT }, (_, i) => i)

/** Shuffles and deals; the state keeps no memory of moves until its `history` is set. */
export function shuffleAndDeal(seats: number, reading: number, random: Random): State {
  const start = nextInt(random, seats)
  const shares = shuffle(random, SORTED_SHARES.slice())
  const tracks = shuffle(random, SORTED_TRACKS.slice())
  const [top, , middle] = deckParts(seats) as [number, number, number]
  const upper = top + nextInt(random, MIXED)
  const lower = top + MIXED + middle + nextInt(random, MIXED)
  let dealt = seats * TRACKS_DEALT
  // two places more than tracks are left, for the locomotives
  const deck = tracks.slice(dealt - 2)
  for (let place = 0; place < deck.length; place++) {
    deck[place] = place === upper || place === lower ? LOCOMOTIVE_CARD : tracks[dealt++]!
  }
  const state = bareTable(seats, reading, start, deck)
  for (let seat = 0; seat < seats; seat++) {
    for (let i = 0; i < SHARES_DEALT; i++) giveShare(state, seat, shares[seat * SHARES_DEALT + i]!)
    for (let i = 0; i < TRACKS_DEALT; i++) giveTrack(state, seat, tracks[seat * TRACKS_DEALT + i]!)
  }
  return state
}

export function giveShare(state: State, seat: number, share: number): void {
  state.shares[seat]! |= 1 << share
}

export function giveTrack(state: State, seat: number, track: number): void {
  const suit = suitOfTrack(track)
  state.tracks[seat * SUIT_COUNT + suit]! |= 1 << (track - suit * TRACKS_A_SUIT)
  state.held[seat]!++
}
