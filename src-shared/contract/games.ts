/** Games as lists and forms know them. */
import type { Json, SeatKind } from '../games/common.ts'

/** The liveries of the seats: colour and pattern, in the order they are offered (`seat-*` classes). */
export const LIVERIES = ['plum', 'teal', 'rust', 'slate', 'olive', 'indigo'] as const
export type Livery = (typeof LIVERIES)[number]

/** A person of the household; statistics are theirs. */
export interface Player {
  readonly id: number
  readonly name: string
  readonly hasPin: boolean
  readonly games: number
}

export interface SeatSetup {
  readonly name: string
  readonly kind: SeatKind
  readonly livery: Livery
}

export interface NewGame {
  readonly game: string
  readonly options: Json
  readonly seats: readonly SeatSetup[]
  /** Typed in by a player: the game is then unrated. */
  readonly seed?: string
}

export interface SeatSummary extends SeatSetup {
  /** The named player, where the seat is a person's. */
  readonly player?: number
}

export type GameState = 'open' | 'finished' | 'abandoned'

/** What keeps a game out of rated statistics, or marks where it came from. */
export interface GameMarks {
  /** A take-back went past an information barrier. */
  readonly assisted: boolean
  /** The seed was typed in. */
  readonly seeded: boolean
  /** Played on from a position of another game. */
  readonly branch: boolean
}

export interface GameSummary {
  readonly id: string
  readonly game: string
  readonly options: Json
  readonly seats: readonly SeatSummary[]
  readonly state: GameState
  readonly marks: GameMarks
  /** ISO times, UTC. */
  readonly started: string
  readonly updated: string
  readonly finished?: string
  readonly actions: number
  /** Public position for the picture and the line under it; only for open games. */
  readonly view?: Json
  /** Seats that must decide; only for open games. */
  readonly deciders?: readonly number[]
  /** Places and totals by seat; only for finished games. */
  readonly places?: readonly number[]
  readonly totals?: readonly number[]
  /** Given by a person. */
  readonly name?: string
  readonly tags?: readonly string[]
  readonly imported?: boolean
  /** When it was deleted. */
  readonly deleted?: string
  /** The record no longer replays under today's rules; its result stands. */
  readonly olderRules?: boolean
}
