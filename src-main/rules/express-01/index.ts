/** Express 01 as a game of the house. */
import type { Viewer } from '#shared/games/common.ts'
import type { CardSet } from '#shared/games/express-01/card-set-schema.ts'
import { express01 as info } from '#shared/games/express-01/info.ts'
import { actionSchema, dealSchema, optionsSchema } from '#shared/games/express-01/schema.ts'
import type {
  Express01Action,
  Express01Deal,
  Express01Options,
  Express01Outcome,
  Express01View,
} from '#shared/games/express-01/types.ts'
import type { Game } from '../game.ts'
import { seedRandom, shuffle } from '../random.ts'
import { legalActions, randomAction } from './actions.ts'
import { capitals, placesOf } from './capital.ts'
import { catalogue, type Catalogue } from './card-set/catalogue.ts'
import { standardCatalogues } from './card-set/standard.ts'
import { check, deciders } from './check.ts'
import { END } from './flow.ts'
import { play } from './play.ts'
import { preview } from './preview.ts'
import { setUp } from './setup.ts'
import { cloneState, EMPTY, IN_HAND, PHASE, type State } from './state.ts'
import { view } from './view.ts'

export type Express01Game = Game<State, Express01Action, Express01View, Express01Options, Express01Deal>

const ENDED_BY = { [END.upgrades]: 'upgrades', [END.decks]: 'decks', [END.standstill]: 'standstill' } as const

function outcome(c: Catalogue, s: State): Express01Outcome | undefined {
  if (s.phase !== PHASE.over) return undefined
  const capital = capitals(c, s)
  const totals = capital.map((sheet) => sheet.total)
  const endedBy = ENDED_BY[s.end as keyof typeof ENDED_BY]
  return { places: placesOf(capital), totals, sheet: { capital, totals, rounds: s.round, endedBy } }
}

/** Every card where it lies: in the decks, on the board, in hands, in front of the seats. */
function allCards(c: Catalogue, s: State): string[] {
  const held = s.place.flatMap((place, card) => (place >= IN_HAND ? [card] : []))
  const laid = s.cards.filter((card) => card !== EMPTY)
  return [...s.decks.flat(), ...laid, ...held].map((card) => c.codes[card] as string).sort()
}

/** The face-down part of every deck in a new order; what lies face up on top stays (E1-13). */
function reseed(s: State, seed: string): State {
  const next = cloneState(s)
  next.random = seedRandom(seed)
  next.decks = next.decks.map((deck, i) => {
    const down = deck.length - (next.faceUp[i] as number)
    return [...shuffle(next.random, deck.slice(0, down)), ...deck.slice(down)]
  })
  return next
}

/** The game played with these catalogues: the card set of the house, or an owner's own. */
function gameWith(catalogues: Readonly<Record<'germany' | 'usa', Catalogue>>): Express01Game {
  const of = (s: State): Catalogue => catalogues[s.board]
  return {
    info,
    schemas: { options: optionsSchema, action: actionSchema, deal: dealSchema },
    setup: (setup) => setUp(catalogues[setup.options.board], setup),
    clone: cloneState,
    deciders,
    legalActions: (s, seat) => legalActions(of(s), s, seat),
    randomAction: (s, seat, random) => randomAction(of(s), s, seat, random),
    check: (s, seat, action) => check(of(s), s, seat, action),
    preview: (s, seat, draft) => preview(of(s), s, seat, draft),
    play: (s, seat, action, told) => play(of(s), s, seat, action, told && ((event) => told.push(event))),
    view: (s, viewer: Viewer) => view(of(s), s, viewer),
    openly: (s) => s.phase === PHASE.take || s.phase === PHASE.engine,
    outcome: (s) => outcome(of(s), s),
    reseed,
    cards: (s) => allCards(of(s), s),
  }
}

export const express01: Express01Game = gameWith(standardCatalogues)

/** The same rules with another card set, as loaded by `loadCardSet`. */
export const express01With = (set: CardSet): Express01Game =>
  gameWith({ germany: catalogue(set, 'germany'), usa: catalogue(set, 'usa') })
