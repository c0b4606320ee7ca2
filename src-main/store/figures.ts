/** What statistics and practice ask of the store. */
import type { Puzzle, PuzzleList } from '#shared/contract/coach.ts'
import type { StatisticsQuery } from '#shared/contract/statistics.ts'
import type { CountedStatistics, Rate } from './statistics.ts'
import type { SeatFact } from './statistics-facts.ts'

export interface Figures {
  /** Kept until anything changes, the ratings with the rest: `rate` depends on its duels and the query alone. */
  statistics(query: StatisticsQuery, rate: Rate): CountedStatistics
  /** Scored games whose facts of this version are still to be worked out: how many, and the latest of them. */
  withoutFacts(version: number, limit: number): { readonly left: number; readonly ids: readonly string[] }
  /** The facts of some games, all or none, in place of what was kept of them before. */
  keepFacts(version: number, games: readonly (readonly [id: string, facts: readonly SeatFact[]])[]): void
  /** Mistakes and blunders of people, as the coach of number `ai` judged them; what is due longest first. */
  puzzles(ai: number, player: number | undefined): PuzzleList
  puzzle(ai: number, id: string, at: number): Puzzle | undefined
  /** Notes an answer: when the puzzle is due again depends on it. */
  answerPuzzle(id: string, at: number, right: boolean): void
}
