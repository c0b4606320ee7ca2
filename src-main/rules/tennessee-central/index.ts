/**
 * Tennessee Central as the house plays it: JSON actions and views over the engine. The opponents use the engine
 * itself, with moves as numbers: `state.ts`, `setup.ts`, `legal-actions.ts`, `play.ts`, `from-view.ts`.
 */
import {
  type TennesseeAction,
  type TennesseeDeal,
  type TennesseeOptions,
  type TennesseeView,
} from '#shared/games/tennessee-central/types.ts'
import type { CardCode } from '#shared/games/tennessee-central/cards.ts'
import { tennesseeCentral as info } from '#shared/games/tennessee-central/info.ts'
import { texts } from '#shared/games/tennessee-central/texts/index.ts'
import { actionSchema, dealSchema, optionsSchema } from '#shared/games/tennessee-central/schema.ts'
import type { Game } from '../game.ts'
import { deckCode, shareCodes, trackCodes } from './cards.ts'
import { check } from './check.ts'
import { setUp, reseed } from './setup.ts'
import { clone, deciders, LOCOMOTIVE, type State } from './state.ts'
import { publicMoves, moveOf } from './moves.ts'
import { legalActions, preview, randomAction } from './legal-actions.ts'
import { playMove } from './play.ts'
import { outcomeOf } from './score.ts'
import { removedShares, stacksOf, viewOf } from './view.ts'

export type TennesseeGame = Game<State, TennesseeAction, TennesseeView, TennesseeOptions, TennesseeDeal>

export const tennesseeCentral: TennesseeGame = {
  info: { ...info, texts },
  schemas: { options: optionsSchema, action: actionSchema, deal: dealSchema },
  setup: setUp,
  clone,
  deciders,
  legalActions,
  randomAction,
  check,
  preview,
  play: (state, seat, action, told) => playMove(state, seat, moveOf(action), told),
  view: viewOf,
  reseed,
  outcome: outcomeOf,
  cards: allCards,
}

/** Every card where it lies: on the stacks, in the deck, in hands, in front of the seats, or out of the game. */
function allCards(state: State): string[] {
  const cards: CardCode[] = [
    ...Object.values(stacksOf(publicMoves(state))).flat(),
    ...state.deck.slice(state.deck.length - state.left).map(deckCode),
    ...shareCodes(removedShares(state)),
    ...(state.phase === LOCOMOTIVE ? ['L' as const] : []),
  ]
  for (let seat = 0; seat < state.seats; seat++) {
    cards.push(...shareCodes(state.shares[seat]!), ...shareCodes(state.fronts[seat]!))
    cards.push(...trackCodes(state.tracks, seat))
  }
  return cards.sort()
}
