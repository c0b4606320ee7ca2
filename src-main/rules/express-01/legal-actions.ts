/** What a seat may do: complete but for other payments and the detours of trains. */
import { COMPANIES } from '#shared/games/express-01/cards.ts'
import type { Express01Action } from '#shared/games/express-01/types.ts'
import { ENGINE, PAIRS } from '#shared/games/express-01/values.ts'
import type { LegalActions } from '../game.ts'
import { decksHoldShare, priceOf } from './acquire.ts'
import { companyRefusals, networkOf, routesOf } from './bonus.ts'
import type { Catalogue } from './card-set/catalogue.ts'
import { deciders } from './seats.ts'
import { pairNumberOf } from './check.ts'
import { cardCode, routeOf, spaceCode } from './codes.ts'
import { canUpgrade, listedKinds, mayLie, payRefusals, spaceOpen } from './expand.ts'
import { spell } from './route/walk.ts'
import { handOf, holderOf, IN_DECK } from './piles.ts'
import { CREDIT, PHASE, type State } from './state.ts'

export function legalActions(c: Catalogue, s: State, seat: number): LegalActions<Express01Action> {
  if (!deciders(s).includes(seat)) return { complete: true, actions: [] }
  const all = (actions: Express01Action[]): LegalActions<Express01Action> => ({ complete: true, actions })
  switch (s.phase) {
    case PHASE.bid:
      return all(handOf(s, seat).map((card) => ({ do: 'bid', card: cardCode(c, card) })))
    case PHASE.pair:
      return all(
        PAIRS.filter((pair) => !s.opening || pairNumberOf(pair) === 0).map((pair) => ({ do: 'pair', pair })),
      )
    case PHASE.expand:
      return all([...payments(c, s, seat), ...upgrades(c, s), ...mayEndExpanding(s)])
    case PHASE.acquire:
      return { complete: false, actions: [...purchases(c, s, seat), { do: 'done' }] }
    case PHASE.bonus:
      return { complete: false, actions: [...bonuses(c, s, seat), { do: 'done' }] }
    case PHASE.engine:
      return all([
        { do: 'engine', use: true },
        { do: 'engine', use: false },
      ])
    case PHASE.take:
      return all(
        c.decks
          .filter((_, deck) => s.decks[deck]?.length)
          .map((deck): Express01Action => ({ do: 'take', deck })),
      )
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

const mayEndExpanding = (s: State): Express01Action[] =>
  s.opening || s.credit === CREDIT.card ? [] : [{ do: 'done' }]

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
export function upgrades(c: Catalogue, s: State): Upgrade[] {
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
      ...ownShares(c, s, seat, company, purse, price),
    ]
  })
}

/** E1-11: a share in hand is paid and bought at once. */
function ownShares(
  c: Catalogue,
  s: State,
  seat: number,
  company: number,
  purse: readonly number[],
  price: number,
): Express01Action[] {
  return handOf(s, seat)
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
      route: routeOf(c, spell(net, best.lines, way)),
    }))
  })
}
