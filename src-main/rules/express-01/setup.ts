/**
 * The set-up (E1-2 to E1-5). What the seed decides, in this order: each deck is shuffled in the order of the
 * catalogue's decks, then the hands are dealt from the top of the third route deck, six cards to seat 0, 1, ...
 */
import type { Express01Deal, Express01Options } from '#shared/games/express-01/types.ts'
import { DealError, type Setup } from '../game.ts'
import { seedRandom, shuffle } from '../random.ts'
import type { Catalogue } from './card-set/catalogue.ts'
import { EMPTY, NO_PAIR, NOBODY, PHASE, type State, clone } from './state.ts'
import { giveTo, IN_DECK } from './places.ts'
import { CURRENT } from './versions.ts'

/** E1-4: cards in a first hand. */
const HAND = 6

export function setUp(c: Catalogue, setup: Setup<Express01Options, Express01Deal>): State {
  const { options, seats, seed } = setup
  const zeros = (): number[] => Array.from({ length: seats }, () => 0)
  const s: State = {
    rules: setup.rules ?? CURRENT,
    board: options.board,
    long: options.length === 'long',
    engineOwnTurn: options.blackEngineShare === 'own-turn',
    seats,
    random: seedRandom(seed),
    phase: PHASE.bid,
    round: 0,
    turn: 0,
    turnCard: zeros(),
    gone: zeros().map(() => false),
    engine: NOBODY,
    bids: zeros().map(() => -1),
    pair: NO_PAIR,
    step: 0,
    credit: 0,
    opening: true,
    place: c.codes.map(() => IN_DECK),
    known: c.codes.map(() => 0),
    decks: c.decks.map((_, deck) => c.codes.map((_, card) => card).filter((card) => c.deckOf[card] === deck)),
    faceUp: c.decks.map(() => 0),
    cards: c.board.spaces.map(() => EMPTY),
    turned: c.board.spaces.map(() => false),
    bases: zeros().map((): number[] => []),
    west: false,
    payment: null,
    active: false,
    acted: false,
    idle: 0,
    end: 0,
  }
  for (const deck of s.decks) shuffle(s.random, deck)
  if (setup.deal) fixDeal(c, s, setup.deal)
  else {
    const route3 = s.decks[c.decks.indexOf('route-3')] as number[]
    for (let seat = 0; seat < seats; seat++)
      for (let i = 0; i < HAND; i++) giveTo(s, route3.pop() as number, seat, 1 << seat)
  }
  return s
}

/** Hands and decks as a record fixes them; every card exactly once, hands from the third route deck (E1-4). */
function fixDeal(c: Catalogue, s: State, deal: Express01Deal): void {
  const used = new Set<number>()
  const card = (code: string, deck: number, where: string): number => {
    const found = c.cardOf.get(code)
    if (found === undefined) throw new DealError(where, `${code} is no card of this game`)
    if (c.deckOf[found] !== deck) throw new DealError(where, `${code} does not belong to ${c.decks[deck]}`)
    if (used.has(found)) throw new DealError(where, `${code} stands twice`)
    used.add(found)
    return found
  }
  const route3 = c.decks.indexOf('route-3')
  if (deal.hands.length !== s.seats)
    throw new DealError('deal.hands', `${deal.hands.length} hands for ${s.seats} seats`)
  deal.hands.forEach((hand, seat) => {
    if (hand.length !== HAND)
      throw new DealError(`deal.hands.${seat}`, `${hand.length} cards instead of ${HAND}`)
    for (const code of hand) giveTo(s, card(code, route3, `deal.hands.${seat}`), seat, 1 << seat)
  })
  for (const name of Object.keys(deal.decks))
    if (!c.decks.some((deck) => deck === name))
      throw new DealError(`deal.decks.${name}`, 'is no deck of this board')
  c.decks.forEach((name, deck) => {
    const listed = deal.decks[name]
    const where = `deal.decks.${name}`
    // A deck that is not listed keeps the order of the shuffle.
    s.decks[deck] = listed
      ? listed.map((code) => card(code, deck, where)).reverse()
      : (s.decks[deck] as number[]).filter((found) => !used.has(found))
    const wanted = c.deckOf.filter((d, found) => d === deck && s.place[found] === IN_DECK).length
    if (s.decks[deck].length !== wanted)
      throw new DealError(where, `${s.decks[deck].length} cards instead of ${wanted}`)
  })
}

/** The face-down part of every deck in a new order; what lies face up on top stays (E1-13). */
export function reseed(s: State, seed: string): State {
  const next = clone(s)
  next.random = seedRandom(seed)
  next.decks = next.decks.map((deck, i) => {
    const down = deck.length - (next.faceUp[i] as number)
    return [...shuffle(next.random, deck.slice(0, down)), ...deck.slice(down)]
  })
  return next
}
