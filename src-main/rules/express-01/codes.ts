/** Actions between their words (cards and spaces by code) and the engine's numbers. */
import { COMPANIES, type Company } from '#shared/games/express-01/cards.ts'
import type { Express01Action, RouteStep } from '#shared/games/express-01/types.ts'
import { ENGINE } from '#shared/games/express-01/values.ts'
import type { Catalogue } from './card-set/catalogue.ts'
import type { Purchase } from './acquire.ts'
import type { TrainRun } from './bonus.ts'
import type { Laying } from './expand.ts'
import type { Step } from './route/walk.ts'

/** Not a card of this game (another board's, or a missing copy). */
export const UNKNOWN = -2

export const cardNumberOf = (c: Catalogue, code: string): number =>
  code === ENGINE ? -1 : (c.cardOf.get(code) ?? UNKNOWN)
export const cardCode = (c: Catalogue, card: number): string =>
  card < 0 ? ENGINE : (c.codes[card] as string)

export const spaceNumberOf = (c: Catalogue, code: string): number =>
  c.board.spaces.findIndex((space) => space.code === code)
export const spaceCode = (c: Catalogue, space: number): string => c.board.spaces[space]?.code as string

export const companyNumberOf = (company: Company): number => COMPANIES.indexOf(company)

export const purchaseOf = (c: Catalogue, action: Extract<Express01Action, { do: 'buy' }>): Purchase => ({
  company: companyNumberOf(action.company),
  card: cardNumberOf(c, action.card),
  pay: action.pay.map((code) => cardNumberOf(c, code)),
  from: action.from ?? -1,
})

export const layingOf = (c: Catalogue, action: Extract<Express01Action, { do: 'upgrade' }>): Laying => ({
  space: spaceNumberOf(c, action.space),
  card: cardNumberOf(c, action.card),
  turned: action.turned,
})

export const trainRunOf = (c: Catalogue, action: Extract<Express01Action, { do: 'bonus' }>): TrainRun => ({
  company: companyNumberOf(action.company),
  route: stepsOf(c, action.route),
})

export const stepsOf = (c: Catalogue, route: readonly RouteStep[]): Step[] =>
  route.map((step) => ({ space: spaceNumberOf(c, step.space), stations: [...step.stations] }))

export const routeOf = (c: Catalogue, steps: readonly Step[]): RouteStep[] =>
  steps.map((step) => ({ space: spaceCode(c, step.space), stations: [...step.stations] }))
