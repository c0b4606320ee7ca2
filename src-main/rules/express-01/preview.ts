/** What the table shows beside an unfinished action: what a card buys, what may lie on a space, who is paid. */
import type { Express01Action, Express01Values, TrayCard } from '#shared/games/express-01/types.ts'
import type { Preview } from '../game.ts'
import { upgrades } from './legal-actions.ts'
import { bonusRefusals, queueOf, startPayment } from './bonus.ts'
import type { Catalogue } from './card-set/catalogue.ts'
import { check } from './check.ts'
import { cardCode, cardNumberOf, companyNumberOf, spaceNumberOf, stepsOf, UNKNOWN } from './codes.ts'
import { inHand, IN_DECK } from './piles.ts'
import { listedKinds, pay, upgradeRefusals } from './expand.ts'
import { clone, CREDIT, type State } from './state.ts'

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
        refusals: upgradeRefusals(c, s, space, card, turned).map(({ rule, why, params }) =>
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
  { company, route }: Extract<Express01Action, { do: 'bonus' }>,
): Express01Values {
  const steps = stepsOf(c, route)
  if (bonusRefusals(c, s, seat, companyNumberOf(company), steps).length > 0) return { amount: 0, queue: [] }
  const paid = clone(s)
  startPayment(c, paid, seat, companyNumberOf(company), steps)
  return { amount: paid.payment?.amount ?? 0, queue: queueOf(paid) }
}
