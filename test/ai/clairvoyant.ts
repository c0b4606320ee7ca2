/**
 * A player that cheats: it searches in the true state. It measures how much room hidden cards leave above honest
 * play, and lives with the tests so that the application has no way to it.
 */
import { choicesOf } from '../../src-main/ai/express/choices.ts'
import { lookAhead } from '../../src-main/ai/express/look-ahead.ts'
import { BUDGETS } from '../../src-main/ai/frame/brain.ts'
import { createSearch, rank } from '../../src-main/ai/search/search.ts'
import { SEARCH_OPTIONS, STYLE } from '../../src-main/ai/tennessee-central/brain.ts'
import { searchGame } from '../../src-main/ai/tennessee-central/game.ts'
import type { ArenaPlayer, ExtraPlayers } from '../../src-main/cli/simulate-game.ts'
import { clone, type State as ExpressState } from '../../src-main/rules/express/state.ts'
import { seedRandom } from '../../src-main/rules/random.ts'
import { actionOf } from '../../src-main/rules/tennessee-central/moves.ts'
import { fork, NONE, type State } from '../../src-main/rules/tennessee-central/state.ts'

/** In the one true world playouts of a choice are all alike: one each would do, were it not for the judgement. */
const CLAIRVOYANT_PLAYOUTS = 400

const tennesseeCentral: ArenaPlayer = ({ state, seat, seed, iterations }) => {
  const truth = fork(state as State)
  truth.choices.fill(NONE)
  const random = seedRandom(seed)
  const game = searchGame(truth.seats, () => fork(truth), STYLE)
  const search = createSearch(game, seat, { ...SEARCH_OPTIONS, random })
  search.run(iterations ?? BUDGETS.dispatcher.iterations)
  return actionOf(rank(search.root())[0]!.move)
}

const express: ArenaPlayer = ({ state, seat, seed, iterations = CLAIRVOYANT_PLAYOUTS }) => {
  const truth = { ...clone(state as ExpressState), memory: [] }
  const choices = choicesOf(truth, seat, 'director', seedRandom(seed))
  if (choices.length === 1) return choices[0]!.action
  return lookAhead(choices, () => truth, { seat, level: 'director' }, { iterations })!.action
}

const games: Readonly<Record<string, ArenaPlayer>> = { 'tennessee-central': tennesseeCentral, express }

/** Spends the dispatcher's iterations where no other number is given. */
const clairvoyant: ArenaPlayer = (turn) => {
  const play = games[turn.rules.info.id]
  if (!play) throw new Error(`no clairvoyant plays ${turn.rules.info.id}`)
  return play(turn)
}

export const players: ExtraPlayers = { clairvoyant }
