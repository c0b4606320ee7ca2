/** Carries out legal actions in place and tells what happened. */
import type { Happened } from '#shared/games/common.ts'
import type { Express01Action, Express01Event } from '#shared/games/express-01/types.ts'
import { ENGINE, PAIRS } from '#shared/games/express-01/values.ts'
import { buy, priceOf } from './acquire.ts'
import { asksForEngine, decksHaveCards, declareEngine, startPayment, takeCard } from './bonus.ts'
import type { Catalogue } from './card-set/catalogue.ts'
import { pairIndex } from './check.ts'
import { cardCode, cardIndex, companyIndex, purchaseOf, spaceIndex, stepsOf } from './codec.ts'
import { pay, upgrade } from './expand.ts'
import { actionLetter, choosePair, endAction, openBids, swapTurnCards } from './flow.ts'
import { tell, type Sink } from './refuse.ts'
import { EMPTY, PHASE, type State } from './state.ts'

export function play(c: Catalogue, s: State, seat: number, action: Express01Action, sink?: Sink): void {
  switch (action.do) {
    case 'bid':
      return bid(c, s, seat, action.card, sink)
    case 'pair':
      choosePair(s, pairIndex(action.pair))
      return tell(sink, { what: 'pair', seat, pair: PAIRS[s.pair] as 'AB' })
    case 'pay':
      pay(c, s, cardIndex(c, action.card))
      return tell(sink, { what: 'paid', seat, card: action.card })
    case 'upgrade':
      return layCard(c, s, seat, action, sink)
    case 'buy': {
      const price = priceOf(c, s, companyIndex(action.company))
      buy(c, s, seat, purchaseOf(c, action))
      return sink?.(bought(seat, action, price))
    }
    case 'done':
      tell(sink, { what: 'done', seat, action: actionLetter(s) })
      return endAction(c, s, sink)
    case 'bonus':
      startPayment(c, s, seat, companyIndex(action.company), stepsOf(c, action.route))
      tell(sink, {
        what: 'bonus',
        seat,
        company: action.company,
        route: action.route,
        amount: s.payment?.amount ?? 0,
      })
      if (asksForEngine(s)) s.phase = PHASE.engine
      else goOnPaying(c, s, sink)
      return
    case 'engine':
      if (action.use) declareEngine(s)
      tell(sink, { what: 'engine', seat, use: action.use })
      return goOnPaying(c, s, sink)
    case 'take':
      return take(c, s, seat, action.deck, sink)
    case 'swap':
      swapTurnCards(s, action.with)
      tell(sink, { what: 'swapped', seat, with: action.with })
      return endAction(c, s, sink)
  }
}

function bid(c: Catalogue, s: State, seat: number, card: string, sink: Sink): void {
  s.bids[seat] = cardIndex(c, card)
  sink?.({
    event: { what: 'chose', seat },
    secret: { to: [seat], event: { what: 'chose', seat, card } },
  })
  if (s.bids.every((chosen) => chosen >= 0)) {
    sink = sink && revealing(sink)
    openBids(c, s, sink)
  }
}

/** Marks the first event told as one that shows cards. */
function revealing(sink: NonNullable<Sink>): NonNullable<Sink> {
  let first = true
  return (happened) => {
    sink(first ? { ...happened, reveals: true } : happened)
    first = false
  }
}

/** E1-25: cards given to another seat are seen by those two only; the others see how many, and an engine go. */
function bought(
  seat: number,
  action: Extract<Express01Action, { do: 'buy' }>,
  price: number,
): Happened<Express01Event> {
  const { company, card, pay, from } = action
  const open: Express01Event = { what: 'bought', seat, company, card, price, pay }
  if (from === undefined) return { event: open }
  return {
    event: { ...open, pay: pay.filter((paid) => paid === ENGINE), from },
    secret: { to: [seat, from], event: { ...open, from } },
    reveals: true,
  }
}

function layCard(
  c: Catalogue,
  s: State,
  seat: number,
  action: Extract<Express01Action, { do: 'upgrade' }>,
  sink: Sink,
): void {
  const space = spaceIndex(c, action.space)
  const over = upgrade(c, s, seat, space, cardIndex(c, action.card), action.turned)
  tell(sink, {
    what: 'upgraded',
    seat,
    space: action.space,
    card: action.card,
    turned: action.turned,
    ...(over === EMPTY ? {} : { over: cardCode(c, over) }),
  })
  if (over === EMPTY && !s.west && c.board.west.includes(space)) {
    s.west = true
    tell(sink, { what: 'west', seat })
    // E1-22: one card at once, if any deck has one.
    if (decksHaveCards(s)) {
      s.payment = { company: -1, amount: 1, left: 1, room: s.turnCard.map(() => 0), next: seat, route: [] }
      s.phase = PHASE.take
    }
  }
}

function take(c: Catalogue, s: State, seat: number, deckName: string, sink: Sink): void {
  const deck = c.decks.findIndex((name) => name === deckName)
  const name = c.decks[deck] as (typeof c.decks)[number]
  const { card, seen } = takeCard(s, deck)
  const known: Express01Event = { what: 'took', seat, deck: name, card: cardCode(c, card) }
  sink?.(
    seen
      ? { event: known }
      : { event: { what: 'took', seat, deck: name }, secret: { to: [seat], event: known }, reveals: true },
  )
  goOnPaying(c, s, sink)
}

/** The next card of the payment, or its end: what no deck can give is lost (E1-33). */
function goOnPaying(c: Catalogue, s: State, sink: Sink): void {
  const { payment } = s
  if (!payment) return
  if (payment.left > 0 && decksHaveCards(s)) {
    s.phase = PHASE.take
    return
  }
  if (payment.left > 0) tell(sink, { what: 'lost', cards: payment.left })
  s.payment = null
  if (payment.company < 0) s.phase = PHASE.expand
  else endAction(c, s, sink)
}
