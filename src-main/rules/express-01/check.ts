/** Every reason against an action, most basic first: who may decide, what is due, then the action's own rules. */
import type { Refusal } from '#shared/games/common.ts'
import type { Express01Action } from '#shared/games/express-01/types.ts'
import { PAIRS } from '#shared/games/express-01/values.ts'
import { buyRefusals } from './acquire.ts'
import { bonusRefusals } from './bonus.ts'
import type { Catalogue } from './card-set/catalogue.ts'
import { endRefusals, pairRefusals } from './duty.ts'
import { cardNumberOf, layingOf, purchaseOf, trainRunOf, UNKNOWN } from './codes.ts'
import { inHand } from './places.ts'
import { mayLeaveCard, payRefusals, upgradeRefusals } from './expand.ts'
import { refusal } from '../game.ts'
import { CREDIT, deciders, PHASE, type PhaseCode, type State } from './state.ts'

const PHASE_OF: Readonly<Record<Exclude<Express01Action['do'], 'done'>, PhaseCode>> = {
  bid: PHASE.bid,
  pair: PHASE.pair,
  pay: PHASE.expand,
  upgrade: PHASE.expand,
  buy: PHASE.acquire,
  bonus: PHASE.bonus,
  engine: PHASE.engine,
  take: PHASE.take,
  swap: PHASE.order,
}

export function check(c: Catalogue, s: State, seat: number, action: Express01Action): readonly Refusal[] {
  if (s.phase === PHASE.over) return [refusal('E1-36', 'over')]
  if (!deciders(s).includes(seat)) return [refusal('E1-8', 'notYourTurn')]
  if (action.do === 'done') return doneRefusals(c, s)
  if (PHASE_OF[action.do] !== s.phase) return [refusal('E1-9', 'notDue')]
  switch (action.do) {
    case 'bid': {
      const card = cardNumberOf(c, action.card)
      return card >= 0 && inHand(s, seat, card) ? [] : [refusal('E1-5', 'notInHand')]
    }
    case 'pair':
      return s.opening && action.pair !== 'AB'
        ? [refusal('E1-10', 'openingIsExpand')]
        : pairRefusals(c, s, action.pair)
    case 'pay': {
      const card = cardNumberOf(c, action.card)
      return card === UNKNOWN ? [refusal('E1-11', 'notInHand')] : payRefusals(c, s, seat, card)
    }
    case 'upgrade': {
      const laying = layingOf(c, action)
      if (laying.space < 0) return [refusal('E1-15', 'noSpace')]
      if (laying.card < 0) return [refusal('E1-15', 'noCard')]
      return upgradeRefusals(c, s, laying)
    }
    case 'buy': {
      const purchase = purchaseOf(c, action)
      if (purchase.card < 0) return [refusal('E1-24', 'noShareOfCompany')]
      if (purchase.pay.includes(UNKNOWN)) return [refusal('E1-11', 'notInHand')]
      return buyRefusals(c, s, seat, purchase)
    }
    case 'bonus':
      return bonusRefusals(c, s, seat, trainRunOf(c, action))
    case 'engine':
      return []
    case 'take': {
      const deck = c.decks.indexOf(action.deck)
      if (deck < 0) return [refusal('E1-31', 'noDeck')]
      return s.decks[deck]?.length ? [] : [refusal('E1-31', 'deckEmpty')]
    }
    case 'swap':
      return action.with >= s.seats || action.with === seat ? [refusal('E1-34', 'swapWithAnother')] : []
  }
}

/** `done` ends A and B; it skips C and D (E1-9), and leaves the western card (E1-22). */
function doneRefusals(c: Catalogue, s: State): readonly Refusal[] {
  if (mayLeaveCard(c, s)) return []
  const due: readonly PhaseCode[] = [PHASE.expand, PHASE.acquire, PHASE.bonus, PHASE.order]
  if (!due.includes(s.phase)) return [refusal('E1-9', 'notDue')]
  if (s.phase !== PHASE.expand) return endRefusals(c, s)
  const refusals: Refusal[] = []
  if (s.opening) refusals.push(refusal('E1-10', 'openingBuilds'))
  if (s.credit === CREDIT.card) refusals.push(refusal('E1-14', 'usePaidCardFirst'))
  return refusals.length > 0 ? refusals : endRefusals(c, s)
}

export const pairNumberOf = (pair: (typeof PAIRS)[number]): number => PAIRS.indexOf(pair)
