/** The engine's card numbers: tracks 0 to 35 and shares 0 to 11, both by suit, then rank; in the deck 36 is a locomotive. */
import {
  LOCOMOTIVE,
  SHARES,
  suitOf,
  SUITS,
  TRACKS,
  type CardCode,
  type LocomotiveCard,
  type ShareCard,
  type Suit,
  type TrackCard,
} from '#shared/games/tennessee-central/cards.ts'
import { bitsOf } from '../bits.ts'

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
