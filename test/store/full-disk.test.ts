import Database from 'better-sqlite3'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MIGRATIONS } from '../../src-main/store/migrate.ts'
import { action, clock, DAY, folder, newGame, open, played, START, thrown } from './support.ts'
import { canMount, mountedDisk, tinyDisks } from './tiny-disk.ts'

test.each(tinyDisks)(
  '%s is full: what fails changes nothing, what was saved stays, room lets play go on',
  (_, make) => {
    const { dir, options, makeRoom } = make()
    let store = open(dir, options)
    const { id } = store.createGame(newGame())
    let saved = 0
    let error: unknown
    while (error === undefined && saved < 5000) {
      error = thrown(() =>
        store.append(id, { ...action(saved), action: { card: saved, note: 'x'.repeat(500) } }),
      )
      if (error === undefined) saved++
    }
    expect(error).toMatchObject({ key: 'store.full' })
    expect(String(error)).toContain('disk is full')
    const before = store.timeline(id)
    expect(before.actions).toHaveLength(saved)
    expect(store.game(id)?.state).toBe('open')
    expect(thrown(() => store.createGame(newGame({ options: 'y'.repeat(300_000) })))).toMatchObject({
      key: 'store.full',
    })
    expect(store.list({ states: ['open'], offset: 0, limit: 9 }).total).toBe(1)

    store = makeRoom(store)
    store.append(id, action(1))
    store.close()
    const again = open(dir)
    expect(again.notices).toEqual([])
    expect(again.timeline(id).actions).toEqual([...before.actions, action(1)])
  },
)

const rows = (value: string) => `CREATE TABLE much (a TEXT) STRICT;
  INSERT INTO much WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
    SELECT ${value} FROM n`

test.each([
  ['store.migration', () => ({ dir: folder(), fill: () => undefined }), "iif(i < 400, 'a', json('{'))"],
  ...(canMount ? ([['store.full', () => mountedDisk(2_000_000), "printf('%1000d', i)"]] as const) : []),
] as const)('%s: a step to a newer format that fails half-way is not taken at all', (key, make, value) => {
  const { dir, fill } = make()
  const first = open(dir)
  const id = played(first, 3)
  first.close()
  fill(200_000)
  const newest = MIGRATIONS.length
  const step = { version: newest + 1, name: 'much', sql: rows(value) }
  expect(thrown(() => open(dir, { migrations: [...MIGRATIONS, step] }))).toMatchObject({ key })
  const db = new Database(join(dir, 'depot.db'), { readonly: true })
  expect(db.pragma('user_version', { simple: true })).toBe(newest)
  expect(db.prepare("SELECT * FROM sqlite_schema WHERE name = 'much'").all()).toEqual([])
  db.close()
  expect(open(dir).timeline(id).actions).toHaveLength(3)
})

test('a backup that cannot be made is said, and play goes on', () => {
  const dir = folder()
  writeFileSync(join(dir, 'backups'), 'not a folder')
  const store = open(dir)
  expect(store.notices).toEqual([{ key: 'store.backupFailed', params: { code: 'EEXIST' } }])
  const id = played(store, 3)
  expect(store.timeline(id).actions).toHaveLength(3)
})

test.each(canMount ? [5, 60, 200] : [])(
  'a damaged file that there is no room to set aside (%d KB left) stays as it is until there is',
  (left) => {
    const disk = mountedDisk(1_500_000)
    const first = open(disk.dir)
    const id = played(first, 30)
    first.close()
    open(disk.dir, { now: clock(START + 2 * DAY).now }).close()
    const file = join(disk.dir, 'depot.db')
    const bytes = readFileSync(file).fill(0xa5, 4096 * 3, 4096 * 9)
    writeFileSync(file, bytes)
    const before = readdirSync(disk.dir)
    disk.fill(left * 1000)
    expect(thrown(() => open(disk.dir))).toMatchObject({ key: 'store.full' })
    expect(readFileSync(file).equals(bytes)).toBe(true)
    expect(readdirSync(disk.dir).filter((name) => name !== 'filler')).toEqual(before)
    rmSync(join(disk.dir, 'filler'))
    const store = open(disk.dir)
    expect(store.notices).toMatchObject([{ key: 'store.restored' }])
    expect(store.timeline(id).actions).toHaveLength(30)
  },
)
