/**
 * The set-up (TC-2 to TC-6), from the seed or as a record fixes it (its `deal`). The seed decides, in this order: the
 * start player; the order of the 12 shares, of which seat 0 gets the first three, and so on; the order of the 36
 * tracks, of which seat 0 gets the first five, and so on, the rest being the deck in the order of drawing; the place of
 * the locomotive among the six cards of the upper mixed packet, then of the lower.
 */
import { LOCOMOTIVE, type CardCode } from '#shared/games/tennessee-central/cards.ts'
import type { TennesseeDeal, TennesseeOptions } from '#shared/games/tennessee-central/types.ts'
import { LOCOMOTIVE_READINGS } from '#shared/games/tennessee-central/values.ts'
import { tennesseeCentral as info } from '#shared/games/tennessee-central/info.ts'
import { nextInt, seedRandom, shuffle, type Random } from '../random.ts'
import {
  LOCOMOTIVE_CARD,
  SHARE_COUNT,
  SUIT_COUNT,
  TRACK_COUNT,
  TRACKS_A_SUIT,
  suitOfTrack,
  shareNumberOf,
  trackNumberOf,
} from './cards.ts'
import { ACE_TOP, clone, NONE, TURN, type State } from './state.ts'
import { DealError, type Setup } from '../game.ts'

const SHARES_DEALT = 3
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

/** The dealt state, from the seed or as given. Throws RangeError for a number of seats that cannot play. */
export function setUp({ options, seats, seed, deal }: Setup<TennesseeOptions, TennesseeDeal>): State {
  if (!(Number.isInteger(seats) && seats >= info.minSeats && seats <= info.maxSeats)) {
    throw new RangeError(`seats: ${seats} is not from ${info.minSeats} to ${info.maxSeats}`)
  }
  const reading = LOCOMOTIVE_READINGS.indexOf(options.locomotive)
  const state = deal ? dealt(seats, reading, deal) : shuffleAndDeal(seats, reading, seedRandom(seed))
  state.history = []
  return state
}

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

/** The dealt state; the shares not dealt are the removed ones. Throws `DealError` naming where and why. */
function dealt(seats: number, reading: number, deal: TennesseeDeal): State {
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

/**
 * The deck with its undrawn cards in a new order the set-up could have produced (TC-5): the tracks among themselves,
 * each undrawn locomotive evenly over what is left of its part. First part first, then the tracks.
 */
export function deckAnew(state: State, random: Random): number[] {
  const { deck, left } = state
  const drawn = deck.length - left
  const tracks = deck.slice(drawn).filter((card) => card !== LOCOMOTIVE_CARD)
  const places = locomotivePlaces(state, random)
  shuffle(random, tracks)
  const rest: number[] = []
  for (let place = 0, next = 0; place < left; place++) {
    rest.push(places.includes(place) ? LOCOMOTIVE_CARD : tracks[next++]!)
  }
  return [...deck.slice(0, drawn), ...rest]
}

/** New places of the undrawn locomotives, counted from the next card. */
function locomotivePlaces({ seats, deck, left }: State, random: Random): number[] {
  const places: number[] = []
  let end = left - deckParts(seats).reduce((sum, size) => sum + size, 0)
  for (const size of deckParts(seats)) {
    const start = Math.max(0, end)
    end += size
    const part = end > start ? deck.slice(deck.length - left + start, deck.length - left + end) : []
    if (part.includes(LOCOMOTIVE_CARD)) places.push(start + nextInt(random, part.length))
  }
  return places
}

export const reseed = (state: State, seed: string): State => ({
  ...clone(state),
  deck: deckAnew(state, seedRandom(seed)),
})
