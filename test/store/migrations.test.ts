import Database from 'better-sqlite3'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { backups } from '../../src-main/store/backup.ts'
import { MIGRATIONS } from '../../src-main/store/migrate.ts'
import { action, folder, open, thrown } from './support.ts'

const FIXTURES = join(import.meta.dirname, '../fixtures/store')
const file = (dir: string) => join(dir, 'depot.db')
const newest = MIGRATIONS.at(-1)?.version ?? 0

/** A database as an earlier format left it, written in SQL. */
function fixture(version: number): string {
  const dir = folder()
  const db = new Database(file(dir))
  db.exec(readFileSync(join(FIXTURES, `format-${version}.sql`), 'utf8'))
  db.close()
  return dir
}

/** The tables and indexes of a database, by name. */
function schema(dir: string): unknown[] {
  const db = new Database(file(dir), { readonly: true })
  const rows = db
    .prepare("SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name")
    .all()
  db.close()
  return rows
}

test('steps are numbered from 1 without a gap, each in a file of its number', () => {
  expect(MIGRATIONS.map((step) => step.version)).toEqual(MIGRATIONS.map((_, i) => i + 1))
})

describe.each(MIGRATIONS.map((step) => step.version))('from format %d', (version) => {
  test('today’s application reads everything that was kept', () => {
    const dir = fixture(version)
    const store = open(dir)
    expect(store.notices).toEqual([])
    expect(store.settings()).toMatchObject({ theme: 'night' })
    expect(store.players()).toEqual([{ id: 1, name: 'Ada', hasPin: false, games: 2 }])
    expect(store.timeline('game-a')).toMatchObject({
      actions: [
        { seat: 0, action: { type: 'track', card: '7S' }, ms: 1500, hints: 1, takebacks: 0 },
        { seat: 1, action: { type: 'track', card: '8S' }, ms: 40, hints: 0, takebacks: 0, iterations: 900 },
      ],
      redo: [{ seat: 0, action: { type: 'track', card: '9S' } }],
    })
    expect(store.game('game-a')).toMatchObject({ state: 'open', marks: { assisted: true } })
    expect(store.game('game-b')).toMatchObject({ state: 'finished', branchOf: { id: 'game-a', at: 1 } })
    expect(store.game('game-b')?.seal).toBe(version < 8 ? undefined : '5e'.repeat(32))
    expect(store.result('game-b')).toEqual({ places: [1, 2], totals: [12, 9.5], sheet: { rows: 3 } })
    store.redo('game-a', 1)
    store.append('game-a', action(1))
    expect(store.timeline('game-a').actions).toHaveLength(4)
    expect(store.standingOrders('game-a')).toEqual(new Map(version < 5 ? [] : [[0, 'never']]))
    store.hint('game-a', 0)
    expect(store.pendingHints('game-a').of(0)).toBe(version < 4 ? 1 : 2)
  })

  test('the tables are those of a new database', () => {
    const [old, fresh] = [fixture(version), folder()]
    open(old).close()
    open(fresh).close()
    expect(schema(old)).toEqual(schema(fresh))
  })
})

const more = { version: newest + 1, name: 'more', sql: 'ALTER TABLE players ADD COLUMN note TEXT' }
const most = { version: newest + 2, name: 'most', sql: 'CREATE TABLE notes (a INTEGER) STRICT' }
const format = (dir: string) => {
  const db = new Database(file(dir), { readonly: true })
  const version = db.pragma('user_version', { simple: true })
  db.close()
  return version
}

test('every step has a backup of the format before it', () => {
  const dir = fixture(1)
  open(dir, { migrations: [...MIGRATIONS, more, most] }).close()
  expect(format(dir)).toBe(newest + 2)
  const kept = backups(dir).filter((backup) => backup.kind === 'migration')
  const formats = kept.map((backup) => {
    const db = new Database(backup.path, { readonly: true })
    const version = db.pragma('user_version', { simple: true })
    db.close()
    return version
  })
  expect(formats.slice(0, 2)).toEqual([newest + 1, newest])
})

