/**
 * E1-39: in the round after an idle one a seat that can upgrade, take a share from a deck or send a paying train must do
 * one of these in its turn; which, and with what pair of actions, it chooses.
 */
import type { Refusal } from '#shared/games/common.ts'
import { COMPANIES } from '#shared/games/express-01/cards.ts'
import { PAIRS } from '#shared/games/express-01/values.ts'
import { refusal } from '../game.ts'
import { decksHoldShare, priceOf } from './acquire.ts'
import { companyRefusals, decksHaveCards, paymentOf } from './bonus.ts'
import type { Catalogue } from './card-set/catalogue.ts'
import { canUpgrade } from './expand.ts'
import { handOf } from './places.ts'
import { CREDIT, END, NOBODY, PHASE, type State } from './state.ts'

type Pair = (typeof PAIRS)[number]

/** The round before was idle, and the seat at turn has done none of these yet. */
const isDue = (c: Catalogue, s: State): boolean =>
  c.version.duty && s.idle > 0 && s.end === END.none && !s.acted && !s.opening

const canExpand = (c: Catalogue, s: State): boolean =>
  s.credit !== CREDIT.none ||
  (s.engine === s.turn && canUpgrade(c, s, CREDIT.card, -1)) ||
  handOf(s, s.turn).some((card) => canUpgrade(c, s, CREDIT.card, card))

/** From a deck, or a share of the hand that is paid and taken at once (E1-11, E1-25). */
function canBuy(c: Catalogue, s: State): boolean {
  const hand = handOf(s, s.turn)
  const purse = hand.length + (s.engine === s.turn && s.engine !== NOBODY ? 1 : 0)
  return COMPANIES.some((_, company) => {
    const price = priceOf(c, s, company)
    if (price === 0 || price > purse) return false
    return decksHoldShare(c, s, company) || hand.some((card) => c.company[card] === company)
  })
}

const canSend = (c: Catalogue, s: State): boolean =>
  decksHaveCards(s) &&
  COMPANIES.some(
    (_, company) => companyRefusals(c, s, s.turn, company).length === 0 && paymentOf(c, s, company) > 0,
  )

const canAct = (c: Catalogue, s: State, pair: Pair): boolean =>
  pair === 'CD' ? canSend(c, s) : canExpand(c, s) || canBuy(c, s)

const MUST = refusal('E1-39', 'mustAct')

/** Why a pair may not be chosen: nothing could be done in it, but in another. */
export const pairRefusals = (c: Catalogue, s: State, pair: Pair): readonly Refusal[] =>
  isDue(c, s) && !canAct(c, s, pair) && PAIRS.some((other) => canAct(c, s, other)) ? [MUST] : []

/** Why an action may not be ended: something can be done in it, and in what is left of the turn nothing. */
export function endRefusals(c: Catalogue, s: State): readonly Refusal[] {
  if (!isDue(c, s)) return []
  const [now, then] = s.phase === PHASE.expand ? [canExpand, canBuy] : [canBuy, canExpand]
  const must = s.phase === PHASE.bonus ? canSend(c, s) : now(c, s) && !(s.step === 0 && then(c, s))
  return must && s.phase !== PHASE.order ? [MUST] : []
}
