import Database from 'better-sqlite3'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { StoreError } from '../../src-main/store/database.ts'
import type { Store } from '../../src-main/store/store.ts'
import {
  action,
  clock,
  DAY,
  folder,
  newGame,
  open,
  outcome,
  person,
  played,
  START,
  thrown,
} from './support.ts'
import { asStranger } from './stranger.ts'

const file = (dir: string) => join(dir, 'depot.db')
const contents = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name)).toString('base64')] as const,
    )
    .sort()

const openGames = (store: Store) => store.list({ states: ['open'], offset: 0, limit: 100 }).games

/** A folder with one game of three actions in the backup, two more actions and a second game only in the file. */
function withBackup() {
  const dir = folder()
  const first = open(dir)
  const id = played(first, 3)
  first.close()
  const time = clock(START + 2 * DAY)
  const second = open(dir, { now: time.now })
  second.append(id, action(3))
  second.append(id, action(4))
  played(second, 40)
  second.close()
  return { dir, id, now: clock(START + 2 * DAY + 5000).now }
}

/** Overwrites the middle of a file. */
function scratch(path: string, from: number, length: number): Buffer {
  const bytes = readFileSync(path)
  bytes.fill(0xa5, from, Math.min(bytes.length, from + length))
  writeFileSync(path, bytes)
  return bytes
}

test('what is not a database is kept under a new name, and the newest backup takes its place', () => {
  const { dir, id, now } = withBackup()
  writeFileSync(file(dir), 'a shopping list, much longer than the header of a database would be. '.repeat(99))
  const damaged = readFileSync(file(dir))
  const store = open(dir, { now })
  const aside = 'depot-damaged-2026-12-01-1.db'
  expect(store.notices).toEqual([
    { key: 'store.restored', params: { aside, made: '2026-12-01 12:00 UTC', rescued: 0 } },
  ])
  expect(readFileSync(join(dir, aside)).equals(damaged)).toBe(true)
  expect(store.timeline(id).actions).toEqual([0, 1, 2].map(action))
  expect(openGames(store)).toHaveLength(1)
  store.append(id, action(3))
  store.close()
  expect(open(dir, { now }).notices).toEqual([])
})

test('damaged pages are found at the start; a damaged backup is passed over for the one before', () => {
  const { dir, id, now } = withBackup()
  scratch(file(dir), 3 * 4096, 20 * 4096)
  const names = readdirSync(join(dir, 'backups')).sort()
  expect(names).toHaveLength(2)
  const newest = join(dir, 'backups', names[1] as string)
  scratch(newest, 4096, 8 * 4096)
  const store = open(dir, { now })
  expect(store.notices).toMatchObject([{ key: 'store.restored', params: { made: '2026-11-29 12:00 UTC' } }])
  // The first backup was made before the first game.
  expect(store.game(id)).toBeUndefined()
  expect(existsSync(newest)).toBe(true)
})

test('one flipped bit in the structure of a page is found', () => {
  const { dir, now } = withBackup()
  const bytes = readFileSync(file(dir))
  bytes[4096 * 2 + 3] = (bytes[4096 * 2 + 3] ?? 0) ^ 0x40
  writeFileSync(file(dir), bytes)
  expect(open(dir, { now }).notices).toMatchObject([{ key: 'store.restored' }])
})

test('damage without any good backup: kept aside, begun anew, and said so', () => {
  const dir = folder()
  writeFileSync(file(dir), 'x'.repeat(5000))
  const store = open(dir)
  expect(store.notices).toEqual([
    { key: 'store.startedAnew', params: { aside: 'depot-damaged-2026-11-29-1.db' } },
  ])
  played(store, 1)
  store.close()
  writeFileSync(file(dir), 'y'.repeat(5000))
  for (const name of readdirSync(join(dir, 'backups'))) writeFileSync(join(dir, 'backups', name), 'z')
  expect(open(dir).notices).toMatchObject([{ params: { aside: 'depot-damaged-2026-11-29-2.db' } }])
  expect(readFileSync(join(dir, 'depot-damaged-2026-11-29-1.db'), 'utf8')).toBe('x'.repeat(5000))
})

