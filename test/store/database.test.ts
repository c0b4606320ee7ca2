/** How the connection writes: what a power cut may take depends on these settings and on nothing else. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connect } from '../../src-main/store/database.ts'
import { folder } from './support.ts'

/** SQLite's number for a commit that is forced to the disk before it counts. */
const FULL = 2

test('every commit is forced to the disk, in a journal, by one process alone', () => {
  const db = connect(join(folder(), 'depot.db'))
  const setting = (name: string): unknown => db.pragma(name, { simple: true })
  expect(setting('synchronous')).toBe(FULL)
  expect(setting('journal_mode')).toBe('wal')
  expect(setting('locking_mode')).toBe('exclusive')
  expect(setting('foreign_keys')).toBe(1)
  expect(setting('trusted_schema')).toBe(0)
  db.close()
})
