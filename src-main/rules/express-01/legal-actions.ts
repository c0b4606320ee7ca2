/** What a seat may do: complete but for other payments and the detours of trains. */
import { COMPANIES } from '#shared/games/express-01/cards.ts'
import type { Express01Action, Express01Values, TrayCard } from '#shared/games/express-01/types.ts'
import { ENGINE, PAIRS } from '#shared/games/express-01/values.ts'
import type { LegalActions, Preview } from '../game.ts'
import { decksHoldShare, priceOf } from './acquire.ts'
import { bonusRefusals, companyRefusals, networkOf, queueOf, routesOf, startPayment } from './bonus.ts'
import type { Catalogue } from './card-set/catalogue.ts'
import { endRefusals, pairRefusals } from './duty.ts'
import { clone, CREDIT, deciders, PHASE, type State } from './state.ts'
import { check, pairNumberOf } from './check.ts'
import { cardCode, cardNumberOf, routeOf, spaceCode, spaceNumberOf, trainRunOf, UNKNOWN } from './codes.ts'
import {
  canUpgrade,
  listedKinds,
  mayLeaveCard,
  mayLie,
  pay,
  payRefusals,
  spaceOpen,
  upgradeRefusals,
} from './expand.ts'
import { spell } from './route/walk.ts'
import { handOf, holderOf, IN_DECK, inHand } from './places.ts'

export function legalActions(c: Catalogue, s: State, seat: number): LegalActions<Express01Action> {
  if (!deciders(s).includes(seat)) return { complete: true, actions: [] }
  const all = (actions: Express01Action[]): LegalActions<Express01Action> => ({ complete: true, actions })
  switch (s.phase) {
    case PHASE.bid:
      return all(handOf(s, seat).map((card) => ({ do: 'bid', card: cardCode(c, card) })))
    case PHASE.pair:
      return all(
        PAIRS.filter((pair) =>
          s.opening ? pairNumberOf(pair) === 0 : pairRefusals(c, s, pair).length === 0,
        ).map((pair) => ({ do: 'pair', pair })),
      )
    case PHASE.expand:
      return all([...payments(c, s, seat), ...upgrades(c, s), ...mayEndExpanding(c, s)])
    case PHASE.acquire:
      return { complete: false, actions: [...purchases(c, s, seat), ...mayEnd(c, s)] }
    case PHASE.bonus:
      return { complete: false, actions: [...bonuses(c, s, seat), ...mayEnd(c, s)] }
    case PHASE.engine:
      return all([
        { do: 'engine', use: true },
        { do: 'engine', use: false },
      ])
    case PHASE.take:
      return all([
        ...c.decks
          .filter((_, deck) => s.decks[deck]?.length)
          .map((deck): Express01Action => ({ do: 'take', deck })),
        ...(mayLeaveCard(c, s) ? [{ do: 'done' } as const] : []),
      ])
    case PHASE.order:
      return all([
        ...s.turnCard.flatMap((_, other): Express01Action[] =>
          other === seat ? [] : [{ do: 'swap', with: other }],
        ),
        { do: 'done' },
      ])
    default:
      return all([])
  }
}

const mayEnd = (c: Catalogue, s: State): Express01Action[] =>
  endRefusals(c, s).length > 0 ? [] : [{ do: 'done' }]

const mayEndExpanding = (c: Catalogue, s: State): Express01Action[] =>
  s.opening || s.credit === CREDIT.card ? [] : mayEnd(c, s)

function payments(c: Catalogue, s: State, seat: number): Express01Action[] {
  if (s.credit === CREDIT.card) return []
  const hand = handOf(s, seat)
  // Where any card would do, each does; only where none would, each is looked at with itself on its deck.
  const any = canUpgrade(c, s, CREDIT.card, -1)
  const cards = any ? hand : hand.filter((card) => payRefusals(c, s, seat, card).length === 0)
  return [
    ...cards.map((card): Express01Action => ({ do: 'pay', card: cardCode(c, card) })),
    ...(any && s.engine === seat ? [{ do: 'pay', card: ENGINE } as const] : []),
  ]
}

type Upgrade = Extract<Express01Action, { do: 'upgrade' }>

/** Every legal laying with the credit there is. */
function upgrades(c: Catalogue, s: State): Upgrade[] {
  const found: Upgrade[] = []
  if (s.credit === CREDIT.none) return found
  for (let space = 0; space < s.cards.length; space++) {
    if (!spaceOpen(c, s, space, s.credit)) continue
    for (const kind of listedKinds(c, s, space))
      for (const card of c.copies[kind] as readonly number[]) {
        if (s.place[card] !== IN_DECK) continue
        for (const turned of [false, true])
          if (mayLie(c, s, space, 2 * kind + (turned ? 1 : 0)))
            found.push({ do: 'upgrade', space: spaceCode(c, space), card: cardCode(c, card), turned })
      }
  }
  return found
}

/** Where each share of a company can be bought: the decks (-1), or the seats that hold one (E1-25). */
function offers(c: Catalogue, s: State, seat: number, company: number): { card: number; from: number }[] {
  const inDecks = decksHoldShare(c, s, company)
  return s.place.flatMap((place, card) => {
    if (c.company[card] !== company) return []
    if (inDecks) return place === IN_DECK ? [{ card, from: -1 }] : []
    const from = holderOf(place)
    return from >= 0 && from !== seat && from !== s.engine ? [{ card, from }] : []
  })
}

