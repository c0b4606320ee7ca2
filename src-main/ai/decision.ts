/** What a table asks of an opponent, and what it answers. Only a seat's view goes in, never a state. */
import type { Json, Level, Reason } from '#shared/games/common.ts'
import type { Candidate } from './frame/brain.ts'

export interface DecisionRequest {
  readonly game: string
  /** The seat's view (`Game.view`), nothing more. */
  readonly view: Json
  readonly seat: number
  readonly level: Level
  /** Seed of this one decision: the same view, seed and number of iterations give the same answer. */
  readonly seed: string
  /** Caps: the level's own where absent, and its milliseconds where they are fewer, unless `iterations` is given. With
   * `iterations` alone the answer is reproducible. */
  readonly iterations?: number
  readonly ms?: number
  /** Stops after so many of the iterations, as the clock or an impatient player once did: for checking afterwards. */
  readonly stopAfter?: number
  /** An action to weigh as well, whatever judgement says of it beforehand. */
  readonly consider?: Json
  /** The best candidates come with their reasons. */
  readonly explain?: boolean
}

/** A candidate with what speaks for and against it, where that was asked for. */
export interface ExplainedCandidate extends Candidate {
  readonly reasons?: readonly Reason[]
}

export interface Decision {
  readonly action: Json
  /** Iterations actually used; 0 for a player that does not search. */
  readonly iterations: number
  readonly ms: number
  /** Best first. A player that does not search lists the actions by its own judgement. */
  readonly candidates: readonly ExplainedCandidate[]
  /** All actions of the turn it has in mind, beginning with `action`; only of a part of one, asked to explain. */
  readonly turn?: readonly Json[]
  /** Where to look for the action, without telling it; only where it was asked to explain. */
  readonly nudge?: Reason
}

/** A running decision. */
export interface Thinking {
  readonly result: Promise<Decision>
  /** Answer with what is known now. */
  hurry(): void
  /** Give up; `result` rejects with `CancelledError`. */
  cancel(): void
}

export class CancelledError extends Error {
  constructor() {
    super('cancelled')
    this.name = 'CancelledError'
  }
}

/** Where decisions are made: the worker pool, or in tests the same code on this thread. */
export interface Thinker {
  think(request: DecisionRequest, onProgress?: (share: number) => void): Thinking
  close(): Promise<void>
}

/**
 * Number of the opponents' ways: raised whenever a change makes any of them decide differently from the same view,
 * seed and iterations. A record keeps it, so that its decisions are checked by the opponents that made them.
 */
export const AI_VERSION = 4
