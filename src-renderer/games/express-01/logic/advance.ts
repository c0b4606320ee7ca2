/**
 * The table between two states: what a view looks like once an event has been shown. Only for the pictures in
 * between; the state that main sends always has the last word.
 */
import { deckName } from '#shared/games/express-01/cards.ts'
import type {
  DeckView,
  Express01Event,
  Express01SeatView,
  Express01View,
} from '#shared/games/express-01/types.ts'
import { ENGINE } from '#shared/games/express-01/values.ts'
import { cardOf } from '../art/cards.ts'
import { capitalOf, companiesOf } from './capital.ts'
import { isOpen } from './hand.ts'

type Seat = Express01SeatView
type EventOf<W extends Express01Event['what']> = Extract<Express01Event, { what: W }>

const atSeat = (view: Express01View, at: number, change: (seat: Seat) => Partial<Seat>): Express01View => ({
  ...view,
  seats: view.seats.map((seat, i) => (i === at ? { ...seat, ...change(seat) } : seat)),
})

const less = (seat: Seat, cards: readonly string[], count = cards.length): Partial<Seat> => ({
  hand: isOpen(seat.hand)
    ? seat.hand.filter((held) => !cards.includes(held))
    : { cards: Math.max(0, seat.hand.cards - count) },
  known: seat.known.filter((held) => !cards.includes(held)),
})
/** `cards` as far as the viewer knows them, of `count`. */
const more = (seat: Seat, cards: readonly string[], count = cards.length): Partial<Seat> =>
  isOpen(seat.hand)
    ? { hand: [...seat.hand, ...cards].sort() }
    : { hand: { cards: seat.hand.cards + count }, known: [...seat.known, ...cards].sort() }

const onDeck = (
  view: Express01View,
  name: string,
  change: (deck: DeckView) => Partial<DeckView>,
): Express01View => ({
  ...view,
  decks: view.decks.map((deck) => (deck.name === name ? { ...deck, ...change(deck) } : deck)),
})
const laidOnDeck = (view: Express01View, card: string): Express01View =>
  onDeck(view, deckName(cardOf(card)), (deck) => ({
    cards: [...deck.cards, card].sort(),
    top: [card, ...deck.top],
  }))
const outOfDeck = (view: Express01View, card: string): Express01View =>
  onDeck(view, deckName(cardOf(card)), (deck) => ({
    cards: deck.cards.filter((held) => held !== card),
    top: deck.top.filter((held) => held !== card),
  }))

function withoutEngine(view: Express01View): Express01View {
  const { engine: _engine, ...rest } = view
  return rest
}

function upgraded(view: Express01View, event: EventOf<'upgraded'>): Express01View {
  const { space, card, turned, over, seat } = event
  const taken = outOfDeck(view, card)
  const cleared = over === undefined ? taken : laidOnDeck(taken, over)
  const board = [...cleared.board.filter((laid) => laid.space !== space), { space, card, turned }]
  const laid = {
    ...cleared,
    board: board.sort((a, b) => (a.space < b.space ? -1 : 1)),
    opening: false,
    active: true,
  }
  if (over !== undefined) return laid
  return { ...atSeat(laid, seat, ({ bases }) => ({ bases: [...bases, space] })), upgraded: laid.upgraded + 1 }
}

/** Cards handed to another seat are known to those two; the others only see how many (E1-25). */
function bought(view: Express01View, event: EventOf<'bought'>): Express01View {
  const { seat, from, card, pay, price } = event
  const known = pay.filter((paid) => paid !== ENGINE)
  const hidden = from !== undefined && pay.length < price
  const engineGone = view.engine === seat && pay.includes(ENGINE)
  const given = price - Number(pay.includes(ENGINE))
  const left = atSeat(engineGone ? withoutEngine(view) : view, seat, (own) =>
    less(own, known, hidden ? given : known.length),
  )
  const paid =
    from === undefined
      ? outOfDeck(known.reduce(laidOnDeck, left), card)
      : atSeat(left, from, (other) => ({
          ...more(other, known, hidden ? given : known.length),
          shares: other.shares.filter((held) => held !== card),
        }))
  return { ...atSeat(paid, seat, ({ shares }) => ({ shares: [...shares, card].sort() })), active: true }
}

function took(view: Express01View, event: EventOf<'took'>): Express01View {
  const { card, seat } = event
  const drawn = card === undefined ? view : outOfDeck(view, card)
  return atSeat(drawn, seat, (own) => more(own, card === undefined ? [] : [card], 1))
}

function swapped(view: Express01View, { seat, with: other }: EventOf<'swapped'>): Express01View {
  const cards = view.seats.map(({ turnCard }) => turnCard)
  return {
    ...view,
    seats: view.seats.map((own, i) => ({
      ...own,
      turnCard: (i === seat ? cards[other] : i === other ? cards[seat] : cards[i]) ?? own.turnCard,
    })),
  }
}

function step(view: Express01View, event: Express01Event): Express01View {
  switch (event.what) {
    case 'chose':
      return atSeat(view, event.seat, () => ({ chosen: true, ...(event.card ? { bid: event.card } : {}) }))
    case 'order':
      return {
        ...view,
        seats: view.seats.map((seat, i) => ({
          ...seat,
          chosen: true,
          bid: event.bids[i] ?? '',
          known: isOpen(seat.hand) ? seat.known : [...new Set([...seat.known, event.bids[i] ?? ''])].sort(),
          turnCard: event.turnCards[i] ?? 0,
        })),
      }
    case 'round':
      return { ...view, round: event.round, seats: view.seats.map((seat) => ({ ...seat, gone: false })) }
    case 'aid':
      return { ...view, engine: event.seat }
    case 'pair':
      return { ...view, pair: event.pair }
    case 'paid':
      return event.card === ENGINE
        ? withoutEngine(view)
        : laidOnDeck(
            atSeat(view, event.seat, (seat) => less(seat, [event.card])),
            event.card,
          )
    case 'upgraded':
      return upgraded(view, event)
    case 'bought':
      return bought(view, event)
    case 'bonus':
      return {
        ...view,
        active: true,
        payment: {
          company: event.company,
          route: event.route,
          amount: event.amount,
          left: event.amount,
          room: [],
          queue: [],
        },
      }
    case 'engine':
      return event.use ? withoutEngine(view) : view
    case 'took':
      return took(view, event)
    case 'swapped':
      return swapped(view, event)
    case 'west':
      return { ...view, west: true }
    case 'last':
      return { ...view, lastRound: true }
    case 'ended':
      return { ...view, phase: 'over' }
    case 'done':
    case 'lost':
      return view
  }
}

/** The view after the event, its counts with it. */
export function advance(view: Express01View, event: Express01Event): Express01View {
  const next = step(view, event)
  const companies = companiesOf(next)
  return {
    ...next,
    companies,
    decksEmpty: next.decks.filter((deck) => deck.cards.length === 0).length,
    seats: next.seats.map((seat, i) => ({ ...seat, capital: capitalOf(seat, companies, next.engine === i) })),
  }
}

/** The view with every secret of its viewer taken out: what may stay on the page when a curtain closes. */
export const conceal = (view: Express01View): Express01View => ({
  ...view,
  viewer: 'public',
  seats: view.seats.map((seat) => {
    const { bid: _bid, ...rest } = seat
    const bidOpen = view.phase !== 'bid' && seat.bid !== undefined ? { bid: seat.bid } : {}
    return {
      ...rest,
      ...bidOpen,
      // What others know of a hand is not worked out here; the public is told by the next state.
      known: [],
      hand: isOpen(seat.hand) ? { cards: seat.hand.length } : seat.hand,
    }
  }),
})
