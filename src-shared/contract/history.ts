/** Looking back: what is searched for among the games, and what comes of exporting and importing them. */
import { z } from 'zod'
import { count, gameId, gameKind, keyed, playerId, seatKind, time } from './common.ts'
import { LONGEST, typedName, typedText } from '../bounds.ts'
import { exact, list } from '../shape.ts'
import { gameState, gameSummary } from './games.ts'
import { BACKUP_KINDS, EXPORT_FORMS, HISTORY_ORDERS, HISTORY_RESULTS, IMPORT_FATES } from './values.ts'

/** As it is kept: what is searched for or taken away. */
const tag = z.string().max(200).normalize('NFC')
const newTag = typedName(LONGEST.tag)
const few = <Item extends z.ZodType>(item: Item) => z.array(item).max(50).readonly()

const order = z.enum(HISTORY_ORDERS)
export type HistoryOrder = z.output<typeof order>

const result = z.enum(HISTORY_RESULTS)
export type HistoryResult = z.output<typeof result>

/** Marks a game must have (true) or must not have (false). */
export interface MarkFilter extends z.output<typeof markFilter> {}
const markFilter = exact({
  assisted: z.boolean().exactOptional(),
  seeded: z.boolean().exactOptional(),
  branch: z.boolean().exactOptional(),
  imported: z.boolean().exactOptional(),
})

/** Options as chosen in New game (`board` is `germany`). */
const variant = exact({
  game: gameKind,
  option: z.string().regex(/^[a-zA-Z]{1,40}$/),
  value: z.union([z.string().max(100), z.number(), z.boolean()]),
})

/** All that is given must hold. Lists are alternatives, but for `players` and `tags`: all of them. */
export interface HistoryFilter extends z.output<typeof historyFilter> {}
export const historyFilter = exact({
  states: few(gameState).exactOptional(),
  games: few(gameKind).exactOptional(),
  variants: few(variant).exactOptional(),
  seats: few(z.int().min(1).max(9)).exactOptional(),
  players: few(playerId).exactOptional(),
  /** Some seat is a computer of one of these levels (`human`: several people). */
  levels: few(seatKind).exactOptional(),
  /** From this time on. */
  from: time.exactOptional(),
  /** Before this time. */
  until: time.exactOptional(),
  /** Of one of `players`, else of any person. */
  results: few(result).exactOptional(),
  marks: markFilter.exactOptional(),
  tags: few(tag).exactOptional(),
  /** Part of the game's name, of a seat's name or of a tag; capitals do not matter. */
  text: z.string().max(200).normalize('NFC').exactOptional(),
  /** Only deleted games; without it none of them. */
  deleted: z.boolean().exactOptional(),
})

/** The place of a row in an order; the next page begins after it. */
export interface HistoryCursor extends z.output<typeof cursor> {}
const cursor = exact({ key: z.union([z.string().max(100), z.number()]), number: count })

export const historyQuery = exact({
  filter: historyFilter,
  order,
  descending: z.boolean(),
  /** The page begins after this row. */
  after: cursor.exactOptional(),
  /** To jump: the page begins after so many rows. */
  skip: count.exactOptional(),
  limit: z.int().min(1).max(200),
})

export const historyPage = exact({
  games: list(gameSummary),
  total: count,
  /** After the last row of this page; absent on the last page. */
  next: cursor.exactOptional(),
})

/** What there is to filter by, with the number of games each; finished and abandoned games count. */
export interface HistoryChoices extends z.output<typeof historyChoices> {}
export const historyChoices = exact({
  games: list(exact({ value: z.string(), games: count })),
  tags: list(exact({ value: z.string(), games: count })),
  players: list(exact({ value: playerId, games: count, name: z.string() })),
  /** Deleted games that can still be brought back. */
  deleted: count,
})

/** Games to be changed together, or exported: as many as a person can have chosen one by one. */
export const gameIds = z.array(gameId).min(1).max(5000).readonly()
export const tagChange = exact({ ids: gameIds, add: few(newTag), remove: few(tag) })
export const gameName = exact({ id: gameId, name: typedText(LONGEST.game) })

/** Games named one by one, or all that pass a filter. */
export type HistorySelection = z.output<typeof selection>
const selection = z.union([exact({ ids: gameIds }), exact({ filter: historyFilter })])

const form = z.enum(EXPORT_FORMS)
export type ExportForm = z.output<typeof form>

export const exportQuery = exact({ selection, form, after: cursor.exactOptional() })

/** A piece of an export; pieces are put together in order. */
export interface ExportPart extends z.output<typeof exportPart> {}
export const exportPart = exact({
  text: z.string(),
  /** Games in this piece. */
  games: count,
  next: cursor.exactOptional(),
})

const fate = z.enum(IMPORT_FATES)
export type ImportFate = z.output<typeof fate>

/** A file that is being read. */
export const upload = z.string().regex(/^[\w-]{1,64}$/)

export interface ImportLine extends z.output<typeof importLine> {}
const importLine = exact({
  /** Where its text begins in the file, from 1. */
  line: z.int().min(1),
  fate,
  id: z.string().exactOptional(),
  game: z.string().exactOptional(),
  /** Names of the seats, as far as they could be read. */
  names: list(z.string()).exactOptional(),
  /** Of an unfinished game: the people who must agree. */
  people: list(z.string()).exactOptional(),
  /** A remark on the fate: key of a sentence in the errors' texts. */
  why: keyed.exactOptional(),
})

export interface ImportReport extends z.output<typeof importReport> {}
export const importReport = exact({
  counts: z.record(fate, count).readonly(),
  /** Every line but those without a remark, up to a limit. */
  lines: list(importLine),
  /** Lines with a remark beyond the limit. */
  more: count,
})

const backupKind = z.enum(BACKUP_KINDS)
export type BackupKind = z.output<typeof backupKind>

export interface BackupInfo extends z.output<typeof backup> {}
const backup = exact({ number: count, kind: backupKind, made: time, bytes: count })
export const backupList = list(backup)
