/** Setting up a match and dealing its hands (EX-2, EX-3). */
import type { ExpressDeal, ExpressOptions } from '#shared/games/express/types.ts'
import { nextInt, seedRandom, shuffle, type Random } from '../random.ts'
import { handSize } from './hand-size.ts'
import { copiesFor, numberOf } from './kinds.ts'
import { teamsOf } from './partners.ts'
import type { State } from './state.ts'
import type { Told } from './told.ts'
import { startTurn } from './turn-start.ts'

/** The first hand, dealt from the seed or as given; whoever has to redeal has done so. */
export function setUp(options: ExpressOptions, seats: number, seed: string, deal?: ExpressDeal): State {
  const random = seedRandom(seed)
  const dealer = nextInt(random, seats)
  const s = bareTable(options, seats, deal?.dealer ?? dealer, random)
  dealHand(s, undefined, deal)
  return s
}

/** A match before its first hand. */
export function bareTable(options: ExpressOptions, seats: number, dealer: number, random: Random): State {
  return {
    ...{ options, seats, random, hand: 0, dealer, turn: dealer, direction: 1, phase: 'draw', extra: false },
    ...{ permission: 'none', pending: null, hands: [], trains: [], wayCars: [], deck: [], discards: [] },
    ...{ slot: [], aside: [], turns: [], lost: [], idle: 0, undrawn: 0, sheets: [], memory: [] },
  }
}

/** Every hand starts with all cards, leftward, at the seat left of the dealer (EX-3). */
export function dealHand(s: State, told?: Told, deal?: ExpressDeal): void {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat)
  const teams = Array.from({ length: teamsOf(s) }, (_, team) => team)
  s.deck = deal ? deal.deck.map(numberOf).reverse() : shuffle(s.random, allCards(s.seats))
  s.hands = seats.map((seat) => {
    const hand = deal ? deal.hands[seat]!.map(numberOf) : s.deck.splice(-handSize(s.options))
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

const allCards = (seats: number): number[] => copiesFor(seats).flatMap((n, k) => new Array<number>(n).fill(k))
