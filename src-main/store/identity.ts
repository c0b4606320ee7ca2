/** Whose file it is and in which format, told from its bytes: SQLite is not asked, so nothing is changed. */
import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { StoreError } from './errors.ts'
import type { Journal } from './journal.ts'

/** `application_id` of our databases: the letters EXDP. */
export const APPLICATION_ID = 0x45584450

const MAGIC = 'SQLite format 3\0'

function start(file: string): Buffer {
  const handle = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(112)
    return bytes.subarray(0, readSync(handle, bytes, 0, bytes.length, 0))
  } finally {
    closeSync(handle)
  }
}

/**
 * `absent`: no file, or one without a byte. `fresh`: a database without tables. `ours`: one of ours, in a
 * format up to `newest`. `unreadable`: not a database. Throws for another program's and for a newer format.
 */
export function identify(
  file: string,
  journal: Journal | undefined,
  newest: number,
): 'absent' | 'fresh' | 'ours' | 'unreadable' {
  const stored = existsSync(file) ? start(file) : Buffer.alloc(0)
  if (stored.length === 0) return 'absent'
  if (stored.length < 112 || stored.toString('latin1', 0, 16) !== MAGIC) return 'unreadable'
  const header = journal?.firstPage ?? stored
  const application = header.readUInt32BE(68)
  const format = header.readUInt32BE(60)
  const tables = header.readUInt8(100) !== 13 || header.readUInt16BE(103) > 0
  if (application === 0 && !tables) return 'fresh'
  if (application !== APPLICATION_ID) throw new StoreError('foreign', { file })
  if (format > newest) throw new StoreError('newer', { file, found: format, known: newest })
  return 'ours'
}
