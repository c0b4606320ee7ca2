/**
 * What the rest of main asks of the store, split into reading and writing. The implementation keeps each write
 * in one transaction: once a call returns, a killed process loses nothing of it.
 */
import type { FirmOrder, Outcome, StandingOrder } from '#shared/games/common.ts'
import type { CoachAccount } from '#shared/contract/coach.ts'
import type { GameState, NewGame, Player } from '#shared/contract/games.ts'
import type { Notice } from '#shared/contract/contract.ts'
import type { Settings } from '#shared/contract/settings.ts'
import type { Figures } from './figures.ts'
import type {
  GameRow,
  Judged,
  NewStoredGame,
  StoredAction,
  StoredHeader,
  StoredResult,
  Timeline,
} from './kept.ts'
import type { BackupDesk, Past } from './past.ts'
import type { PendingHints } from './pending-hints.ts'

export type {
  GameRow,
  Judged,
  NewStoredGame,
  StoredAction,
  StoredHeader,
  StoredResult,
  Timeline,
} from './kept.ts'

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