test('a new file takes all steps without a backup', () => {
  const dir = folder()
  open(dir, { migrations: [...MIGRATIONS, more] }).close()
  expect(backups(dir).map((backup) => backup.kind)).toEqual(['daily'])
})

test.each([
  ['fails half-way', 'CREATE TABLE half (a INTEGER); INSERT INTO nowhere VALUES (1)'],
  ['leaves rows without their parent', 'CREATE TABLE half (a INTEGER); DELETE FROM games'],
])('a step that %s is undone; the steps before it stand', (_, sql) => {
  const dir = fixture(1)
  const broken = { version: newest + 2, name: 'broken', sql }
  const error = thrown(() => open(dir, { migrations: [...MIGRATIONS, more, broken] }))
  const backup = backups(dir)[0]?.path
  expect(error).toMatchObject({
    key: 'store.migration',
    params: { version: newest + 2, from: newest + 1, backup },
  })
  expect(format(dir)).toBe(newest + 1)
  expect(schema(dir)).not.toContainEqual(expect.objectContaining({ name: 'half' }))
  const store = open(dir, { migrations: [...MIGRATIONS, more] })
  expect(store.timeline('game-a').actions).toHaveLength(2)
})

test('a table can be rebuilt without losing the rows that refer to it', () => {
  const dir = fixture(1)
  open(dir).close()
  const games = schema(dir).find((row) => (row as { name: string }).name === 'games') as { sql: string }
  const sql = `${games.sql.replace('"games"', 'games_new')};
    INSERT INTO games_new SELECT * FROM games; DROP TABLE games; ALTER TABLE games_new RENAME TO games;`
  const store = open(dir, { migrations: [...MIGRATIONS, { version: newest + 1, name: 'rebuild', sql }] })
  expect(store.timeline('game-a').actions).toHaveLength(2)
})

test('format 3 works out what statistics need of games that were scored before', () => {
  const dir = fixture(1)
  open(dir).close()
  const db = new Database(file(dir), { readonly: true })
  const rows = db.prepare('SELECT seat, margin, decisions, ms, hints, takebacks FROM results').all()
  db.close()
  expect(rows).toEqual([
    { seat: 0, margin: 2.5, decisions: 1, ms: 700, hints: 0, takebacks: 0 },
    { seat: 1, margin: -2.5, decisions: 0, ms: 0, hints: 0, takebacks: 0 },
  ])
})

test('names, tags and fresh luck come through from format 3', () => {
  const store = open(fixture(3))
  const { games } = store.past.search({ filter: {}, order: 'played', descending: true, limit: 10 })
  expect(games).toMatchObject([
    { id: 'game-b', name: 'The long one', tags: ['Club'], reseeds: [{ at: 1, seed: 'fresh' }] },
  ])
})

test('format 7 works out who sat and who opened, and reads what it kept', () => {
  const first = fixture(1)
  open(first).close()
  const db = new Database(file(first), { readonly: true })
  expect(db.prepare('SELECT seat, seats, opened FROM results').all()).toEqual([
    { seat: 0, seats: 2, opened: 1 },
    { seat: 1, seats: 2, opened: 0 },
  ])
  db.close()
  const { figures } = open(fixture(7))
  const { luck } = figures.statistics({ filter: {}, player: 1 }, () => [])
  expect(luck).toMatchObject([{ id: 'game-b', decisions: -0.08, luck: 0.48 }])
  expect(figures.puzzles(1, 1)).toMatchObject({ total: 1, puzzles: [{ at: 0, tries: 2, solved: 1 }] })
})

test('format 9 works out the levels at the table, has facts worked out anew, and reads what it kept', () => {
  const { figures } = open(fixture(8))
  const { tallies, facts } = figures.statistics({ filter: {}, player: 1 }, () => [])
  expect(tallies.level).toMatchObject([{ key: 'director', games: 1, wins: 1 }])
  expect(facts).toEqual([])
  expect(figures.withoutFacts(1, 9)).toEqual({ left: 1, ids: ['game-b'] })
  const kept = open(fixture(9)).figures.statistics({ filter: {}, player: 1 }, () => [])
  expect(kept.facts).toMatchObject([{ what: 'dividend', name: 'S', phase: 1, value: 7 }])
})
