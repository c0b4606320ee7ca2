/** What a game teaches the search. The search itself knows no game, no clock and no chance but its own seed. */
import type { Random } from '../../rules/random.ts'

/** Names a move or a public chance outcome among its siblings. */
export type Key = number | string

/** What `play` returns where the searching seat sees nothing of chance. */
export const NOTHING_SEEN = 0

/** How a playout ended, by seat. */
export interface Result {
  /** Share of the victory: 1 for a sole winner, 1/k for each of k, 0 for the rest; or an estimate of it. */
  readonly share: Float64Array
  /** Final score less the best other seat's, in points. */
  readonly margin: Float64Array
}

export interface SearchGame<State, Move> {
  readonly seats: number
  /** A world the searching seat can believe in. The search plays on in it; it may be reused by the next call. */
  determinize(random: Random): State
  /** The seats that decide now, public knowledge: several when they choose in secret at once, none at the end. */
  deciders(state: State): readonly number[]
  /**
   * Moves worth looking at for that seat in this world, best first, never none. May write how much worse than the
   * best each is judged beforehand, as a share of the victory, into `handicaps`, which comes in empty.
   */
  candidates(state: State, seat: number, handicaps: number[]): readonly Move[]
  readonly key: (move: Move) => Key
  /**
   * Carries out one move for each decider in place, in the order of `deciders`. Returns what the searching seat
   * sees of chance in it (its worlds part there), `NOTHING_SEEN` where it sees nothing.
   */
  play(state: State, deciders: readonly number[], moves: readonly Move[]): Key
  /** Plays to the end, or to where `result` can judge. */
  playout(state: State, random: Random): void
  /** Writes the result of a state that is over or was cut off. */
  result(state: State, result: Result): void
}
