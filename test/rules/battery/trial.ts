/** What the battery must be told about a game to try it: everything else it learns through `Game`. */
import type { Json, Viewer } from '#shared/games/common.ts'
import { seatNumbers } from '#shared/games/seats.ts'
import { nextInt, type Random } from '../../../src-main/rules/random.ts'
import type { Game } from '../../../src-main/rules/game.ts'

export interface Table {
  readonly options: Json
  readonly seats: number
}

export interface Trial<State = unknown> {
  readonly game: Game
  /** Games played by the battery in `npm test`, each looked at closely. */
  readonly games: number
  /** Only one step in so many is looked at; every one where absent. */
  readonly every?: number
  /** Seats and options of a random game; the game's own choices, drawn evenly, where absent. */
  readonly table?: (random: Random) => Table
  /** Where the long check differs: the share of the games asked for, and counts of the game's own, in words. */
  readonly long?: { readonly share: number; readonly also: (games: number, seed: string) => string }
  /** Every action there is, where that can be listed: what is not legal among them must be refused. */
  readonly vocabulary?: readonly Json[]
  /** Cards that `viewer` must not find in a view, each a code that exists once. */
  hidden(state: State, viewer: Viewer): readonly string[]
  /** Another state that `viewer` could believe in. */
  resample(state: State, viewer: Viewer, random: Random): State
}

/** Options drawn evenly from the game's own choices, and one of the numbers of seats they allow. */
export function randomTable(game: Game, random: Random): Table {
  const options = Object.fromEntries(
    game.info.options.map(({ name, values }) => [name, values[nextInt(random, values.length)]!]),
  )
  const numbers = seatNumbers(game.info, options)
  return { options, seats: numbers[nextInt(random, numbers.length)]! }
}
