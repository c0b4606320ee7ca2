/** Is a database in order? */
import { statSync } from 'node:fs'
import type { Db } from './database.ts'
import { storeError, StoreError } from './errors.ts'

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
