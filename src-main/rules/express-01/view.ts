/** What a seat, the public or the all-seeing replay may know (E1-38). */
import type { Viewer } from '#shared/games/common.ts'
import { COMPANIES, type Company } from '#shared/games/express-01/cards.ts'
import type {
  DeckView,
  Express01Phase,
  Express01SeatView,
  Express01View,
} from '#shared/games/express-01/types.ts'
import { PAIRS } from '#shared/games/express-01/values.ts'
import { queueOf } from './bonus.ts'
import { basesOf, capitals } from './score.ts'
import type { Catalogue } from './card-set/catalogue.ts'
import { cardCode, routeOf, spaceCode } from './codes.ts'
import { handOf, shareOf, sharesIssued, stationCounts } from './places.ts'
import {
  CREDIT,
  EMPTY,
  emptyDecks,
  limits,
  NO_PAIR,
  NOBODY,
  PHASE,
  upgradedBases,
  type State,
} from './state.ts'

const PHASE_NAMES = Object.keys(PHASE) as Express01Phase[]

export function viewOf(c: Catalogue, s: State, viewer: Viewer): Express01View {
  const sheets = capitals(c, s)
  const stations = stationCounts(c, s)
  return {
    viewer,
    rules: s.rules,
    options: {
      board: s.board,
      length: s.long ? 'long' : 'short',
      blackEngineShare: s.engineOwnTurn ? 'own-turn' : 'any-payment',
    },
    phase: PHASE_NAMES[s.phase] as Express01Phase,
    round: s.round,
    turn: s.turn,
    ...(s.pair === NO_PAIR ? {} : { pair: PAIRS[s.pair] as (typeof PAIRS)[number] }),
    credit: s.credit === CREDIT.card ? 'card' : s.credit === CREDIT.route ? 'route' : 'none',
    opening: s.opening,
    seats: s.turnCard.map((_, seat) => ({ ...seatView(c, s, seat, viewer), capital: sheets[seat] as never })),
    ...(s.engine === NOBODY ? {} : { engine: s.engine }),
    board: s.cards.flatMap((card, space) =>
      card === EMPTY
        ? []
        : [{ space: spaceCode(c, space), card: cardCode(c, card), turned: s.turned[space] as boolean }],
    ),
    decks: c.decks.map((_, deck) => deckView(c, s, deck, viewer)),
    companies: Object.fromEntries(
      COMPANIES.map((company, i) => [
        company,
        { stations: stations[i] as number, issued: sharesIssued(c, s, i) },
      ]),
    ) as Record<Company, { stations: number; issued: number }>,
    upgraded: upgradedBases(s),
    decksEmpty: emptyDecks(s),
    limits: limits(s),
    idle: s.idle,
    active: s.active,
    acted: s.acted,
    lastRound: s.end !== 0,
    west: s.west,
    ...(s.payment ? { payment: paymentView(c, s) } : {}),
  }
}

function seatView(c: Catalogue, s: State, seat: number, viewer: Viewer): Omit<Express01SeatView, 'capital'> {
  const hand = handOf(s, seat)
  const open = viewer === 'all' || viewer === seat
  const mask = typeof viewer === 'number' ? 1 << viewer : (1 << s.seats) - 1
  const knows = (card: number): boolean => ((s.known[card] as number) & mask) === mask
  const bid = s.bids[seat] as number
  // A bid is secret until all have chosen (E1-5).
  const bidOpen = bid >= 0 && (open || s.phase !== PHASE.bid)
  return {
    hand: open ? hand.map((card) => cardCode(c, card)) : { cards: hand.length },
    known: open ? [] : hand.filter(knows).map((card) => cardCode(c, card)),
    ...(bidOpen ? { bid: cardCode(c, bid) } : {}),
    chosen: bid >= 0,
    turnCard: s.turnCard[seat] as number,
    gone: s.gone[seat] as boolean,
    shares: s.place.flatMap((place, card) => (place === shareOf(seat) ? [cardCode(c, card)] : [])),
    bases: (s.bases[seat] as number[]).map((space) => spaceCode(c, space)),
    baseKinds: basesOf(c, s, seat),
  }
}

function deckView(c: Catalogue, s: State, deck: number, viewer: Viewer): DeckView {
  const cards = s.decks[deck] as number[]
  const order = cards.map((card) => cardCode(c, card)).reverse()
  return {
    name: c.decks[deck] as DeckView['name'],
    cards: [...order].sort(),
    top: order.slice(0, s.faceUp[deck]),
    ...(viewer === 'all' ? { order } : {}),
  }
}

function paymentView(c: Catalogue, s: State): NonNullable<Express01View['payment']> {
  const payment = s.payment as NonNullable<State['payment']>
  return {
    ...(payment.company < 0 ? {} : { company: COMPANIES[payment.company] as Company }),
    route: routeOf(c, payment.route),
    amount: payment.amount,
    left: payment.left,
    room: payment.room.slice(),
    queue: queueOf(s),
  }
}
