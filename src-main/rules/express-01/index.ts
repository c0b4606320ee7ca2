/** Express 01 as a game of the house. */
import type { Viewer } from '#shared/games/common.ts'
import type { CardSet } from '#shared/games/express-01/card-set-schema.ts'
import { express01 as info } from '#shared/games/express-01/info.ts'
import { texts } from '#shared/games/express-01/texts/index.ts'
import { actionSchema, dealSchema, optionsSchema } from '#shared/games/express-01/schema.ts'
import type {
  Express01Action,
  Express01Deal,
  Express01Options,
  Express01View,
} from '#shared/games/express-01/types.ts'
import type { Game } from '../game.ts'
import { legalActions, preview } from './legal-actions.ts'
import { randomAction } from './random-action.ts'
import { catalogue, type Catalogue, catalogueFor } from './card-set/catalogue.ts'
import { check } from './check.ts'
import { clone, deciders, EMPTY, PHASE, type State } from './state.ts'
import { play } from './play.ts'
import { setUp, reseed } from './setup.ts'
import { isHeld } from './places.ts'
import { viewOf } from './view.ts'
import { outcomeOf } from './score.ts'
import { CURRENT } from './versions.ts'

export type Express01Game = Game<State, Express01Action, Express01View, Express01Options, Express01Deal>

/** Every card where it lies: in the decks, on the board, in hands, in front of the seats. */
function allCards(c: Catalogue, s: State): string[] {
  const held = s.place.flatMap((place, card) => (isHeld(place) ? [card] : []))
  const laid = s.cards.filter((card) => card !== EMPTY)
  return [...s.decks.flat(), ...laid, ...held].map((card) => c.codes[card] as string).sort()
}

/** The game played with these catalogues, by the rules it began with: the card set of the house, or an owner's own. */
function gameWith(of: (game: Pick<State, 'rules' | 'board'>) => Catalogue): Express01Game {
  return {
    info: { ...info, texts },
    schemas: { options: optionsSchema, action: actionSchema, deal: dealSchema },
    setup: (setup) => setUp(of({ rules: setup.rules ?? CURRENT, board: setup.options.board }), setup),
    clone: clone,
    deciders,
    legalActions: (s, seat) => legalActions(of(s), s, seat),
    randomAction: (s, seat, random) => randomAction(of(s), s, seat, random),
    check: (s, seat, action) => check(of(s), s, seat, action),
    preview: (s, seat, draft) => preview(of(s), s, seat, draft),
    play: (s, seat, action, told) => play({ c: of(s), s, told }, seat, action),
    view: (s, viewer: Viewer) => viewOf(of(s), s, viewer),
    openly: (s) => s.phase === PHASE.take || s.phase === PHASE.engine,
    outcome: (s) => outcomeOf(of(s), s),
    reseed,
    cards: (s) => allCards(of(s), s),
  }
}

export const express01: Express01Game = gameWith(catalogueFor)

/** The same rules with another card set, as loaded by `loadCardSet`. */
export function express01With(set: CardSet): Express01Game {
  const catalogues = { germany: catalogue(set, 'germany'), usa: catalogue(set, 'usa') }
  return gameWith(({ board }) => catalogues[board])
}
