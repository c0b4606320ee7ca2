/** A game record: everything needed to rebuild a game, and what is worth keeping about how it was played. */
import type { Livery } from './contract/games.ts'
import type { Json, Outcome, SeatKind } from './games/common.ts'

export const RECORD_FORMAT = 1

interface RecordSeat {
  readonly name: string
  readonly kind: SeatKind
  readonly livery?: Livery
  /** Of a computer: the seed its decisions were made with. */
  readonly seed?: string
}

/** One action of the standing line: the seat, the game's own fields, and how it was made. */
export interface RecordAction {
  readonly seat: number
  readonly [field: string]: Json
}

/** Fields of a recorded action that belong to the record, not to the game's action. */
export const ACTION_NOTES = ['seat', 'ms', 'hints', 'takebacks', 'iterations'] as const

interface RecordMeta {
  readonly id?: string
  readonly started?: string
  readonly finished?: string
  readonly application?: string
  readonly ai?: number
  readonly assisted?: boolean
  readonly abandoned?: boolean
  readonly tags?: readonly string[]
  readonly name?: string
  /** The seed was typed in. */
  readonly seeded?: boolean
  /** The game and the number of its actions this one was played on from. */
  readonly branchOf?: { readonly id: string; readonly at: number }
  /** When the last action was taken, of a game that is not finished. */
  readonly updated?: string
  /** As it was scored; what stands of a record that later rules no longer replay. */
  readonly result?: Outcome
}

/** The sealed envelope: `hash` was shown before the first action, `nonce` kept until the end. */
export interface RecordSeal {
  readonly hash: string
  readonly nonce: string
}

export interface GameRecord {
  readonly format: typeof RECORD_FORMAT
  readonly game: string
  readonly rules: number
  readonly options: Json
  readonly seats: readonly RecordSeat[]
  readonly seed: string
  readonly deal?: Json
  readonly actions: readonly RecordAction[]
  readonly meta?: RecordMeta
  readonly seal?: RecordSeal
  /** Branches with fresh luck: one, or several in order. */
  readonly reseed?: Reseed | readonly Reseed[]
}

/** After `at` actions the unseen cards are drawn anew from `seed`. */
export interface Reseed {
  readonly at: number
  readonly seed: string
}

/** All of a record's, in order. */
export const reseedsOf = ({ reseed }: Pick<GameRecord, 'reseed'>): readonly Reseed[] =>
  reseed === undefined ? [] : 'seed' in reseed ? [reseed] : reseed
