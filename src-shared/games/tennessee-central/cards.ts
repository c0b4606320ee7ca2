/** The 54 cards of Tennessee Central (TC-1), as the codes of the record: suit letter and rank, `L` a locomotive. */

export const SUITS = ['S', 'H', 'D', 'C'] as const
export type Suit = (typeof SUITS)[number]

const SHARE_RANKS = ['J', 'Q', 'K'] as const
const TRACK_RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10'] as const
export type ShareRank = (typeof SHARE_RANKS)[number]
type TrackRank = (typeof TRACK_RANKS)[number]

export type ShareCard = `${Suit}${ShareRank}`
export type TrackCard = `${Suit}${TrackRank}`
type AceCard = `${Suit}A`
export const LOCOMOTIVE = 'L'
export type LocomotiveCard = typeof LOCOMOTIVE
export type CardCode = ShareCard | TrackCard | AceCard | LocomotiveCard

/** The 12 shares and the 36 tracks, sorted by suit, then rank: the index in these lists is the engine's number. */
export const SHARES: readonly ShareCard[] = SUITS.flatMap((s) =>
  SHARE_RANKS.map((r): ShareCard => `${s}${r}`),
)
export const TRACKS: readonly TrackCard[] = SUITS.flatMap((s) =>
  TRACK_RANKS.map((r): TrackCard => `${s}${r}`),
)

export const suitOf = (card: Exclude<CardCode, LocomotiveCard>): Suit => card[0] as Suit
/** The number on a track, 2 to 10. */
export const trackNumber = (card: TrackCard): number => Number(card.slice(1))
