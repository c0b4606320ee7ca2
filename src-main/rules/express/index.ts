/** Express as the house plays it: JSON actions and views over the numbered cards of the engine. */
import { express as info } from '#shared/games/express/info.ts'
import { texts } from '#shared/games/express/texts/index.ts'
import { actionSchema, dealSchema, optionsSchema } from '#shared/games/express/schema.ts'
import type { ExpressAction, ExpressDeal, ExpressOptions, ExpressView } from '#shared/games/express/types.ts'
import type { Game } from '../game.ts'
import { check } from './check.ts'
import { setUp, reseed } from './setup.ts'
import { clone, deciders, type State } from './state.ts'
import { cardOf, cardName } from './cards.ts'
import { legalActions, preview } from './legal-actions.ts'
import { play } from './play.ts'
import { randomAction } from './random-action.ts'
import { standingAnswer } from './disasters/way-cars.ts'
import { viewOf } from './view.ts'
import { outcomeOf } from './score.ts'

export type ExpressGame = Game<State, ExpressAction, ExpressView, ExpressOptions, ExpressDeal>

export const express: ExpressGame = {
  info: { ...info, texts },
  schemas: { options: optionsSchema, action: actionSchema, deal: dealSchema },
  setup: setUp,
  clone,
  deciders,
  legalActions,
  randomAction,
  check,
  preview,
  play,
  view: viewOf,
  standing: standingAnswer,
  reseed,
  outcome: outcomeOf,
  cards: allCards,
}

function allCards(s: State): string[] {
  const trains = s.trains.flat().flatMap((t) => [t.engine, ...t.cars.map(cardOf)])
  const rows = s.wayCars.flat().map((w) => w.card)
  return [...s.hands.flat(), ...trains, ...rows, ...s.deck, ...s.discards, ...s.slot, ...s.aside]
    .map(cardName)
    .sort()
}
