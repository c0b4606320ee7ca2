/** The folder of the games: what cannot be one, and who may look into it. */
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { closeToOthers, provideFolder } from '../../src-main/shell/data-folder.ts'
import { StartError } from '../../src-main/shell/failure.ts'
import { tempDir } from './support.ts'

function faultOf(dir: string): { fault: string; message: string } {
  try {
    provideFolder(dir)
  } catch (error) {
    if (error instanceof StartError) return { fault: error.fault, message: error.message }
    throw error
  }
  return { fault: 'none', message: '' }
}

test('a missing folder is made for its owner alone, and can be taken back as far as it was made', () => {
  const dir = tempDir()
  const deep = join(dir, 'a', 'b')
  const folder = provideFolder(deep)
  expect(statSync(deep).mode & 0o777).toBe(0o700)
  folder.undo()
  expect(existsSync(join(dir, 'a'))).toBe(false)
  expect(existsSync(dir)).toBe(true)
})

test('a folder that was there is never taken back', () => {
  const dir = tempDir()
  writeFileSync(join(dir, 'depot.db'), 'x')
  provideFolder(dir).undo()
  expect(readFileSync(join(dir, 'depot.db'), 'utf8')).toBe('x')
})

test('what cannot be a folder of games is named, and nothing is left behind', () => {
  const dir = tempDir()
  writeFileSync(join(dir, 'file'), 'x')
  symlinkSync(join(dir, 'nowhere'), join(dir, 'dangling'))
  symlinkSync(join(dir, 'round'), join(dir, 'round'))
  const cases = [
    ['file', 'notFolder', join(dir, 'file')],
    ['file/below', 'notFolder', join(dir, 'file')],
    ['dangling', 'dangling', join(dir, 'dangling')],
    ['dangling/below', 'dangling', join(dir, 'dangling')],
    ['round', 'dangling', join(dir, 'round')],
    [`new/${'x'.repeat(300)}`, 'tooLong', join(dir, 'new')],
  ] as const
  for (const [name, fault, named] of cases) {
    const found = faultOf(join(dir, name))
    expect([name, found.fault]).toEqual([name, fault])
    expect(found.message).toContain(named)
    expect(found.message).not.toContain('\n')
  }
  expect(existsSync(join(dir, 'new'))).toBe(false)
})

const modeOf = (path: string): number => statSync(path).mode & 0o777

test('an existing folder of games is closed to other users, with what lies in it', () => {
  const dir = tempDir()
  mkdirSync(join(dir, 'backups'))
  for (const name of ['depot.db', 'depot.db-wal', 'backups/0001-daily-20260101T000000Z.db'])
    writeFileSync(join(dir, name), 'x', { mode: 0o644 })
  chmodSync(join(dir, 'backups'), 0o755)
  chmodSync(dir, 0o755)
  expect(closeToOthers(dir)).toEqual([])
  const modes = ['', 'backups', 'depot.db', 'depot.db-wal', 'backups/0001-daily-20260101T000000Z.db']
  expect(modes.map((name) => modeOf(join(dir, name)))).toEqual([0o700, 0o700, 0o600, 0o600, 0o600])
})

test('a folder that holds other things keeps its rights, which is said; the games in it are closed', () => {
  const dir = tempDir()
  chmodSync(dir, 0o755)
  writeFileSync(join(dir, 'holiday.jpg'), 'x', { mode: 0o644 })
  writeFileSync(join(dir, 'depot.db'), 'x', { mode: 0o644 })
  expect(closeToOthers(dir)).toEqual([{ key: 'store.folderShared', params: { folder: dir } }])
  expect([dir, join(dir, 'holiday.jpg'), join(dir, 'depot.db')].map(modeOf)).toEqual([0o755, 0o644, 0o600])
})

test('a link among the files is not followed', () => {
  const dir = tempDir()
  const outside = join(tempDir(), 'outside')
  writeFileSync(outside, 'x', { mode: 0o644 })
  symlinkSync(outside, join(dir, 'depot.db'))
  closeToOthers(dir)
  expect(modeOf(outside)).toBe(0o644)
})

test('a folder whose rights cannot be read is said with the reason', () => {
  const missing = join(tempDir(), 'missing')
  expect(closeToOthers(missing)).toEqual([
    { key: 'store.folderOpen', params: { folder: missing, code: 'ENOENT' } },
  ])
  expect(closeToOthers(missing, 'win32')).toEqual([])
})
