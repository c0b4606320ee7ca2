/** What is carried over from a damaged database: everything that can be read, from whatever table there is. */
import Database from 'better-sqlite3'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { CoachVerdict } from '#shared/contract/coach.ts'
import type { Store } from '../../src-main/store/store.ts'
import { tablesOf } from '../../src-main/store/rescue.ts'
import { clock, DAY, folder, newGame, open, outcome, person, played, START } from './support.ts'

const file = (dir: string) => join(dir, 'depot.db')
const PAGE = 4096

/** The rows of every table but those of the game, and those of SQLite itself. */
function content(path: string, except: number): Readonly<Record<string, readonly unknown[]>> {
  const db = new Database(path, { readonly: true })
  const { own, essential, besides } = tablesOf(db)
  const rows = (table: string, column: string) =>
    db.prepare(`SELECT * FROM ${table} ${column && `WHERE ${column} <> ${except}`}`).all()
  const all = Object.fromEntries([
    ...own.map((table) => [table, rows(table, '')] as const),
    ['games', rows('games', 'number')] as const,
    ...[...essential, ...besides.flat()].map((table) => [table, rows(table, 'game')] as const),
  ])
  db.close()
  return all
}

const move = { action: 'x', share: 0.3, spread: 0.01, margin: 0, reasons: [] }
function keepVerdict(store: Store, id: string, at: number, verdict: CoachVerdict): void {
  const mark = { at, seat: 0, loss: 0.1, verdict, spread: 0.01, iterations: 9, chosen: move, best: move }
  store.keepJudged(id, { at, action: '{}', ai: 1, mark })
}
/** Fills every table that is kept with a game besides. */
function lookBack(store: Store, id: string): void {
  keepVerdict(store, id, 0, 'mistake')
  keepVerdict(store, id, 2, 'best')
  store.keepAccounts(id, 1, [{ seat: 0, par: 0.5, deal: 0.1, decisions: -0.1, luck: 0, result: 0.5 }])
  store.figures.answerPuzzle(id, 0, true)
  store.figures.keepFacts(1, [[id, [{ seat: 0, what: 'dividend', name: 'S', phase: 1, times: 1, value: 7 }]]])
  store.past.tag([id], ['club'], [])
  store.setStandingOrder(id, 0, 'never')
}

/** A backup with one finished game; then it is looked back at, another is played, and one that will be damaged. */
function household() {
  const dir = folder()
  const first = open(dir)
  const old = played(first, 3)
  first.finish(old, outcome)
  first.close()
  const { now } = clock(START + 2 * DAY)
  const store = open(dir, { now })
  keepVerdict(store, old, 0, 'blunder')
  store.figures.answerPuzzle(old, 0, false)
  const fresh = played(store, 8, { seats: [person('Bea'), person('Cleo')], seal: '5e'.repeat(32) })
  store.finish(fresh, outcome)
  lookBack(store, fresh)
  store.changeSettings({ theme: 'night' })
  const lost = played(store, 160)
  const branch = store.createGame(newGame({ branchOf: { id: fresh, at: 3 } })).id
  store.close()
  return { dir, now, old, fresh, lost, branch }
}

function damage(dir: string, text: string): void {
  const bytes = readFileSync(file(dir))
  const at = bytes.lastIndexOf(text)
  expect(at).toBeGreaterThan(0)
  bytes.fill(0xa5, Math.floor(at / PAGE) * PAGE, Math.floor(at / PAGE) * PAGE + 100)
  writeFileSync(file(dir), bytes)
}

test('every table is carried over, also what was added to games the backup has', () => {
  const { dir, now, lost } = household()
  copyFileSync(file(dir), join(dir, 'sound'))
  const sound = content(join(dir, 'sound'), 3)
  expect(Object.entries(sound).filter(([, rows]) => rows.length === 0)).toEqual([])
  damage(dir, '"card":90')
  const store = open(dir, { now })
  expect(store.notices).toMatchObject([{ key: 'store.restored', params: { rescued: 2 } }])
  expect(store.game(lost)).toBeUndefined()
  store.close()
  expect(content(file(dir), 3)).toEqual(sound)
})

test('where only the judgements are damaged, all games are carried over without them', () => {
  const { dir, now, old, fresh, lost } = household()
  damage(dir, '"verdict":"blunder"')
  const store = open(dir, { now })
  expect(store.notices).toMatchObject([{ key: 'store.restored', params: { rescued: 3 } }])
  expect(store.timeline(lost).actions).toHaveLength(160)
  expect(store.result(fresh)).toEqual(outcome)
  expect(store.past.rows([fresh])[0]?.tags).toEqual(['club'])
  expect(store.standingOrders(fresh)).toEqual(new Map([[0, 'never']]))
  expect([store.judged(old), store.judged(fresh)]).toEqual([[], []])
})

test('what hangs together is known from the tables themselves', () => {
  const dir = folder()
  open(dir).close()
  const db = new Database(file(dir), { readonly: true })
  const { essential, besides, own } = tablesOf(db)
  db.close()
  expect(essential.indexOf('results')).toBeGreaterThan(essential.indexOf('seats'))
  expect(besides).toContainEqual(['worked_out', 'facts'])
  expect(own).toEqual(['players', 'settings'])
})
