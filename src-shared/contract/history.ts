/** Looking back: what is searched for among the games, and what comes of exporting and importing them. */
import type { SeatKind } from '../games/common.ts'
import type { GameState, GameSummary } from './games.ts'

export const HISTORY_ORDERS = ['played', 'game', 'length', 'total', 'margin'] as const
/** played: end of the game or last move; length: number of actions; total, margin: of the best seat. */
export type HistoryOrder = (typeof HISTORY_ORDERS)[number]

/** How a person did: alone in first place, sharing it, or behind. */
export const HISTORY_RESULTS = ['won', 'shared', 'lost'] as const
export type HistoryResult = (typeof HISTORY_RESULTS)[number]

/** Marks a game must have (true) or must not have (false). */
export interface MarkFilter {
  readonly assisted?: boolean
  readonly seeded?: boolean
  readonly branch?: boolean
  readonly imported?: boolean
}

/** All that is given must hold. Lists are alternatives, but for `players` and `tags`: all of them. */
export interface HistoryFilter {
  readonly states?: readonly GameState[]
  readonly games?: readonly string[]
  /** Options as chosen in New game (`board` is `germany`). */
  readonly variants?: readonly {
    readonly game: string
    readonly option: string
    readonly value: string | number | boolean
  }[]
  readonly seats?: readonly number[]
  readonly players?: readonly number[]
  /** Some seat is a computer of one of these levels (`human`: several people). */
  readonly levels?: readonly SeatKind[]
  /** ISO times, UTC: from the first, before the second. */
  readonly from?: string
  readonly until?: string
  /** Of one of `players`, else of any person. */
  readonly results?: readonly HistoryResult[]
  readonly marks?: MarkFilter
  readonly tags?: readonly string[]
  /** Part of the game's name, of a seat's name or of a tag; capitals do not matter. */
  readonly text?: string
  /** Only deleted games; without it none of them. */
  readonly deleted?: boolean
}

/** The place of a row in an order; the next page begins after it. */
export interface HistoryCursor {
  readonly key: string | number
  readonly number: number
}

export interface HistoryQuery {
  readonly filter: HistoryFilter
  readonly order: HistoryOrder
  readonly descending: boolean
  /** The page begins after this row; or, to jump, after so many rows. */
  readonly after?: HistoryCursor
  readonly skip?: number
  readonly limit: number
}

export interface HistoryPage {
  readonly games: readonly GameSummary[]
  readonly total: number
  /** After the last row of this page; absent on the last page. */
  readonly next?: HistoryCursor
}

export interface HistoryChoice<T> {
  readonly value: T
  readonly games: number
}

/** What there is to filter by, with the number of games each; finished and abandoned games count. */
export interface HistoryChoices {
  readonly games: readonly HistoryChoice<string>[]
  readonly tags: readonly HistoryChoice<string>[]
  readonly players: readonly (HistoryChoice<number> & { readonly name: string })[]
  /** Deleted games that can still be brought back. */
  readonly deleted: number
}

/** Games named one by one, or all that pass a filter. */
export type HistorySelection = { readonly ids: readonly string[] } | { readonly filter: HistoryFilter }

export const EXPORT_FORMS = ['json', 'csv'] as const
export type ExportForm = (typeof EXPORT_FORMS)[number]

/** A piece of an export; pieces are put together in order. */
export interface ExportPart {
  readonly text: string
  /** Games in this piece. */
  readonly games: number
  readonly next?: HistoryCursor
}

/** What became of one game of a file. `unfinished`: it waits for consent. */
export const IMPORT_FATES = ['imported', 'known', 'unfinished', 'refused'] as const
export type ImportFate = (typeof IMPORT_FATES)[number]

export interface ImportLine {
  /** Where its text begins in the file, from 1. */
  readonly line: number
  readonly fate: ImportFate
  readonly id?: string
  readonly game?: string
  /** Names of the seats, as far as they could be read. */
  readonly names?: readonly string[]
  /** Of an unfinished game: the people who must agree. */
  readonly people?: readonly string[]
  /** A remark on the fate: key of a sentence in the errors' texts. */
  readonly why?: { readonly key: string; readonly params?: Readonly<Record<string, string | number>> }
}

export interface ImportReport {
  readonly counts: Readonly<Record<ImportFate, number>>
  /** Every line but those without a remark, up to a limit. */
  readonly lines: readonly ImportLine[]
  /** Lines with a remark beyond the limit. */
  readonly more: number
}

/** A backup that can be brought back. `before-restore`: the data as it was before another one was. */
export const BACKUP_KINDS = ['daily', 'migration', 'asked', 'before-restore'] as const
export type BackupKind = (typeof BACKUP_KINDS)[number]

export interface BackupInfo {
  readonly number: number
  readonly kind: BackupKind
  readonly made: string
  readonly bytes: number
}
