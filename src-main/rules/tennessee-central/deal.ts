/** A dealt position typed in (`deal` of a record): checked against what the set-up could produce (TC-2 to TC-5). */
import { LOCOMOTIVE, type CardCode } from '#shared/games/tennessee-central/cards.ts'
import type { TennesseeDeal } from '#shared/games/tennessee-central/types.ts'
import { DealError } from '../game.ts'
import { LOCOMOTIVE_CARD, shareNumberOf, trackNumberOf } from './cards.ts'
import { bareTable, deckParts, giveShare, giveTrack, SHARES_DEALT, TRACKS_DEALT } from './setup.ts'
import { NONE, type State } from './state.ts'

/** The dealt state; the shares not dealt are the removed ones. Throws `DealError` naming where and why. */
export function dealt(seats: number, reading: number, deal: TennesseeDeal): State {
  if (!(deal.start >= 0 && deal.start < seats)) {
    throw new DealError('deal.start', `seat ${deal.start} does not exist, there are ${seats}`)
  }
  if (deal.hands.length !== seats) {
    throw new DealError('deal.hands', `${deal.hands.length} hands for ${seats} seats`)
  }
  const seen = new Set<CardCode>()
  const deck = deal.deck.map((code) => (code === LOCOMOTIVE ? LOCOMOTIVE_CARD : trackNumberOf(code)))
  const state = bareTable(seats, reading, deal.start, deck)
  deal.hands.forEach((hand, seat) => {
    dealHand(state, seat, hand, seen)
  })
  checkDeck(seats, deal.deck, deck, seen)
  return state
}

function dealHand(state: State, seat: number, hand: readonly CardCode[], seen: Set<CardCode>): void {
  const where = `deal.hands[${seat}]`
  let shares = 0
  for (const code of hand) {
    once(code, where, seen)
    const share = shareNumberOf(code)
    const track = trackNumberOf(code)
    if (share !== NONE) {
      shares++
      giveShare(state, seat, share)
    } else if (track !== NONE) giveTrack(state, seat, track)
    else throw new DealError(where, `${code} is never dealt to a hand`)
  }
  if (shares !== SHARES_DEALT || hand.length !== SHARES_DEALT + TRACKS_DEALT) {
    const tracks = hand.length - shares
    throw new DealError(where, `${shares} shares and ${tracks} tracks; a hand is 3 shares and 5 tracks`)
  }
}

/** TC-5: the right number of cards, tracks only but for one locomotive in each mixed part. */
function checkDeck(
  seats: number,
  codes: readonly CardCode[],
  deck: readonly number[],
  seen: Set<CardCode>,
): void {
  const sizes = deckParts(seats)
  const size = sizes.reduce((sum, part) => sum + part, 0)
  if (deck.length !== size)
    throw new DealError('deal.deck', `${deck.length} cards, with ${seats} seats it has ${size}`)
  codes.forEach((code, i) => {
    if (deck[i] === NONE) throw new DealError(`deal.deck[${i}]`, `${code} is not a track or a locomotive`)
    if (code !== LOCOMOTIVE) once(code, `deal.deck[${i}]`, seen)
  })
  let from = 0
  sizes.forEach((part, i) => {
    const locomotives = deck.slice(from, from + part).filter((card) => card === LOCOMOTIVE_CARD).length
    if (locomotives !== i % 2) {
      const allowed = i % 2 === 1 ? 'exactly one locomotive' : 'no locomotive'
      throw new DealError(
        'deal.deck',
        `cards ${from + 1} to ${from + part} hold ${allowed}, not ${locomotives}`,
      )
    }
    from += part
  })
}

function once(code: CardCode, where: string, seen: Set<CardCode>): void {
  if (seen.has(code)) throw new DealError(where, `${code} is there twice`)
  seen.add(code)
}
