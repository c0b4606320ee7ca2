/** Faults that meet a store at work, and the list of all faults: each has its sentences and a test. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { store as storeDe } from '#shared/texts/de/store.ts'
import { store as storeEn } from '#shared/texts/en/store.ts'
import {
  action,
  clock,
  DAY,
  folder,
  later,
  newGame,
  open,
  outcome,
  played,
  START,
  thrown,
} from './support.ts'

const HERE = import.meta.dirname

test('a clock set back by years: play goes on in its order, and nothing that was there gets older or goes', () => {
  const dir = folder()
  const time = clock(START)
  const store = open(dir, { now: time.now })
  const first = played(store, 3)
  const second = played(store, 2)
  const deleted = played(store, 1)
  store.finish(deleted, outcome)
  store.past.delete([deleted])
  const updated = store.game(first)?.updated ?? ''
  time.set(START - 4000 * DAY)
  store.append(first, action(3))
  store.takeBack(first, 1, false)
  store.redo(first, 1)
  const third = store.createGame(newGame()).id
  expect(store.timeline(first).actions).toEqual([0, 1, 2, 3].map(action))
  expect(store.game(first)?.updated).toBe(updated)
  store.close()
  const again = open(dir, { now: time.now })
  expect(again.notices).toEqual([])
  const { games } = again.list({ states: ['open'], offset: 0, limit: 9 })
  expect(games.map(({ id }) => id)).toEqual([third, first, second])
  again.past.restore([deleted])
  expect(again.result(deleted)).toEqual(outcome)
})

test('another process has the data: refused by name; it is killed, and the data open as it left them', async () => {
  const dir = folder()
  const child = spawn(process.execPath, [join(HERE, 'kill-child.ts'), dir, 'idle'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  later(() => child.kill('SIGKILL'))
  let printed = ''
  for await (const bytes of child.stdout as AsyncIterable<Buffer>) {
    printed += bytes.toString()
    if (printed.includes('open\n')) break
  }
  const file = join(dir, 'depot.db')
  const error = thrown(() => open(dir))
  expect(error).toMatchObject({ key: 'store.locked', params: { file } })
  expect(String(error)).toContain('already running')
  const gone = once(child, 'close')
  child.kill('SIGKILL')
  await gone
  const store = open(dir)
  expect(store.notices).toEqual([])
  expect(store.timeline(played(store, 2)).actions).toHaveLength(2)
})

test('pages that go bad under a running store: the call fails by name, the next start brings back what can be', () => {
  const dir = folder()
  const { now } = clock()
  const first = open(dir, { now })
  const ids = Array.from({ length: 10 }, () => played(first, 60))
  first.backups.make()
  first.close()
  // What was not read at the start is read from the disk when it is asked for.
  const store = open(dir, { now, checkMs: 0 })
  const file = join(dir, 'depot.db')
  const bytes = readFileSync(file)
  // Every page of the log.
  for (let at = 0; at < bytes.length; at += 4096)
    if (bytes.subarray(at, at + 4096).includes('"card":')) bytes.fill(0xa5, at, at + 4096)
  writeFileSync(file, bytes)
  const errors = ids.map((id) => thrown(() => store.timeline(id))).filter(Boolean)
  expect(errors.length).toBeGreaterThan(0)
  for (const error of errors) {
    expect(error).toMatchObject({ key: 'store.damaged' })
    expect(String(error)).toContain('start Express Depot again')
  }
  store.close()
  const again = open(dir, { now })
  expect(again.notices).toMatchObject([{ key: 'store.restored' }])
  const line = Array.from({ length: 60 }, (_, n) => action(n))
  for (const id of ids) expect(again.timeline(id).actions.slice(0, 60)).toEqual(line)
})

test('a journal that makes a sound file unsound is set aside with it, and the file alone goes on', () => {
  const [dir, other] = [folder(), folder()]
  const store = open(dir)
  const id = played(store, 80)
  store.close()
  open(other).close()
  const stranger = open(other)
  played(stranger, 4)
  copyFileSync(join(other, 'depot.db-wal'), join(dir, 'depot.db-wal'))
  const again = open(dir)
  const aside = 'depot-damaged-2026-11-29-1.db'
  expect(again.notices).toEqual([{ key: 'store.repaired', params: { aside } }])
  expect(again.timeline(id).actions).toHaveLength(80)
  expect(readdirSync(dir)).toContain(`${aside}-wal`)
})

test('no file, and no backup that can be read: begun anew, and said so; the backups stay', () => {
  const dir = folder()
  const backup = join(dir, 'backups', '0001-daily-20261129T120000Z.db')
  mkdirSync(join(dir, 'backups'))
  writeFileSync(backup, 'holiday pictures')
  const store = open(dir)
  expect(store.notices).toEqual([{ key: 'store.backupsUnreadable' }])
  expect(store.timeline(played(store, 2)).actions).toHaveLength(2)
  expect(readFileSync(backup, 'utf8')).toBe('holiday pictures')
})

test('what the disk reports as an error is said with its code, and nothing is made', () => {
  const dir = folder()
  mkdirSync(join(dir, 'depot.db'))
  const error = thrown(() => open(dir))
  expect(error).toMatchObject({ key: 'store.io', params: { code: 'EISDIR' } })
  expect(readdirSync(dir)).toEqual(['depot.db'])
})

const page = readFileSync(resolve(HERE, '../../docs/store.md'), 'utf8')
const table = /## Faults\n([\s\S]*?)\n## /.exec(page)?.[1] ?? ''
const listed = [...table.matchAll(/\| (notice|error) (`.+?)\s*\|/g)].flatMap(([, sort, keys = '']) =>
  [...keys.matchAll(/`(\w+)`/g)].map(([, key = '']) => [sort ?? '', key] as const),
)
const tests = readdirSync(HERE)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(HERE, name), 'utf8'))
  .join()

test('the list of faults is read', () => {
  expect(listed.length).toBeGreaterThan(14)
})

test.each(listed)('the %s `%s` says what happened in both languages, and a test meets it', (sort, key) => {
  const [en, de] = sort === 'error' ? [storeEn.errors, storeDe.errors] : [storeEn.notices, storeDe.notices]
  const sentences = [en, de].map((texts) => (texts as Readonly<Record<string, string>>)[key] ?? '')
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÄÖÜ].{20,}\.$/)
  expect(sentences[0]).not.toBe(sentences[1])
  expect(tests).toContain(`store.${key}`)
})
