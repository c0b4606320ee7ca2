/** The match: setting it up, dealing its hands from a seed or as typed in, and from hand to hand (EX-1 to EX-3, EX-41). */
import type { ExpressDeal, ExpressOptions } from '#shared/games/express/types.ts'
import { nextInt, seedRandom, shuffle, type Random } from '../random.ts'
import { handSize, startTurn } from './turn/draw.ts'
import { cardsOf, copiesFor, cardNumberOf, countKinds, KINDS, cardName } from './cards.ts'
import { clone, type State, teamsOf, type Told } from './state.ts'
import { express as info } from '#shared/games/express/info.ts'
import { seatNumbers } from '#shared/games/seats.ts'
import { DealError, type Setup } from '../game.ts'
import { placesOf, sheetOf, totalsOf } from './score.ts'
import { CURRENT } from './versions.ts'

/**
 * The first hand, dealt from the seed or as given; whoever has to redeal has done so. Throws RangeError for a number of
 * seats that the options do not allow.
 */
export function setUp({ options, seats, seed, deal, rules }: Setup<ExpressOptions, ExpressDeal>): State {
  const allowed = seatNumbers(info, { ...options })
  if (!allowed.includes(seats)) throw new RangeError(`seats: ${seats} is not one of ${allowed.join(', ')}`)
  if (deal) checkDeal(options, seats, deal)
  const random = seedRandom(seed)
  const dealer = nextInt(random, seats)
  const s = bareTable(options, seats, deal?.dealer ?? dealer, random)
  s.rules = rules ?? CURRENT
  dealHand(s, undefined, deal)
  return s
}

/** A match before its first hand. */
export function bareTable(options: ExpressOptions, seats: number, dealer: number, random: Random): State {
  return {
    rules: CURRENT,
    ...{ options, seats, random, hand: 0, dealer, turn: dealer, direction: 1, phase: 'draw', extra: false },
    ...{ permission: 'none', pending: null, hands: [], trains: [], wayCars: [], deck: [], discards: [] },
    ...{ slot: [], aside: [], turns: [], lost: [], idle: 0, undrawn: 0, sheets: [], memory: [] },
  }
}

/** Every hand starts with all cards, leftward, at the seat left of the dealer (EX-3). */
function dealHand(s: State, told?: Told, deal?: ExpressDeal): void {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat)
  const teams = Array.from({ length: teamsOf(s) }, (_, team) => team)
  s.deck = deal ? deal.deck.map(cardNumberOf).reverse() : shuffle(s.random, allCards(s.seats))
  s.hands = seats.map((seat) => {
    const hand = deal ? deal.hands[seat]!.map(cardNumberOf) : s.deck.splice(-handSize(s.options))
    return hand.sort((a, b) => a - b)
  })
  s.trains = teams.map(() => [])
  s.wayCars = teams.map(() => [])
  s.discards = []
  s.slot = []
  s.aside = []
  s.turns = seats.map(() => 0)
  s.lost = seats.map(() => 0)
  s.memory = [...seats.map(() => []), []]
  s.direction = 1
  s.idle = 0
  s.undrawn = 0
  const first = (s.dealer + 1) % s.seats
  told?.push({ event: { what: 'dealt', hand: s.hand, dealer: s.dealer, first } })
  startTurn(s, first, false, told)
}

const allCards = (seats: number): number[] => cardsOf(copiesFor(seats))

/** Throws `DealError` naming where and why. */
function checkDeal(options: ExpressOptions, seats: number, deal: ExpressDeal): void {
  if (deal.dealer >= seats) {
    throw new DealError('deal.dealer', `seat ${deal.dealer} does not exist, there are ${seats}`)
  }
  if (deal.hands.length !== seats) {
    throw new DealError('deal.hands', `${deal.hands.length} hands for ${seats} seats`)
  }
  const size = handSize(options)
  deal.hands.forEach((hand, seat) => {
    if (hand.length !== size) {
      throw new DealError(`deal.hands[${seat}]`, `${hand.length} cards, each hand has ${size}`)
    }
  })
  const given = countKinds([...deal.hands.flat(), ...deal.deck].map(cardNumberOf))
  const copies = copiesFor(seats)
  for (let k = 0; k < KINDS; k++) {
    if (given[k] !== copies[k]) {
      const where = given[k]! > copies[k]! ? 'deal' : 'deal.deck'
      throw new DealError(where, `${cardName(k)} is there ${given[k]} times, the game has ${copies[k]}`)
    }
  }
}

/** A target match ends after so many hands at the latest. */
const MOST_HANDS = 20

/** The hand is over: it is scored, and the next one dealt unless the match is over too. */
export function finishHand(s: State, wentOut: number | null, told?: Told): void {
  const sheet = sheetOf(s, wentOut)
  told?.push({ event: wentOut === null ? { what: 'standstill' } : { what: 'wentOut', seat: wentOut } })
  s.sheets.push(sheet)
  const over = matchOver(s)
  if (over) s.phase = 'over'
  told?.push({ event: { what: 'scored', hand: s.hand, sheet } })
  if (over) {
    const totals = totalsOf(s)
    told?.push({ event: { what: 'ended', totals, places: placesOf(totals) } })
    return
  }
  s.hand++
  s.dealer = (s.dealer + 1) % s.seats
  dealHand(s, told)
}

function matchOver(s: State): boolean {
  const { match, hands, target } = s.options
  const played = s.sheets.length
  if (match === 'hand') return true
  if (match === 'hands') return played >= hands
  return played >= MOST_HANDS || totalsOf(s).some((total) => total >= target)
}

/** The deck in a new order, and new luck for every later shuffle; what is known of the deck stays true. */
export function reseed(state: State, seed: string): State {
  const fresh = clone(state)
  fresh.random = seedRandom(seed)
  shuffle(fresh.random, fresh.deck)
  return fresh
}
