/** Small sets of cards as bits of an integer (up to 31): the sets the search copies and counts by the million. */
import {
  type CardCode,
  LOCOMOTIVE,
  type LocomotiveCard,
  type ShareCard,
  SHARES,
  type Suit,
  suitOf,
  SUITS,
  type TrackCard,
  TRACKS,
} from '#shared/games/tennessee-central/cards.ts'

/** How many bits are set. */
export function countBits(set: number): number {
  let x = set - ((set >>> 1) & 0x55555555)
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333)
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The number of the lowest set bit; the set must not be empty. */
export const lowestBit = (set: number): number => 31 - Math.clz32(set & -set)

/** The number of the n-th set bit, counted from 0; the set must have more than n. */
export function nthBit(set: number, n: number): number {
  let rest = set
  for (let i = n; i > 0; i--) rest &= rest - 1
  return lowestBit(rest)
}

/** The numbers of the set bits, ascending. */
export function bitsOf(set: number): number[] {
  const bits: number[] = []
  for (let rest = set; rest !== 0; rest &= rest - 1) bits.push(lowestBit(rest))
  return bits
}

// The engine's card numbers: tracks 0 to 35 and shares 0 to 11, both by suit, then rank; in the deck 36 is a
// locomotive.

export const SUIT_COUNT = 4
export const TRACKS_A_SUIT = 9
export const TRACK_COUNT = 36
export const SHARE_COUNT = 12
export const ALL_SHARES = (1 << SHARE_COUNT) - 1
export const LOCOMOTIVE_CARD = 36

const SUIT_OF_TRACK = TRACKS.map((code) => SUITS.indexOf(suitOf(code)))
const SUIT_OF_SHARE = SHARES.map((code) => SUITS.indexOf(suitOf(code)))
export const suitOfTrack = (track: number): number => SUIT_OF_TRACK[track]!
export const suitOfShare = (share: number): number => SUIT_OF_SHARE[share]!

export const trackCode = (track: number): TrackCard => TRACKS[track]!
export const shareCode = (share: number): ShareCard => SHARES[share]!
export const suitCode = (suit: number): Suit => SUITS[suit]!
export const deckCode = (card: number): TrackCard | LocomotiveCard =>
  card === LOCOMOTIVE_CARD ? LOCOMOTIVE : trackCode(card)

export const trackNumberOf = (code: CardCode): number => (TRACKS as readonly string[]).indexOf(code)
export const shareNumberOf = (code: CardCode): number => (SHARES as readonly string[]).indexOf(code)

/** A set of shares as codes, sorted. */
export const shareCodes = (set: number): ShareCard[] => bitsOf(set).map(shareCode)

/** The tracks of a seat's hand as codes, sorted. */
export function trackCodes(tracks: readonly number[], seat: number): TrackCard[] {
  return SUITS.flatMap((_, suit) =>
    bitsOf(tracks[seat * SUIT_COUNT + suit]!).map((rank) => trackCode(suit * TRACKS_A_SUIT + rank)),
  )
}
