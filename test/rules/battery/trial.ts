/** What the battery must be told about a game to try it: everything else it learns through `Game`. */
import type { Json, Viewer } from '#shared/games/common.ts'
import { nextInt, type Random } from '../../../src-main/rules/random.ts'
import type { Game } from '../../../src-main/rules/game.ts'

export interface Trial<State = unknown> {
  readonly game: Game
  /** Games played by the battery in `npm test`, each looked at closely. */
  readonly games: number
  /** Every action there is, where that can be listed: what is not legal among them must be refused. */
  readonly vocabulary?: readonly Json[]
  /** Cards that `viewer` must not find in a view, each a code that exists once. */
  hidden(state: State, viewer: Viewer): readonly string[]
  /** Another state that `viewer` could believe in. */
  resample(state: State, viewer: Viewer, random: Random): State
}

/** Options drawn evenly from the game's own choices. */
export function randomOptions(game: Game, random: Random): Json {
  return Object.fromEntries(
    game.info.options.map(({ name, values }) => [name, values[nextInt(random, values.length)]!]),
  )
}

export function randomSeats(game: Game, random: Random): number {
  const { minSeats, maxSeats } = game.info
  return minSeats + nextInt(random, maxSeats - minSeats + 1)
}
