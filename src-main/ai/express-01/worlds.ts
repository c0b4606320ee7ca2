/** A full state that a seat could believe in, drawn from its view alone (E1-38). */
import { COMPANIES } from '#shared/games/express-01/cards.ts'
import type { Express01View } from '#shared/games/express-01/types.ts'
import { PAIRS } from '#shared/games/express-01/values.ts'
import { nextUint32, shuffle, type Random } from '../../rules/random.ts'
import { type Catalogue, catalogueFor } from '../../rules/express-01/card-set/catalogue.ts'
import { stepsOf, spaceNumberOf } from '../../rules/express-01/codes.ts'
import { EMPTY, NO_PAIR, NOBODY, PHASE, type State } from '../../rules/express-01/state.ts'
import { handOf, IN_DECK, inHandOf, ON_BOARD, shareOf } from '../../rules/express-01/places.ts'

export const catalogueOf = (view: Express01View): Catalogue =>
  catalogueFor({ rules: view.rules, board: view.options.board })

/**
 * Unknown cards of the other hands are drawn from those lying nowhere in sight, taken in sorted order so that
 * nothing of the true order leaks; face-down cards of the decks are shuffled.
 */
export function determinize(view: Express01View, random: Random): State {
  const c = catalogueOf(view)
  const viewer = typeof view.viewer === 'number' ? view.viewer : NOBODY
  const s = skeleton(c, view, random)
  const card = (code: string): number => c.cardOf.get(code) as number
  view.board.forEach((laid) => {
    const space = spaceNumberOf(c, laid.space)
    s.cards[space] = card(laid.card)
    s.turned[space] = laid.turned
    s.place[card(laid.card)] = ON_BOARD
  })
  view.decks.forEach((deck, i) => {
    const top = deck.top.map(card)
    const down = deck.cards.map(card).filter((found) => !top.includes(found))
    s.decks[i] = [
      ...shuffle(
        random,
        down.sort((a, b) => a - b),
      ),
      ...top.reverse(),
    ]
    s.faceUp[i] = deck.top.length
    for (const found of s.decks[i]) s.place[found] = IN_DECK
  })
  view.seats.forEach((seat, i) => {
    seat.shares.forEach((code) => (s.place[card(code)] = shareOf(i)))
    const open = Array.isArray(seat.hand) ? (seat.hand as readonly string[]) : seat.known
    for (const code of open) hold(s, card(code), i, i === viewer ? 1 << i : (1 << i) | (1 << viewer))
  })
  dealUnknown(s, view, random)
  view.seats.forEach((seat, i) => {
    const hand = handOf(s, i)
    if (seat.bid !== undefined) s.bids[i] = card(seat.bid)
    else if (seat.chosen) s.bids[i] = hand[nextUint32(random) % hand.length] as number
  })
  if (view.payment) s.payment = paymentOf(c, view)
  return s
}

function hold(s: State, card: number, seat: number, known: number): void {
  s.place[card] = inHandOf(seat)
  s.known[card] = known
}

const UNSEEN = -1

function dealUnknown(s: State, view: Express01View, random: Random): void {
  const pool = shuffle(
    random,
    s.place.flatMap((place, card) => (place === UNSEEN ? [card] : [])),
  )
  view.seats.forEach((seat, i) => {
    if (Array.isArray(seat.hand)) return
    const unknown = (seat.hand as { cards: number }).cards - seat.known.length
    for (let n = 0; n < unknown; n++) hold(s, pool.pop() as number, i, 1 << i)
  })
}

/** Everything that the view tells outright; every card still unseen. */
function skeleton(c: Catalogue, view: Express01View, random: Random): State {
  const { options } = view
  const seats = view.seats.length
  return {
    rules: view.rules,
    board: options.board,
    long: options.length === 'long',
    engineOwnTurn: options.blackEngineShare === 'own-turn',
    seats,
    random: [nextUint32(random), nextUint32(random), nextUint32(random), nextUint32(random) | 1],
    phase: PHASE[view.phase],
    round: view.round,
    turn: view.turn,
    turnCard: view.seats.map((seat) => seat.turnCard),
    gone: view.seats.map((seat) => seat.gone),
    engine: view.engine ?? NOBODY,
    bids: view.seats.map(() => -1),
    pair: view.pair ? PAIRS.indexOf(view.pair) : NO_PAIR,
    step: stepOf(view),
    credit: view.credit === 'card' ? 2 : view.credit === 'route' ? 1 : 0,
    opening: view.opening,
    place: c.codes.map(() => UNSEEN),
    known: c.codes.map(() => 0),
    decks: c.decks.map(() => []),
    faceUp: c.decks.map(() => 0),
    cards: c.board.spaces.map(() => EMPTY),
    turned: c.board.spaces.map(() => false),
    bases: view.seats.map((seat) => seat.bases.map((code) => spaceNumberOf(c, code))),
    west: view.west,
    payment: null,
    active: view.active,
    acted: view.acted,
    idle: view.idle,
    end: !view.lastRound ? 0 : view.upgraded >= view.limits.upgraded ? 1 : 2,
  }
}

/** Which action of the pair is under way. */
function stepOf(view: Express01View): number {
  if (view.phase === 'order') return 1
  if (view.phase === 'acquire') return view.pair === 'AB' ? 1 : 0
  const expanding = view.phase === 'expand' || (view.phase === 'take' && !view.payment?.company)
  return expanding && view.pair === 'BA' ? 1 : 0
}

function paymentOf(c: Catalogue, view: Express01View): NonNullable<State['payment']> {
  const payment = view.payment as NonNullable<Express01View['payment']>
  return {
    company: payment.company ? COMPANIES.indexOf(payment.company) : -1,
    amount: payment.amount,
    left: payment.left,
    room: [...payment.room],
    next: payment.queue[0] ?? view.turn,
    route: stepsOf(c, payment.route),
  }
}
