/**
 * What the rest of main asks of the store, split into reading and writing. The implementation keeps each write
 * in one transaction: once a call returns, a killed process loses nothing of it.
 */
import type { FirmOrder, Json, Outcome, StandingOrder } from '#shared/games/common.ts'
import type { CoachAccount, CoachMark } from '#shared/contract/coach.ts'
import type { GameMarks, GameState, NewGame, Player, SeatSummary } from '#shared/contract/games.ts'
import type { Notice } from '#shared/contract/contract.ts'
import type { Settings } from '#shared/contract/settings.ts'
import type { Reseed } from '#shared/record.ts'
import type { Figures } from './figures.ts'
import type { BackupDesk, Past } from './past.ts'
import type { PendingHints } from './pending-hints.ts'

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

export interface StoreReads {
  settings(): Settings
  players(): readonly Player[]
  pinMatches(player: number, pin: string): boolean
  game(id: string): StoredHeader | undefined
  timeline(id: string): Timeline
  /** Hints given for decisions that are still to be made. */
  pendingHints(id: string): PendingHints
  /** By seat; a seat without one is asked each time. */
  standingOrders(id: string): ReadonlyMap<number, FirmOrder>
  result(id: string): StoredResult | undefined
  /** In order of the actions. */
  judged(id: string): readonly Judged[]
  list(query: { states: readonly GameState[]; offset: number; limit: number }): {
    games: readonly GameRow[]
    total: number
  }
  lastSetup(game?: string): NewGame | undefined
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

interface StoreWrites {
  changeSettings(change: Partial<Settings>): Settings
  renamePlayer(id: number, name: string): void
  mergePlayers(from: number, into: number): void
  deletePlayer(id: number): void
  setPin(player: number, pin: string | null): void
  /** Stores the header; people's names become players where they are new. */
  createGame(game: NewStoredGame): StoredHeader
  /** A hint was given to the seat. False when it is the one the seat has had already: nothing happened since. */
  hint(id: string, seat: number): boolean
  /**
   * Appends to the standing line; whatever could be redone is dropped from it (it stays in the log). `outcome`: of
   * a game that is over with this action, finished in the same transaction.
   */
  append(id: string, action: StoredAction, outcome?: Outcome): void
  /** Takes back the last `count` standing actions; `assisted` marks the game for good. A finished game is open again. */
  takeBack(id: string, count: number, assisted: boolean): void
  /** Puts the next `count` taken-back actions on the line again; `outcome` as in `append`. */
  redo(id: string, count: number, outcome?: Outcome): void
  setStandingOrder(id: string, seat: number, order: StandingOrder): void
  finish(id: string, outcome: Outcome): void
  /** A take-back from the last page opens the game again. */
  reopen(id: string): void
  abandon(id: string): void
  /** In place of what was judged at that place before. */
  keepJudged(id: string, judged: Judged): void
  /** Of a scored game that is judged to its end; `ai` as in `Judged`. */
  keepAccounts(id: string, ai: number, accounts: readonly CoachAccount[]): void
}

export interface Store extends StoreReads, StoreWrites {
  /** What opening had to mend or say. */
  readonly notices: readonly Notice[]
  readonly past: Past
  readonly figures: Figures
  readonly backups: BackupDesk
  close(): void
}
