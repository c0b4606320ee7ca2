/** Express as the house plays it: JSON actions and views over the numbered cards of the engine. */
import type { Json, Outcome } from '#shared/games/common.ts'
import { seatNumbers } from '#shared/games/seats.ts'
import { express as info } from '#shared/games/express/info.ts'
import { actionSchema, dealSchema, optionsSchema } from '#shared/games/express/schema.ts'
import type {
  ExpressAction,
  ExpressDeal,
  ExpressOptions,
  ExpressSheet,
  ExpressView,
} from '#shared/games/express/types.ts'
import type { Game } from '../game.ts'
import { seedRandom, shuffle } from '../random.ts'
import { checkAction } from './check.ts'
import { checkDeal, setUp } from './setup.ts'
import { decider } from './seats.ts'
import { cardOf, nameOf } from './cards.ts'
import { legalActions } from './legal-actions.ts'
import { playAction } from './play.ts'
import { preview } from './preview.ts'
import { randomAction } from './random-action.ts'
import { placesOf, totalsOf } from './score.ts'
import { standingAnswer } from './disasters/way-cars.ts'
import { cloneState, type State } from './state.ts'
import { viewOf } from './view.ts'

export type ExpressGame = Game<State, ExpressAction, ExpressView, ExpressOptions, ExpressDeal>

export const express: ExpressGame = {
  info,
  schemas: { options: optionsSchema, action: actionSchema, deal: dealSchema },
  setup({ options, seats, seed, deal }) {
    const allowed = seatNumbers(info, { ...options })
    if (!allowed.includes(seats)) throw new RangeError(`seats: ${seats} is not one of ${allowed.join(', ')}`)
    if (deal) checkDeal(options, seats, deal)
    return setUp(options, seats, seed, deal)
  },
  clone: cloneState,
  deciders(state) {
    const seat = decider(state)
    return seat === undefined ? [] : [seat]
  },
  legalActions,
  randomAction,
  check: checkAction,
  preview,
  play: playAction,
  view: viewOf,
  standing: standingAnswer,
  reseed: freshLuck,
  outcome: outcomeOf,
  cards: allCardsOf,
}

/** The deck in a new order, and new luck for every later shuffle; what is known of the deck stays true. */
function freshLuck(state: State, seed: string): State {
  const fresh = cloneState(state)
  fresh.random = seedRandom(seed)
  shuffle(fresh.random, fresh.deck)
  return fresh
}

function outcomeOf(s: State): Outcome | undefined {
  if (s.phase !== 'over') return undefined
  const totals = totalsOf(s)
  const sheet: ExpressSheet = { hands: s.sheets, totals }
  return { places: placesOf(totals), totals, sheet: sheet as unknown as Json }
}

function allCardsOf(s: State): string[] {
  const trains = s.trains.flat().flatMap((t) => [t.engine, ...t.cars.map(cardOf)])
  const rows = s.wayCars.flat().map((w) => w.card)
  return [...s.hands.flat(), ...trains, ...rows, ...s.deck, ...s.discards, ...s.slot, ...s.aside]
    .map(nameOf)
    .sort()
}
