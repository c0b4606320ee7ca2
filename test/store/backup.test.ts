import Database from 'better-sqlite3'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backups } from '../../src-main/store/backup.ts'
import { clock, DAY, folder, open, played, START } from './support.ts'

const opened = (dir: string, at: number, options = {}) =>
  open(dir, { now: clock(at).now, ...options }).close()
const numbers = (dir: string) => backups(dir).map((backup) => backup.number)

test('one backup a day, when the application starts', () => {
  const dir = folder()
  opened(dir, START)
  opened(dir, START + DAY - 60_000)
  expect(numbers(dir)).toEqual([1])
  opened(dir, START + DAY + 60_000)
  expect(numbers(dir)).toEqual([2, 1])
  expect(readdirSync(join(dir, 'backups')).sort()).toEqual([
    '0001-daily-20261129T120001Z.db',
    '0002-daily-20261130T120102Z.db',
  ])
})

test('the oldest go, the newest stay', () => {
  const dir = folder()
  for (let day = 0; day < 6; day++) opened(dir, START + day * 2 * DAY, { keepBackups: 3 })
  expect(numbers(dir)).toEqual([6, 5, 4])
})

test('a clock set back makes a new backup, and the order stays that of making', () => {
  const dir = folder()
  opened(dir, START)
  opened(dir, START - 300 * DAY)
  expect(backups(dir).map(({ number, made }) => [number, made < START])).toEqual([
    [2, true],
    [1, false],
  ])
})

test('a backup is a whole database of its own; other files beside it are left alone', () => {
  const dir = folder()
  const store = open(dir)
  played(store, 12)
  store.close()
  writeFileSync(join(dir, 'backups', 'mine.db'), 'keep me')
  writeFileSync(join(dir, 'backups', 'making.partial'), 'half a backup of a killed process')
  opened(dir, START + 2 * DAY, { keepBackups: 1 })
  const db = new Database(backups(dir)[0]?.path ?? '', { readonly: true, fileMustExist: true })
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(db.prepare('SELECT count(*) FROM entries').pluck().get()).toBe(12)
  db.close()
  expect(readdirSync(join(dir, 'backups')).sort()).toEqual(['0002-daily-20261201T120002Z.db', 'mine.db'])
})
