/** Carries out legal actions in place and tells what happened. */
import type { Happened } from '#shared/games/common.ts'
import type { Express01Action, Express01Event } from '#shared/games/express-01/types.ts'
import { ENGINE, PAIRS } from '#shared/games/express-01/values.ts'
import { buy, priceOf } from './acquire.ts'
import { asksForEngine, decksHaveCards, declareEngine, startPayment, takeCard } from './bonus.ts'
import type { Catalogue } from './card-set/catalogue.ts'
import { pairNumberOf } from './check.ts'
import { cardCode, cardNumberOf, companyNumberOf, purchaseOf, spaceNumberOf, stepsOf } from './codes.ts'
import { pay, upgrade } from './expand.ts'
import { actionLetter, choosePair, endAction, openBids, swapTurnCards } from './flow.ts'
import type { Told } from './state.ts'
import { EMPTY, PHASE, type State } from './state.ts'

export function play(c: Catalogue, s: State, seat: number, action: Express01Action, told?: Told): void {
  switch (action.do) {
    case 'bid':
      return bid(c, s, seat, action.card, told)
    case 'pair':
      choosePair(s, pairNumberOf(action.pair))
      told?.push({ event: { what: 'pair', seat, pair: PAIRS[s.pair] as 'AB' } })
      return
    case 'pay':
      pay(c, s, cardNumberOf(c, action.card))
      told?.push({ event: { what: 'paid', seat, card: action.card } })
      return
    case 'upgrade':
      return layCard(c, s, seat, action, told)
    case 'buy': {
      const price = priceOf(c, s, companyNumberOf(action.company))
      buy(c, s, seat, purchaseOf(c, action))
      told?.push(bought(seat, action, price))
      return
    }
    case 'done':
      told?.push({ event: { what: 'done', seat, action: actionLetter(s) } })
      return endAction(c, s, told)
    case 'bonus':
      startPayment(c, s, seat, companyNumberOf(action.company), stepsOf(c, action.route))
      told?.push({
        event: {
          what: 'bonus',
          seat,
          company: action.company,
          route: action.route,
          amount: s.payment?.amount ?? 0,
        },
      })
      if (asksForEngine(s)) s.phase = PHASE.engine
      else goOnPaying(c, s, told)
      return
    case 'engine':
      if (action.use) declareEngine(s)
      told?.push({ event: { what: 'engine', seat, use: action.use } })
      return goOnPaying(c, s, told)
    case 'take':
      return take(c, s, seat, action.deck, told)
    case 'swap':
      swapTurnCards(s, action.with)
      told?.push({ event: { what: 'swapped', seat, with: action.with } })
      return endAction(c, s, told)
  }
}

function bid(c: Catalogue, s: State, seat: number, card: string, told?: Told): void {
  s.bids[seat] = cardNumberOf(c, card)
  told?.push({
    event: { what: 'chose', seat },
    secret: { to: [seat], event: { what: 'chose', seat, card } },
  })
  if (s.bids.every((chosen) => chosen >= 0)) openBids(c, s, told)
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
  told?: Told,
): void {
  const space = spaceNumberOf(c, action.space)
  const over = upgrade(c, s, seat, space, cardNumberOf(c, action.card), action.turned)
  told?.push({
    event: {
      what: 'upgraded',
      seat,
      space: action.space,
      card: action.card,
      turned: action.turned,
      ...(over === EMPTY ? {} : { over: cardCode(c, over) }),
    },
  })
  if (over === EMPTY && !s.west && c.board.west.includes(space)) {
    s.west = true
    told?.push({ event: { what: 'west', seat } })
    // E1-22: one card at once, if any deck has one.
    if (decksHaveCards(s)) {
      s.payment = { company: -1, amount: 1, left: 1, room: s.turnCard.map(() => 0), next: seat, route: [] }
      s.phase = PHASE.take
    }
  }
}

function take(c: Catalogue, s: State, seat: number, deckName: string, told?: Told): void {
  const deck = c.decks.findIndex((name) => name === deckName)
  const name = c.decks[deck] as (typeof c.decks)[number]
  const { card, seen } = takeCard(s, deck)
  const known: Express01Event = { what: 'took', seat, deck: name, card: cardCode(c, card) }
  told?.push(
    seen
      ? { event: known }
      : { event: { what: 'took', seat, deck: name }, secret: { to: [seat], event: known }, reveals: true },
  )
  goOnPaying(c, s, told)
}

/** The next card of the payment, or its end: what no deck can give is lost (E1-33). */
function goOnPaying(c: Catalogue, s: State, told?: Told): void {
  const { payment } = s
  if (!payment) return
  if (payment.left > 0 && decksHaveCards(s)) {
    s.phase = PHASE.take
    return
  }
  if (payment.left > 0) told?.push({ event: { what: 'lost', cards: payment.left } })
  s.payment = null
  if (payment.company < 0) s.phase = PHASE.expand
  else endAction(c, s, told)
}