test.each(['missing', 'empty'])('a %s file with backups beside it: the newest is restored', (how) => {
  const { dir, id, now } = withBackup()
  if (how === 'missing') rmSync(file(dir))
  else writeFileSync(file(dir), '')
  const store = open(dir, { now })
  expect(store.notices).toEqual([{ key: 'store.missing', params: { made: '2026-12-01 12:00 UTC' } }])
  expect(store.timeline(id).actions).toHaveLength(3)
})

test('a large file is checked in part at the start, and its backup finds the rest', () => {
  const { dir, id, now } = withBackup()
  const db = new Database(file(dir))
  const page = db
    .prepare<[], number>("SELECT rootpage FROM sqlite_schema WHERE name = 'entries'")
    .pluck()
    .get()
  db.close()
  scratch(file(dir), ((page ?? 0) - 1) * 4096, 4096)
  const later = clock(START + 9 * DAY)
  const store = open(dir, { now: later.now, checkMs: 0 })
  expect(store.notices).toMatchObject([{ key: 'store.restored' }])
  expect(store.timeline(id).actions).toHaveLength(3)
  store.close()
  expect(open(dir, { now }).notices).toEqual([])
})

/** Copies the files of a running store, as a power cut would leave them. */
function pulledPlug(dir: string): string {
  const copy = folder()
  for (const end of ['', '-wal']) copyFileSync(file(dir) + end, file(copy) + end)
  return copy
}

test('a journal torn in its last, unfinished transaction is no damage', () => {
  const dir = folder()
  const store = open(dir)
  const id = played(store, 20)
  const copy = pulledPlug(dir)
  const journal = readFileSync(`${file(copy)}-wal`)
  writeFileSync(`${file(copy)}-wal`, journal.subarray(0, journal.length - 1000))
  const after = open(copy)
  expect(after.notices).toEqual([])
  expect(after.timeline(id).actions).toHaveLength(19)
})

test('a journal damaged before finished transactions: what is sound is kept, the rest said and put aside', () => {
  const dir = folder()
  const store = open(dir)
  const id = played(store, 60)
  const copy = pulledPlug(dir)
  const wal = `${file(copy)}-wal`
  // Within a page, not in the head of its frame, which tells whether a transaction ends there.
  const [head, frame] = [32, 24 + 4096]
  const spot = Math.floor(((readFileSync(wal).length - head) * 0.7) / frame)
  const journal = scratch(wal, head + spot * frame + 2000, 50)
  const after = open(copy)
  const aside = 'depot-damaged-2026-11-29-1.db'
  expect(after.notices).toEqual([
    { key: 'store.journal', params: { aside, changes: expect.any(Number) as number } },
  ])
  const kept = after.timeline(id).actions
  expect(kept.length).toBeGreaterThan(20)
  expect(kept).toEqual(kept.map((_, n) => action(n)))
  expect(Number(after.notices[0]?.params?.changes)).toBe(60 - kept.length)
  expect(readFileSync(join(copy, `${aside}-wal`)).equals(journal)).toBe(true)
})

test('a damaged journal whose changes have all reached the file loses nothing', () => {
  const dir = folder()
  const store = open(dir)
  const id = played(store, 100)
  store.close()
  const db = new Database(file(dir))
  db.exec('UPDATE games SET assisted = 1; UPDATE games SET assisted = 0; UPDATE games SET assisted = 1')
  db.pragma('wal_checkpoint(PASSIVE)')
  const copy = pulledPlug(dir)
  db.close()
  scratch(`${file(copy)}-wal`, 32 + 24 + 200, 50)
  const after = open(copy)
  expect(after.notices).toMatchObject([{ key: 'store.journal' }])
  expect(after.timeline(id).actions).toHaveLength(100)
  expect(after.game(id)?.marks.assisted).toBe(true)
})

test('a database of a newer application is refused and untouched', () => {
  const dir = folder()
  open(dir).close()
  const db = new Database(file(dir))
  db.pragma('user_version = 99')
  db.close()
  const before = contents(dir)
  const error = thrown(() => open(dir))
  expect(error).toMatchObject({ key: 'store.newer', params: { found: 99 } })
  expect(String(error)).toContain('newer Express Depot')
  expect(contents(dir)).toEqual(before)
})

