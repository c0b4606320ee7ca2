/**
 * The connection to the household's file, what can go wrong with it, and the helpers every part of the store needs.
 */
import Database from 'better-sqlite3'
import { statSync } from 'node:fs'
import type { Json } from '#shared/games/common.ts'
import { store } from '#shared/texts/en/store.ts'
import { fill } from '#shared/texts/fill.ts'

export type StoreFault = keyof typeof store.errors
export type Params = Readonly<Record<string, string | number>>

/** A request the store could not carry out; nothing was changed. `key` is `store.` and the fault's name. */
export class StoreError extends Error {
  readonly fault: StoreFault
  readonly key: string
  readonly params: Params
  constructor(fault: StoreFault, params: Params = {}, cause?: unknown) {
    super(fill(store.errors[fault], params), { cause })
    this.name = 'StoreError'
    this.fault = fault
    this.key = `store.${fault}`
    this.params = params
  }
}

const FAULTS: readonly (readonly [RegExp, StoreFault])[] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)$/, 'full'],
  [/^(SQLITE_READONLY.*|SQLITE_CANTOPEN.*|SQLITE_PERM|EACCES|EPERM|EROFS|ENOTDIR)$/, 'readOnly'],
  [/^SQLITE_(BUSY|LOCKED|PROTOCOL)/, 'locked'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'damaged'],
  [/^(SQLITE_IOERR|E[A-Z0-9]+$)/, 'io'],
]

/** The fault behind an error of SQLite or of the file system; any other error comes back as it is. */
export function storeError(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || error instanceof StoreError) return error
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const fault = FAULTS.find(([pattern]) => pattern.test(code))?.[1]
  return fault ? new StoreError(fault, { file, code }, error) : error
}

export type Db = Database.Database

/** Milliseconds since 1970, UTC. Given from outside; nothing in the store reads a clock by itself. */
export type Now = () => number

/**
 * Opens the file for this process alone and takes its lock at once: WAL, every commit forced to the disk, foreign
 * keys. Throws a `StoreError` when it is locked, read-only, full or damaged. `keep` is then given the connection to a
 * damaged file to close: closing writes the journal into the file, which may be sound without it.
 */
export function connect(file: string, waitMs = 500, keep?: (db: Db) => void): Db {
  let db: Db | undefined
  try {
    db = new Database(file, { timeout: waitMs })
    db.pragma('locking_mode = EXCLUSIVE')
    db.pragma('journal_mode = WAL')
    db.pragma('synchronous = FULL')
    db.pragma('foreign_keys = ON')
    db.pragma('cell_size_check = ON')
    db.pragma('trusted_schema = OFF')
    db.exec('BEGIN IMMEDIATE; COMMIT')
    if (db.pragma('journal_mode', { simple: true }) !== 'wal')
      throw new StoreError('io', { file, code: 'WAL' })
    return db
  } catch (error) {
    const fault = storeError(error, file)
    if (db && keep && fault instanceof StoreError && fault.fault === 'damaged') keep(db)
    else db?.close()
    throw fault
  }
}

/** Runs `work` in one transaction: all of it is on the disk when this returns, or none when it throws. */
export function transact<T>(db: Db, work: () => T): T {
  try {
    return db.transaction(work).immediate()
  } catch (error) {
    throw storeError(error, db.name)
  }
}

/** Runs a read; a database fault, or a text that is no JSON any more, becomes a `StoreError`. */
export function read<T>(db: Db, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof SyntaxError) throw new StoreError('damaged', { file: db.name }, error)
    throw storeError(error, db.name)
  }
}

export const toText = (value: Json): string => JSON.stringify(value)
export const fromText = (text: string): Json => JSON.parse(text) as Json

export const iso = (ms: number): string => new Date(ms).toISOString()

/** One step from a format of the database to the next. Published steps never change. */
export interface Migration {
  /** The format the database has afterwards. */
  readonly version: number
  readonly name: string
  readonly sql: string
}

/** What a check gets through at least, measured with room to spare: bytes a millisecond. */
const BYTES_PER_MS = 50_000

/** From the smallest to the one that grows most. */
const TABLES = ['settings', 'players', 'games', 'seats', 'tags', 'sheets', 'results', 'entries'] as const

const isDamage = (error: unknown, file: string): boolean => {
  const fault = storeError(error, file)
  return fault instanceof StoreError && fault.fault === 'damaged'
}

const quickCheck = (db: Db, table?: string): boolean =>
  db.pragma(table ? `quick_check(${table})` : 'quick_check', { simple: true }) === 'ok'

/**
 * The check at every start: the whole file when that fits `budgetMs`, else the tables that do. What is left
 * out is read and checked by the daily backup. False when something is damaged.
 */
export function looksSound(db: Db, budgetMs: number): boolean {
  try {
    const bytes = statSync(db.name).size
    if (bytes / BYTES_PER_MS <= budgetMs) return quickCheck(db)
    return TABLES.filter((table) => table !== 'entries').every((table) => quickCheck(db, table))
  } catch (error) {
    if (isDamage(error, db.name)) return false
    throw error
  }
}

/** The thorough check, for what is restored or was damaged: pages, indexes, references, lengths of the lines. */
export function isSound(db: Db): boolean {
  try {
    if (db.pragma('integrity_check', { simple: true }) !== 'ok') return false
    if ((db.pragma('foreign_key_check') as unknown[]).length > 0) return false
    const uneven = db
      .prepare<[], number>(
        `SELECT count(*) FROM games LEFT JOIN
           (SELECT game, count(position) AS length, max(position) AS last FROM entries GROUP BY game) line
           ON line.game = games.number
         WHERE actions <> coalesce(length, 0) OR actions <> coalesce(last, 0)`,
      )
      .pluck()
    return uneven.get() === 0
  } catch (error) {
    if (isDamage(error, db.name)) return false
    throw error
  }
}
