/** Every drawing of the game as a symbol of the page's sprite sheet. */
import type { Locale } from '#shared/games/common.ts'
import {
  LOCOMOTIVE,
  SHARES,
  suitOf,
  SUITS,
  trackNumber,
  TRACKS,
  type CardCode,
  type ShareRank,
  type TrackCard,
} from '#shared/games/tennessee-central/cards.ts'
import { PRINTED } from '#shared/games/tennessee-central/texts/printed.ts'
import { defineSymbol } from '../../../art/sprite.ts'
import type { Drawing } from '../../../art/svg.ts'
import { ace } from './ace.ts'
import { back, backDefs } from './back.ts'
import { certificate, certificateDefs } from './certificate.ts'
import { locomotive, locomotiveDefs } from './locomotive.ts'
import { track, trackDefs } from './track-cards.ts'

/** A card with its face up, or the back of any card. */
export type CardFace = CardCode | 'back'

export const CARD_BOX = '0 0 100 140'

export const symbolId = (face: CardFace, locale: Locale): string =>
  /^.(A|J|Q|K)$|^L$/.test(face) ? `tc-${face}-${locale}` : `tc-${face}`

function draw(face: CardFace, locale: Locale): Drawing {
  const printed = PRINTED[locale]
  if (face === 'back') return back()
  if (face === LOCOMOTIVE) return locomotive(printed.locomotive)
  const [suit, rank] = [suitOf(face), face.slice(1)]
  if (rank === 'A') return ace(suit, printed.ace)
  if (rank === 'J' || rank === 'Q' || rank === 'K') {
    return certificate(suit, rank satisfies ShareRank, printed.share)
  }
  return track(suit, trackNumber(face as TrackCard))
}

/** Puts one card into the sprite sheet: only for a picture that shows the same cards to everybody. */
export function printCard(face: CardFace, locale: Locale): void {
  defineSymbol('tc-defs', CARD_BOX, () => [trackDefs(), certificateDefs(), locomotiveDefs(), backDefs()])
  defineSymbol(symbolId(face, locale), CARD_BOX, () => draw(face, locale))
}

/**
 * Puts the whole deck into the sprite sheet, once a language. All of it at once, so that the symbols present
 * tell nothing of the hands that were shown.
 */
export function printDeck(locale: Locale): void {
  const aces = SUITS.map((suit): CardCode => `${suit}A`)
  for (const face of [...TRACKS, ...SHARES, ...aces, LOCOMOTIVE, 'back'] as CardFace[]) {
    printCard(face, locale)
  }
}
