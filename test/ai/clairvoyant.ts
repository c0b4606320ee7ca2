/**
 * A player that cheats: it searches in the true state. It measures how much room hidden cards leave above honest
 * play, and lives with the tests so that the application has no way to it.
 */
import type { ArenaPlayer, ExtraPlayers } from '../../src-main/cli/simulate-players.ts'
import { BUDGETS } from '../../src-main/ai/levels.ts'
import { createSearch } from '../../src-main/ai/search/search.ts'
import { rank } from '../../src-main/ai/search/choose.ts'
import { searchGame } from '../../src-main/ai/tennessee-central/game.ts'
import { SEARCH_OPTIONS, STYLE } from '../../src-main/ai/tennessee-central/brain.ts'
import { seedRandom } from '../../src-main/rules/random.ts'
import { actionOf } from '../../src-main/rules/tennessee-central/moves.ts'
import { fork, NONE, type State } from '../../src-main/rules/tennessee-central/state.ts'

const tennesseeCentral: ArenaPlayer = ({ state, seat, seed, iterations }) => {
  const truth = fork(state as State)
  truth.choices.fill(NONE)
  const random = seedRandom(seed)
  const game = searchGame(truth.seats, () => fork(truth), STYLE)
  const search = createSearch(game, seat, { ...SEARCH_OPTIONS, random })
  search.run(iterations ?? BUDGETS.dispatcher.iterations)
  return actionOf(rank(search.root())[0]!.move)
}

const games: Readonly<Record<string, ArenaPlayer>> = { 'tennessee-central': tennesseeCentral }

/** Spends the dispatcher's iterations where no other number is given. */
const clairvoyant: ArenaPlayer = (turn) => {
  const play = games[turn.rules.info.id]
  if (!play) throw new Error(`no clairvoyant plays ${turn.rules.info.id}`)
  return play(turn)
}

export const players: ExtraPlayers = { clairvoyant }