test('a newer format that is only in the journal yet is seen too', () => {
  const dir = folder()
  open(dir).close()
  const db = new Database(file(dir))
  db.pragma('user_version = 99')
  const copy = pulledPlug(dir)
  db.close()
  const before = contents(copy)
  expect(thrown(() => open(copy))).toMatchObject({ key: 'store.newer' })
  expect(contents(copy)).toEqual(before)
})

test.each([0, 1234])('the database of another program (application_id %d) is refused and untouched', (id) => {
  const dir = folder()
  const db = new Database(file(dir))
  db.exec('CREATE TABLE invoices (n INTEGER)')
  db.pragma(`application_id = ${id}`)
  db.close()
  const before = contents(dir)
  expect(thrown(() => open(dir))).toMatchObject({ key: 'store.foreign' })
  expect(contents(dir)).toEqual(before)
})

test('a second instance is told so, and the first plays on', () => {
  const dir = folder()
  const store = open(dir)
  const id = played(store, 1)
  expect(thrown(() => open(dir))).toMatchObject({ key: 'store.locked', params: { file: file(dir) } })
  store.append(id, action(1))
  store.close()
  expect(open(dir).timeline(id).actions).toHaveLength(2)
})

test('a folder that cannot be written is refused with its name', () => {
  const parent = folder()
  const dir = join(parent, 'data')
  mkdirSync(dir)
  const errors = asStranger(parent, () => [thrown(() => open(dir)), thrown(() => open(join(parent, 'new')))])
  for (const error of errors) expect(error).toMatchObject({ key: 'store.readOnly' })
  expect(readdirSync(parent)).toEqual(['data'])
  expect(readdirSync(dir)).toEqual([])
})

test('a read-only file is refused and untouched, sound or damaged', () => {
  const { dir, id, now } = withBackup()
  const before = contents(dir)
  expect(asStranger(dir, () => thrown(() => open(dir, { now })))).toMatchObject({ key: 'store.readOnly' })
  expect(contents(dir)).toEqual(before)
  scratch(file(dir), 0, 4096)
  const damaged = contents(dir)
  expect(asStranger(dir, () => thrown(() => open(dir, { now })))).toBeInstanceOf(StoreError)
  expect(contents(dir)).toEqual(damaged)
  expect(open(dir, { now }).timeline(id).actions).toHaveLength(3)
})

test('a kill while the file is first made leaves a file that opens', () => {
  const dir = folder()
  const db = new Database(file(dir))
  db.pragma('journal_mode = WAL')
  db.close()
  const store = open(dir)
  expect(store.notices).toEqual([])
  store.createGame(newGame())
})

test('games newer than the backup are rescued from a damaged file, as far as they are whole', () => {
  const dir = folder()
  const first = open(dir)
  const old = played(first, 3)
  first.close()
  const time = clock(START + 2 * DAY)
  const store = open(dir, { now: time.now })
  // The backup of this day has `old` with three actions and nothing else.
  store.append(old, action(3))
  const finished = played(store, 160, { seats: [person('Bea'), person('Ada')] })
  store.finish(finished, outcome)
  const lost = played(store, 160)
  const branch = store.createGame(newGame({ branchOf: { id: finished, at: 3 } })).id
  store.close()
  // The leaf of the log that ends with the middle of the second long game.
  const bytes = readFileSync(file(dir))
  const page = Math.floor(bytes.indexOf('"card":159') / 4096)
  const lastPage = Math.floor(bytes.lastIndexOf('"card":90') / 4096)
  expect(lastPage).not.toBe(page)
  scratch(file(dir), lastPage * 4096, 100)

  const after = open(dir, { now: time.now })
  expect(after.notices).toMatchObject([{ key: 'store.restored', params: { rescued: 3 } }])
  expect(after.timeline(old).actions).toHaveLength(4)
  expect(after.result(finished)).toEqual(outcome)
  expect(after.timeline(finished).actions).toHaveLength(160)
  expect(after.game(finished)?.seats.map((seat) => seat.name)).toEqual(['Bea', 'Ada'])
  expect(after.players()).toMatchObject([
    { name: 'Ada', games: 3 },
    { name: 'Bea', games: 1 },
  ])
  expect(after.game(lost)).toBeUndefined()
  expect(after.game(branch)?.branchOf).toEqual({ id: finished, at: 3 })
})