const purchase = (
  c: Catalogue,
  company: number,
  offer: { card: number; from: number },
  pay: readonly number[],
): Express01Action => ({
  do: 'buy',
  company: COMPANIES[company] as (typeof COMPANIES)[number],
  card: cardCode(c, offer.card),
  pay: pay.map((card) => cardCode(c, card)),
  ...(offer.from < 0 ? {} : { from: offer.from }),
})

/** Every share on offer, paid once with the first cards of the hand; other payments are as legal. */
function purchases(c: Catalogue, s: State, seat: number): Express01Action[] {
  const purse = purseOf(s, seat)
  return COMPANIES.flatMap((_, company) => {
    const price = priceOf(c, s, company)
    if (price === 0 || price > purse.length) return []
    const pay = purse.slice(0, price)
    return [
      ...offers(c, s, seat, company).map((offer) => purchase(c, company, offer, pay)),
      ...ownShares(c, company, purse, price),
    ]
  })
}

/** E1-11: a share in hand is paid and bought at once. */
function ownShares(
  c: Catalogue,
  company: number,
  purse: readonly number[],
  price: number,
): Express01Action[] {
  return purse
    .filter((card) => c.company[card] === company)
    .map((card) => {
      const others = purse.filter((paid) => paid !== card).slice(0, price - 1)
      return purchase(c, company, { card, from: -1 }, [card, ...others])
    })
}

/** What a seat can pay with: its hand, then the black engine (-1). */
export const purseOf = (s: State, seat: number): number[] => [
  ...handOf(s, seat),
  ...(s.engine === seat ? [-1] : []),
]

function bonuses(c: Catalogue, s: State, seat: number): Express01Action[] {
  const net = networkOf(c, s)
  return COMPANIES.flatMap((company, index): Express01Action[] => {
    if (companyRefusals(c, s, seat, index).length > 0) return []
    const best = routesOf(c, s, index)
    return best.ways.map((way) => ({
      do: 'bonus',
      company,
      route: routeOf(c, spell(net, best.legs, way)),
    }))
  })
}

// What the table shows beside an unfinished action: what a card buys, what may lie on a space, who is paid.

export const preview = (c: Catalogue, s: State, seat: number, draft: Express01Action): Preview => ({
  refusals: check(c, s, seat, draft),
  values: valuesOf(c, s, seat, draft),
})

function valuesOf(c: Catalogue, s: State, seat: number, draft: Express01Action): Express01Values {
  switch (draft.do) {
    case 'pay':
      return { spaces: spacesFor(c, s, seat, cardNumberOf(c, draft.card)) }
    case 'upgrade':
      return { tray: trayOf(c, s, spaceNumberOf(c, draft.space)) }
    case 'bonus':
      return payoutOf(c, s, seat, draft)
    default:
      return null
  }
}

/** How many layings each space would allow once the card (the engine: -1) is paid; empty where it cannot be. */
function spacesFor(c: Catalogue, s: State, seat: number, card: number): Record<string, number> {
  const owned = card < 0 ? card !== UNKNOWN && s.engine === seat : inHand(s, seat, card)
  if (!owned || s.credit === CREDIT.card) return {}
  const paid = clone(s)
  pay(c, paid, card)
  const counts: Record<string, number> = {}
  for (const { space } of upgrades(c, paid)) counts[space] = (counts[space] ?? 0) + 1
  return counts
}

/** Every listed card either way up; of several copies one that carries a share and one that does not. */
function trayOf(c: Catalogue, s: State, space: number): TrayCard[] {
  if (space < 0) return []
  return listedKinds(c, s, space)
    .flatMap((kind) => oneOfEach(c, s, c.copies[kind] as readonly number[]))
    .flatMap((card) =>
      [false, true].map((turned) => ({
        card: cardCode(c, card),
        turned,
        refusals: upgradeRefusals(c, s, { space, card, turned }).map(({ rule, why, params }) =>
          params ? { rule, why, params: { ...params } } : { rule, why },
        ),
      })),
    )
}

/** Copies of a number differ only in the share symbol: of each sort one that lies in its deck, if any does. */
function oneOfEach(c: Catalogue, s: State, copies: readonly number[]): number[] {
  const sorts = [
    copies.filter((card) => (c.company[card] as number) < 0),
    copies.filter((card) => (c.company[card] as number) >= 0),
  ]
  return sorts.flatMap((sort) => {
    const card = sort.find((one) => s.place[one] === IN_DECK) ?? sort[0]
    return card === undefined ? [] : [card]
  })
}

function payoutOf(
  c: Catalogue,
  s: State,
  seat: number,
  draft: Extract<Express01Action, { do: 'bonus' }>,
): Express01Values {
  const run = trainRunOf(c, draft)
  if (bonusRefusals(c, s, seat, run).length > 0) return { amount: 0, queue: [] }
  const paid = clone(s)
  startPayment(c, paid, seat, run)
  return { amount: paid.payment?.amount ?? 0, queue: queueOf(paid) }
}
