import type { Simulation } from '../../src-main/cli/simulate-result.ts'

interface Match {
  /** See `lineupOf`. */
  readonly lineup: string
  /** Share of the victories aimed at. */
  readonly target?: string
  /** Mark of the players' code. */
  readonly mark: string
}

interface Part {
  readonly game: string
  readonly lineup: string
  /** Of the table of matches. */
  readonly line: string
  /** Of the table of times. */
  readonly times: readonly string[]
  /** Of all matches of the ladder, in order. */
  readonly order: readonly string[]
}

type Parts = ReadonlyMap<string, unknown>

/** Who plays whom: seats and, where they are not the game's own, options, as `simulate` takes them. */
export function lineupOf(match: { readonly seats: string; readonly options?: string }): string
/** A line of the table of matches. */
export function matchLine(result: Simulation, match: Match): string
/** Lines of the table of times: for each level in the match its processor time for a decision. */
export function timeLines(result: Simulation): string[]
/** The parts of the document with one match played: the other lines stay. */
export function withPart(text: string, part: Part): Parts
/** The whole document. */
export function documentOf(parts: Parts): Promise<string>
