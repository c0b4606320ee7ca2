/** B) Acquiring shares (E1-23 to E1-25). */
import type { Refusal } from '#shared/games/common.ts'
import type { Catalogue } from './card-set/catalogue.ts'
import { giveTo, IN_DECK, inHand, layOnDeck, pickFromDeck, shareOf, stationCounts } from './places.ts'
import { refusal } from '../game.ts'
import { NOBODY, type State } from './state.ts'

/** A purchase in numbers; `pay` holds cards, -1 for the black engine; `from` a seat, or -1 for the decks. */
export interface Purchase {
  readonly company: number
  readonly card: number
  readonly pay: readonly number[]
  readonly from: number
}

/** E1-23: what one share costs now, in cards: the company's stations; 0 where none can be bought. */
export const priceOf = (c: Catalogue, s: State, company: number): number =>
  stationCounts(c, s)[company] as number

/** Whether a deck holds a share of the company, looked at before paying (E1-25). */
export function decksHoldShare(c: Catalogue, s: State, company: number): boolean {
  for (let card = 0; card < s.place.length; card++)
    if (s.place[card] === IN_DECK && c.company[card] === company) return true
  return false
}

/** Every reason against a purchase, most basic first. */
export function buyRefusals(c: Catalogue, s: State, seat: number, purchase: Purchase): Refusal[] {
  const { company, card, pay } = purchase
  const refusals: Refusal[] = []
  const price = priceOf(c, s, company)
  if (price === 0) refusals.push(refusal('E1-23', 'noStation'))
  else if (pay.length !== price) refusals.push(refusal('E1-23', 'wrongPrice', { price, paid: pay.length }))
  if (new Set(pay).size !== pay.length) refusals.push(refusal('E1-11', 'paidTwice'))
  if (pay.some((paid) => paid >= 0 && !inHand(s, seat, paid))) refusals.push(refusal('E1-11', 'notInHand'))
  if (pay.includes(-1) && s.engine !== seat) refusals.push(refusal('E1-12', 'engineNotYours'))
  if (c.company[card] !== company) refusals.push(refusal('E1-24', 'noShareOfCompany'))
  refusals.push(...sourceRefusals(c, s, seat, purchase))
  return refusals
}

function sourceRefusals(c: Catalogue, s: State, seat: number, purchase: Purchase): Refusal[] {
  const { company, card, pay, from } = purchase
  if (from < 0)
    // A card just paid lies in a deck and may be bought at once (E1-11, E1-25).
    return s.place[card] === IN_DECK || pay.includes(card) ? [] : [refusal('E1-24', 'notInADeck')]
  const refusals: Refusal[] = []
  if (from === seat) refusals.push(refusal('E1-25', 'fromYourself'))
  else if (from >= s.seats || s.place[card] !== shareOf(from)) refusals.push(refusal('E1-25', 'notInFront'))
  if (decksHoldShare(c, s, company)) refusals.push(refusal('E1-25', 'decksHoldShares'))
  if (from === s.engine) refusals.push(refusal('E1-37', 'engineProtects'))
  return refusals
}

/** Pays and takes the share. */
export function buy(c: Catalogue, s: State, seat: number, purchase: Purchase): void {
  const { card, pay, from } = purchase
  for (const paid of pay)
    if (paid < 0) s.engine = NOBODY
    else if (from < 0) layOnDeck(c, s, paid)
    else giveTo(s, paid, from, (1 << seat) | (1 << from))
  if (from < 0) pickFromDeck(c, s, card)
  s.place[card] = shareOf(seat)
  if (from < 0) s.acted = true
  if (from < 0 || c.version.tradesCount) s.active = true
}
