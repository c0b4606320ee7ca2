/** A legal action by chance: every one can come up, with any payment and any way of a train. */
import { COMPANIES } from '#shared/games/express-01/cards.ts'
import type { Express01Action } from '#shared/games/express-01/types.ts'
import { nextInt, shuffle, type Random } from '../random.ts'
import { networkOf, routesOf } from './bonus.ts'
import type { Catalogue } from './card-set/catalogue.ts'
import { cardCode, routeOf } from './codes.ts'
import { sharesIssued } from './places.ts'
import { spell } from './route/walk.ts'
import type { State } from './state.ts'
import { legalActions, purseOf } from './legal-actions.ts'

/** A legal action; every one can come up, with any payment and any way of a train. */
export function randomAction(c: Catalogue, s: State, seat: number, random: Random): Express01Action {
  const { actions } = legalActions(c, s, seat)
  const action = actions[nextInt(random, actions.length)] as Express01Action
  if (action.do === 'buy') return randomPurchase(c, purseOf(s, seat), action, random)
  if (action.do === 'bonus') return randomBonus(c, s, action, random)
  return action
}

function randomPurchase(
  c: Catalogue,
  owned: number[],
  action: Extract<Express01Action, { do: 'buy' }>,
  random: Random,
): Express01Action {
  const purse = shuffle(random, owned).map((card) => cardCode(c, card))
  // A share bought out of the payment stays in it.
  const kept = action.from === undefined && action.pay.includes(action.card) ? [action.card] : []
  const others = purse.filter((card) => !kept.includes(card)).slice(0, action.pay.length - kept.length)
  return { ...action, pay: shuffle(random, [...kept, ...others]) }
}

function randomBonus(
  c: Catalogue,
  s: State,
  action: Extract<Express01Action, { do: 'bonus' }>,
  random: Random,
): Express01Action {
  const company = COMPANIES.indexOf(action.company)
  const best = routesOf(c, s, company, 1000)
  const way = best.ways[nextInt(random, best.ways.length)]
  if (!way) return action
  const slack = sharesIssued(c, s, company) - 1 - way.legs.reduce((sum, line) => sum + line.cards, 0)
  const steps = spell(networkOf(c, s), best.legs, way, { slack, pick: (n) => nextInt(random, n) })
  if (nextInt(random, 2) === 1) steps.reverse().forEach((step) => step.stations.reverse())
  return { ...action, route: routeOf(c, steps) }
}
