/** A seat's hand as its viewer may see it, and what of it to pay first. */
import { COMPANIES, type Company } from '#shared/games/express-01/cards.ts'
import type { Express01SeatView } from '#shared/games/express-01/types.ts'
import { ENGINE } from '#shared/games/express-01/values.ts'
import { cardOf, carriesEngine } from '../art/card-set.ts'

type Hand = Express01SeatView['hand']
const isOpen = (hand: Hand): hand is readonly string[] => Array.isArray(hand)

/** The cards of an open hand by number; nothing for a hand the viewer may not see. */
export const openHand = ({ hand }: Pick<Express01SeatView, 'hand'>): readonly string[] | undefined =>
  isOpen(hand) ? [...hand].sort() : undefined

/** The company a card is a share of; a copy without the share symbol is none. */
export const companyOf = (code: string): Company | undefined =>
  carriesEngine(code) ? cardOf(code).engine?.company : undefined

export const sharesOf = (shares: readonly string[], company: Company): number =>
  shares.filter((code) => companyOf(code) === company).length

/** Companies with their shares held, those without left out. */
export const holdings = (shares: readonly string[]): { company: Company; count: number }[] =>
  COMPANIES.map((company) => ({ company, count: sharesOf(shares, company) })).filter(({ count }) => count > 0)

/**
 * The cards in the order one would miss them least: no shares before shares, low stages before high. The black
 * engine is never suggested: it is worth more than a card at the end.
 */
export const byWorth = (cards: readonly string[]): string[] => {
  const worth = (code: string): number => (companyOf(code) ? 10 : 0) + cardOf(code).stage
  return cards.filter((card) => card !== ENGINE).sort((a, b) => worth(a) - worth(b) || (a < b ? -1 : 1))
}
