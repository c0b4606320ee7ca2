/**
 * Tennessee Central as the house plays it: JSON actions and views over the engine. The opponents use the engine
 * itself: `state.ts`, `setup.ts`, `play.ts`, `from-view.ts`.
 */
import type {
  TennesseeAction,
  TennesseeDeal,
  TennesseeOptions,
  TennesseeView,
} from '#shared/games/tennessee-central/types.ts'
import { LOCOMOTIVE_READINGS } from '#shared/games/tennessee-central/values.ts'
import type { CardCode } from '#shared/games/tennessee-central/cards.ts'
import { tennesseeCentral as info } from '#shared/games/tennessee-central/info.ts'
import { actionSchema, dealSchema, optionsSchema } from '#shared/games/tennessee-central/schema.ts'
import type { Game } from '../game.ts'
import { seedRandom } from '../random.ts'
import { deckCode, shareCodes, trackCodes } from './cards.ts'
import { checkAction } from './check.ts'
import { dealt } from './deal.ts'
import { publicMoves } from './history.ts'
import { actionOf, moveOf } from './moves.ts'
import { decides, listMoves, playMove, randomMove } from './play.ts'
import { preview } from './preview.ts'
import { outcomeOf } from './score.ts'
import { drawAnew } from './reseed.ts'
import { shuffleAndDeal } from './setup.ts'
import { clone, LOCOMOTIVE, type State } from './state.ts'
import { removedShares, stacksOf, viewOf } from './view.ts'

export type TennesseeGame = Game<State, TennesseeAction, TennesseeView, TennesseeOptions, TennesseeDeal>

export const tennesseeCentral: TennesseeGame = {
  info,
  schemas: { options: optionsSchema, action: actionSchema, deal: dealSchema },
  setup({ options, seats, seed, deal }) {
    if (!(Number.isInteger(seats) && seats >= info.minSeats && seats <= info.maxSeats)) {
      throw new RangeError(`seats: ${seats} is not from ${info.minSeats} to ${info.maxSeats}`)
    }
    const reading = LOCOMOTIVE_READINGS.indexOf(options.locomotive)
    const state = deal ? dealt(seats, reading, deal) : shuffleAndDeal(seats, reading, seedRandom(seed))
    state.history = []
    return state
  },
  clone,
  deciders: (state) => seatsOf(state).filter((seat) => decides(state, seat)),
  legalActions(state, seat) {
    const moves: number[] = []
    if (decides(state, seat)) listMoves(state, seat, moves)
    return { complete: true, actions: moves.map(actionOf) }
  },
  randomAction: (state, seat, random) => actionOf(randomMove(state, seat, random)),
  check: checkAction,
  preview,
  play: (state, seat, action, told) => playMove(state, seat, moveOf(action), told),
  view: viewOf,
  reseed: (state, seed) => ({ ...clone(state), deck: drawAnew(state, seedRandom(seed)) }),
  outcome: outcomeOf,
  cards(state) {
    const cards: CardCode[] = [
      ...Object.values(stacksOf(publicMoves(state))).flat(),
      ...state.deck.slice(state.deck.length - state.left).map(deckCode),
      ...shareCodes(removedShares(state)),
      ...(state.phase === LOCOMOTIVE ? ['L' as const] : []),
    ]
    for (const seat of seatsOf(state)) {
      cards.push(...shareCodes(state.shares[seat]!), ...shareCodes(state.fronts[seat]!))
      cards.push(...trackCodes(state.tracks, seat))
    }
    return cards.sort()
  },
}

const seatsOf = (state: State): number[] => state.held.map((_, seat) => seat)
