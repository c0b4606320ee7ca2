/** A seat's hand as its viewer may see it. */
import { type CardCode, type ShareCard, type TrackCard } from '#shared/games/tennessee-central/cards.ts'
import type { TennesseeSeatView } from '#shared/games/tennessee-central/types.ts'

export const isTrack = (card: CardCode): card is TrackCard => /^[SHDC]\d+$/.test(card)
const isShare = (card: CardCode): card is ShareCard => /^[SHDC][JQK]$/.test(card)

const SUIT_ORDER = 'SHDC'
const rankOrder = (card: CardCode): number => {
  const rank = card.slice(1)
  return 'JQK'.includes(rank) ? 11 + 'JQK'.indexOf(rank) : Number(rank)
}
const byRank = (a: CardCode, b: CardCode): number =>
  SUIT_ORDER.indexOf(a.charAt(0)) - SUIT_ORDER.indexOf(b.charAt(0)) || rankOrder(a) - rankOrder(b)

export interface HandCards {
  readonly tracks: readonly TrackCard[]
  readonly shares: readonly ShareCard[]
}

const isCards = (hand: TennesseeSeatView['hand']): hand is readonly CardCode[] => Array.isArray(hand)

/** The cards of an open hand, each kind by suit and rank; undefined for a hand the viewer may not see. */
export function openHand({ hand }: TennesseeSeatView): HandCards | undefined {
  if (!isCards(hand)) return undefined
  return { tracks: hand.filter(isTrack).sort(byRank), shares: hand.filter(isShare).sort(byRank) }
}

/** How many of each kind a seat holds: public by counting (TC-20). */
export function handCounts({ hand }: TennesseeSeatView): { shares: number; tracks: number } {
  if (!isCards(hand)) return hand
  const shares = hand.filter(isShare).length
  return { shares, tracks: hand.length - shares }
}

export function handSize(seat: TennesseeSeatView): number {
  const { shares, tracks } = handCounts(seat)
  return shares + tracks
}
