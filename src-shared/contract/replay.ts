/** A game that is looked back at, step by step. */
import type { Json, Outcome } from '../games/common.ts'
import type { GameMarks, GameState, SeatSummary } from './games.ts'
import type { LogEntry } from './table.ts'

/** Whose knowledge is shown; `all` lays every hand open. */
export type ReplayViewer = number | 'public' | 'all'

/** What stays the same through a replay. */
export interface Replay {
  readonly id: string
  readonly game: string
  readonly options: Json
  readonly seats: readonly SeatSummary[]
  readonly state: GameState
  readonly marks: GameMarks
  readonly name?: string
  readonly branchOf?: { readonly id: string; readonly at: number; readonly kept: boolean }
  readonly started: string
  readonly finished?: string
  /** The seat of every action, in order. */
  readonly seatsAt: readonly number[]
  /** Numbers of actions at which another seat begins to act; the first is 0. */
  readonly turns: readonly number[]
  /** Whose knowledge may be looked at: of a game in progress no secret of another. */
  readonly viewers: readonly ReplayViewer[]
  /** A new game may go on from any step. */
  readonly branches: boolean
  readonly outcome?: Outcome
}

/** A replayed game after `at` actions, for a viewer. */
export interface ReplayStep {
  readonly id: string
  readonly at: number
  readonly viewer: ReplayViewer
  readonly deciders: readonly number[]
  readonly view: Json
  /** The actions so far, as the viewer may know them. */
  readonly log: readonly LogEntry[]
}
