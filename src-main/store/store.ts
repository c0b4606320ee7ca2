/**
 * What the rest of main asks of the store: looking back, statistics and practice, then games at play, split into
 * reading and writing. The implementation keeps each write in one transaction: once a call returns, a killed process
 * loses nothing of it.
 */
import type { CoachAccount, Puzzle, PuzzleList } from '#shared/contract/coach.ts'
import type { Notice } from '#shared/contract/contract.ts'
import type { GameState, NewGame, Player } from '#shared/contract/games.ts'
import type {
  BackupInfo,
  HistoryChoices,
  HistoryCursor,
  HistoryFilter,
  HistoryOrder,
} from '#shared/contract/history.ts'
import type { Settings } from '#shared/contract/settings.ts'
import type { StatisticsQuery } from '#shared/contract/statistics.ts'
import type { FirmOrder, Outcome, StandingOrder } from '#shared/games/common.ts'
import type { WholeGame } from './adopt.ts'
import type {
  GameRow,
  Judged,
  NewStoredGame,
  StoredAction,
  StoredHeader,
  StoredResult,
  Timeline,
} from './kept.ts'
import type { CountedStatistics, Rate } from './statistics.ts'
import type { SeatFact } from './statistics-facts.ts'
import type { PendingHints } from './timeline.ts'

export type {
  GameRow,
  Judged,
  NewStoredGame,
  StoredAction,
  StoredHeader,
  StoredResult,
  Timeline,
} from './kept.ts'

export interface PastQuery {
  readonly filter: HistoryFilter
  readonly order: HistoryOrder
  readonly descending: boolean
  readonly after?: HistoryCursor
  readonly skip?: number
  readonly limit: number
}

/** `margin`: total less the best total on another place. The rest is of the seat's standing actions. */
export interface SeatScore {
  readonly seat: number
  readonly place: number
  readonly total: number
  readonly margin: number
  readonly decisions: number
  readonly ms: number
  readonly hints: number
  readonly takebacks: number
}

export interface Past {
  search(query: PastQuery): {
    readonly games: readonly GameRow[]
    readonly total: number
    readonly next?: HistoryCursor
  }
  /** How SQLite goes about a search, one line a step. */
  plan(query: PastQuery): readonly string[]
  choices(): HistoryChoices
  /** What a finished game's seats are scored with. */
  scores(id: string): readonly SeatScore[]
  /** Games by their ids, in that order; unknown ones are left out. */
  rows(ids: readonly string[]): readonly GameRow[]
  /** An empty name takes the name away. */
  name(id: string, text: string): void
  /** Adds and removes tags; unknown ids are an error, and then nothing is changed. */
  tag(ids: readonly string[], add: readonly string[], remove: readonly string[]): void
  /** Hides games everywhere; `restore` brings them back for some weeks. */
  delete(ids: readonly string[]): void
  restore(ids: readonly string[]): void
  /** Marks an unfinished game whose hands were opened. */
  assist(id: string): void
  /** Takes whole games in, all or none; their ids in the same order. */
  adopt(games: readonly WholeGame[]): readonly string[]
}

export interface BackupDesk {
  list(): readonly BackupInfo[]
  make(): void
  /** True when a backup is due. */
  due(): boolean
  /** Makes the backup of the day. */
  daily(): void
  /** The data of a backup takes the place of today's, which are kept as a backup first. All or nothing. */
  restore(number: number): void
}

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
  /** Takes the PIN away and gives running games up that the player shares with others; their ids. */
  forgetPin(player: number): readonly string[]
  /** Stores the header; people's names become players where they are new. */
  createGame(game: NewStoredGame): StoredHeader
  /** A hint was given to the seat. False when it is the one the seat has had already: nothing happened since. */
  hint(id: string, seat: number): boolean
  /**
   * Appends to the standing line; whatever could be redone is dropped from it (it stays in the log). `outcome`: of
   * a game that is over with this action, finished in the same transaction.
   */
  append(id: string, action: StoredAction, outcome?: Outcome): void
  /**
   * Takes back the last `count` standing actions; `assisted` marks the game for good. A finished game is open again, and
   * always marked: its last page has shown everything.
   */
  takeBack(id: string, count: number, assisted: boolean): void
  /** Puts the next `count` taken-back actions on the line again; `outcome` as in `append`. */
  redo(id: string, count: number, outcome?: Outcome): void
  setStandingOrder(id: string, seat: number, order: StandingOrder): void
  finish(id: string, outcome: Outcome): void
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
