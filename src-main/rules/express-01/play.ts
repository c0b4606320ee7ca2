/** Carries out legal actions in place and tells what happened. */
import type { Happened } from '#shared/games/common.ts'
import type { Express01Action, Express01Event } from '#shared/games/express-01/types.ts'
import { ENGINE, PAIRS } from '#shared/games/express-01/values.ts'
import { buy, priceOf } from './acquire.ts'
import { asksForEngine, decksHaveCards, declareEngine, startPayment, takeCard } from './bonus.ts'
import type { Catalogue } from './card-set/catalogue.ts'
import { pairNumberOf } from './check.ts'
import { cardCode, cardNumberOf, companyNumberOf, layingOf, purchaseOf, trainRunOf } from './codes.ts'
import { pay, upgrade } from './expand.ts'
import { actionLetter, choosePair, endAction, openBids, swapTurnCards } from './flow.ts'
import type { Told } from './state.ts'
import { EMPTY, PHASE, type State } from './state.ts'

/** A game being played: its catalogue, its state, and who is told what happens. */
export interface GameInPlay {
  readonly c: Catalogue
  readonly s: State
  readonly told?: Told | undefined
}

export function play(game: GameInPlay, seat: number, action: Express01Action): void {
  const { c, s, told } = game
  switch (action.do) {
    case 'bid':
      return bid(game, seat, action.card)
    case 'pair':
      choosePair(s, pairNumberOf(action.pair))
      told?.push({ event: { what: 'pair', seat, pair: PAIRS[s.pair] as 'AB' } })
      return
    case 'pay':
      pay(c, s, cardNumberOf(c, action.card))
      told?.push({ event: { what: 'paid', seat, card: action.card } })
      return
    case 'upgrade':
      return layCard(game, seat, action)
    case 'buy': {
      const price = priceOf(c, s, companyNumberOf(action.company))
      buy(c, s, seat, purchaseOf(c, action))
      told?.push(bought(seat, action, price))
      return
    }
    case 'done':
      if (s.phase === PHASE.take) return leaveCard(game, seat)
      told?.push({ event: { what: 'done', seat, action: actionLetter(s) } })
      return endAction(c, s, told)
    case 'bonus':
      startPayment(c, s, seat, trainRunOf(c, action))
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
      else goOnPaying(game)
      return
    case 'engine':
      if (action.use) declareEngine(s)
      told?.push({ event: { what: 'engine', seat, use: action.use } })
      return goOnPaying(game)
    case 'take':
      return take(game, seat, action.deck)
    case 'swap':
      swapTurnCards(s, action.with)
      told?.push({ event: { what: 'swapped', seat, with: action.with } })
      return endAction(c, s, told)
  }
}

function bid({ c, s, told }: GameInPlay, seat: number, card: string): void {
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
  { c, s, told }: GameInPlay,
  seat: number,
  action: Extract<Express01Action, { do: 'upgrade' }>,
): void {
  const laying = layingOf(c, action)
  const over = upgrade(c, s, seat, laying)
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
  if (over === EMPTY && !s.west && c.board.west.includes(laying.space)) {
    s.west = true
    told?.push({ event: { what: 'west', seat } })
    // E1-22: one card at once or not at all, if any deck has one.
    if (decksHaveCards(s)) {
      s.payment = { company: -1, amount: 1, left: 1, room: s.turnCard.map(() => 0), next: seat, route: [] }
      s.phase = PHASE.take
    }
  }
}

/** E1-22: the card of the West is not taken. */
function leaveCard({ s, told }: GameInPlay, seat: number): void {
  s.payment = null
  s.phase = PHASE.expand
  told?.push({ event: { what: 'westLeft', seat } })
}

function take(game: GameInPlay, seat: number, deckName: string): void {
  const { c, s, told } = game
  const deck = c.decks.findIndex((name) => name === deckName)
  const name = c.decks[deck] as (typeof c.decks)[number]
  const { card, seen } = takeCard(s, deck)
  const known: Express01Event = { what: 'took', seat, deck: name, card: cardCode(c, card) }
  told?.push(
    seen
      ? { event: known }
      : { event: { what: 'took', seat, deck: name }, secret: { to: [seat], event: known }, reveals: true },
  )
  goOnPaying(game)
}

/** The next card of the payment, or its end: what no deck can give is lost (E1-33). */
function goOnPaying({ c, s, told }: GameInPlay): void {
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
