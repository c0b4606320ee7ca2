/** What looking back asks of the store: the history, its upkeep, whole games, and backups. */
import type {
  BackupInfo,
  HistoryChoices,
  HistoryFilter,
  HistoryOrder,
  HistoryCursor,
} from '#shared/contract/history.ts'
import type { WholeGame } from './adopt.ts'
import type { GameRow } from './kept.ts'

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
