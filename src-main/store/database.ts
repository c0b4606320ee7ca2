/** The connection, and the few helpers every part of the store needs. */
import Database from 'better-sqlite3'
import type { Json } from '#shared/games/common.ts'
import { StoreError, storeError } from './errors.ts'

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
