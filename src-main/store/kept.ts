/** What the store keeps, as the rest of main knows it. */
import type { CoachMark } from '#shared/contract/coach.ts'
import type { GameMarks, GameState, SeatSummary } from '#shared/contract/games.ts'
import type { Json } from '#shared/games/common.ts'
import type { Reseed } from '#shared/record.ts'

/** A game's header as created. `seed` never leaves main while the game is open. */
export interface StoredHeader {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly options: Json
  readonly seats: readonly (SeatSummary & { readonly botSeed?: string })[]
  readonly seed: string
  readonly deal?: Json
  /** Drawn at creation and opened only at the end: lets anyone check deals and decisions afterwards. */
  readonly nonce: string
  /** The envelope's hash as it was shown, or as it came with the game; kept apart from what it was computed from. */
  readonly seal?: string
  /** Number of the opponents' ways when it began; unknown for games older than this note. */
  readonly ai?: number
  readonly marks: GameMarks
  /** The game and the number of its actions this one was played on from. */
  readonly branchOf?: { readonly id: string; readonly at: number }
  /** After so many actions each the unseen cards are drawn anew: branches with fresh luck. */
  readonly reseeds?: readonly Reseed[]
  /** Given by a person. */
  readonly name?: string
  readonly imported?: boolean
  /** When it was deleted: hidden everywhere, and gone some weeks later. */
  readonly deleted?: string
  readonly state: GameState
  readonly started: string
  readonly updated: string
  readonly finished?: string
}

export interface NewStoredGame {
  readonly game: string
  readonly rules: number
  readonly options: Json
  readonly seats: readonly {
    name: string
    kind: SeatSummary['kind']
    livery: SeatSummary['livery']
    botSeed?: string
  }[]
  readonly seed: string
  readonly seeded: boolean
  readonly deal?: Json
  readonly nonce: string
  readonly seal?: string
  readonly ai?: number
  readonly branchOf?: { readonly id: string; readonly at: number }
}

/** One action of the standing line as stored. `ms`: time to decide; `hints`, `takebacks`: used before it. */
export interface StoredAction {
  readonly seat: number
  readonly action: Json
  readonly ms: number
  readonly hints: number
  readonly takebacks: number
  /** Of a computer's decision: iterations used. */
  readonly iterations?: number
}

/** The timeline of a game: the standing actions, and those taken back that can still be redone (next first). */
export interface Timeline {
  readonly actions: readonly StoredAction[]
  readonly redo: readonly StoredAction[]
}

export interface StoredResult {
  readonly places: readonly number[]
  readonly totals: readonly number[]
  readonly sheet: Json
}

export interface GameRow extends StoredHeader {
  readonly actions: number
  readonly tags?: readonly string[]
  readonly result?: StoredResult
}

/** A decision of a person as the coach judged it. */
export interface Judged {
  /** Number of actions before it. */
  readonly at: number
  /** The action that was judged, as canonical JSON: a line played anew is judged anew. */
  readonly action: string
  /** Number of the opponents' ways it was judged by. */
  readonly ai: number
  /** Nothing where there was nothing to compare. */
  readonly mark: CoachMark | null
}
