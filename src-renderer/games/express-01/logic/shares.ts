/** What can be bought: the shares on offer by company, and a payment to begin with. */
import { COMPANIES, type Company } from '#shared/games/express-01/cards.ts'
import type { Express01Action, Express01View } from '#shared/games/express-01/types.ts'
import { ENGINE } from '#shared/games/express-01/values.ts'
import { byWorth, companyOf, openHand } from './hand.ts'

export type Buy = Extract<Express01Action, { do: 'buy' }>
export interface Offer {
  readonly card: string
  /** The seat it is taken from; nothing: from its deck. */
  readonly from: number | undefined
  /** It lies in one's own hand and is paid at once (E1-11). */
  readonly own: boolean
}

/** Offers of a company, each once: from the decks, out of the own hand, or of other seats. */
export function offersOf(actions: readonly Express01Action[], company: Company): Offer[] {
  return actions
    .filter((action): action is Buy => action.do === 'buy' && action.company === company)
    .map(({ card, from, pay }) => ({ card, from, own: pay.includes(card) }))
}

export const priceOf = (view: Express01View, company: Company): number => view.companies[company].stations

/** The cards one would miss least, `price` of them; a share bought out of the hand is among them. */
export function suggestedPay(
  view: Express01View,
  seat: number,
  price: number,
  offer: Offer | undefined,
): string[] {
  const own = view.seats[seat]
  const hand = byWorth((own && openHand(own)) ?? [])
  const kept = offer?.own ? [offer.card] : []
  const cards = [...kept, ...hand.filter((card) => !kept.includes(card))].slice(0, price)
  return cards.length < price && view.engine === seat ? [...cards, ENGINE] : cards
}

export const buyAction = (company: Company, offer: Offer, pay: readonly string[]): Buy => ({
  do: 'buy',
  company,
  card: offer.card,
  pay: [...pay],
  ...(offer.from === undefined ? {} : { from: offer.from }),
})

/** A share of the company to ask the rules about, wherever it lies. */
export const anyShare = (view: Express01View, company: Company): string | undefined =>
  [...view.decks.flatMap((deck) => deck.cards), ...view.seats.flatMap((seat) => seat.shares)].find(
    (card) => companyOf(card) === company,
  )

/** Companies by their key 1 to 4. */
export const companyAt = (number: number): Company | undefined => COMPANIES[number - 1]
