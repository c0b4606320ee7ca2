import Database from 'better-sqlite3'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { backups } from '../../src-main/store/backup.ts'
import { MIGRATIONS } from '../../src-main/store/migrate.ts'
import { clock, DAY, folder, open, outcome, person, played, START, thrown } from './support.ts'

test('a backup is made when asked for, and listed with date and size', () => {
  const dir = folder()
  const store = open(dir, { now: clock(START).now })
  expect(store.backups.due()).toBe(false)
  store.backups.make()
  const [asked, daily] = store.backups.list()
  expect(asked).toMatchObject({ kind: 'asked', number: 2 })
  expect(daily).toMatchObject({ kind: 'daily', number: 1 })
  expect(asked?.bytes).toBeGreaterThan(4096)
  expect(Date.parse(asked?.made ?? '')).toBeGreaterThan(START)
})

test('a backup is due a day after the last one, also while the application runs', () => {
  const time = clock(START)
  const store = open(folder(), { now: time.now })
  time.set(START + DAY + 60_000)
  expect(store.backups.due()).toBe(true)
  store.backups.daily()
  expect(store.backups.due()).toBe(false)
})

test('a backup is brought back while the application runs; today’s data are kept as a backup', () => {
  const dir = folder()
  const store = open(dir)
  const old = played(store, 4, { seed: 'old' })
  store.changeSettings({ theme: 'night' })
  store.backups.make()
  store.append(old, { seat: 0, action: { n: 5 }, ms: 1, hints: 0, takebacks: 0 })
  const fresh = played(store, 2, { seats: [{ name: 'Cleo', kind: 'human', livery: 'rust' }] })
  store.finish(fresh, { ...outcome, places: [1], totals: [3] })
  store.past.tag([fresh], ['later'], [])
  store.changeSettings({ theme: 'day' })

  store.backups.restore(2)
  expect(store.timeline(old).actions).toHaveLength(4)
  expect(store.game(fresh)).toBeUndefined()
  expect(store.players().map((player) => player.name)).toEqual(['Ada'])
  expect(store.settings().theme).toBe('night')
  // Play goes on at once.
  store.append(old, { seat: 0, action: { n: 5 }, ms: 1, hints: 0, takebacks: 0 })
  const next = played(store, 1)
  expect(store.timeline(next).actions).toHaveLength(1)

  expect(store.backups.list()[0]).toMatchObject({ kind: 'before-restore' })
  store.backups.restore(store.backups.list()[0]?.number ?? 0)
  expect(store.game(fresh)).toMatchObject({ state: 'finished' })
  expect(store.past.rows([fresh])[0]?.tags).toEqual(['later'])
  expect(readdirSync(dir)).not.toContain('restoring.db')
})

test('a backup of an earlier format is brought to today’s', () => {
  const dir = folder()
  const store = open(dir)
  const old = new Database(backups(dir)[0]?.path ?? '')
  const tables = old.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  )
  old.pragma('foreign_keys = OFF')
  for (const name of tables.pluck().all() as string[]) old.exec(`DROP TABLE ${name}`)
  old.exec(readFileSync(new URL('../fixtures/store/format-1.sql', import.meta.url), 'utf8'))
  old.close()
  store.backups.restore(1)
  expect(store.game('game-b')).toMatchObject({ state: 'finished' })
  expect(MIGRATIONS.length).toBeGreaterThan(1)
})

test.each<[string, (path: string) => void, string]>([
  ['damaged', (path) => writeFileSync(path, readFileSync(path).fill(7, 4000)), 'store.backupDamaged'],
  ['no database', (path) => writeFileSync(path, 'holiday pictures'), 'store.backupDamaged'],
  [
    'of a newer format',
    (path) => {
      const db = new Database(path)
      db.pragma(`user_version = ${MIGRATIONS.length + 1}`)
      db.close()
    },
    'store.newer',
  ],
])('a backup that is %s is refused and nothing is changed', (_, spoil, key) => {
  const dir = folder()
  const store = open(dir)
  const id = played(store, 3)
  spoil(backups(dir)[0]?.path ?? '')
  expect(thrown(() => store.backups.restore(1))).toMatchObject({ key })
  expect(store.timeline(id).actions).toHaveLength(3)
  expect(store.backups.list()).toHaveLength(1)
  expect(readdirSync(dir)).not.toContain('restoring.db')
})

test('a backup that is gone is said to be gone', () => {
  expect(thrown(() => open(folder()).backups.restore(99))).toMatchObject({ key: 'store.noBackup' })
})

test('a backup brings back what was judged, counted, practised and ordered', () => {
  const store = open(folder())
  const id = played(store, 4)
  store.setStandingOrder(id, 0, 'never')
  store.finish(id, outcome)
  const move = { action: 'x', share: 0.2, spread: 0.01, margin: 0, reasons: [] }
  const weighed = { at: 0, seat: 0, loss: 0.3, spread: 0.01, iterations: 9, chosen: move, best: move }
  store.keepJudged(id, { at: 0, action: '{}', ai: 1, mark: { ...weighed, verdict: 'blunder' } })
  store.keepAccounts(id, 1, [{ seat: 0, par: 0.5, deal: 0, decisions: -0.3, luck: -0.2, result: 0 }])
  store.figures.keepFacts(1, [[id, [{ seat: 0, what: 'dividend', name: 'S', phase: 1, times: 1, value: 7 }]]])
  store.figures.answerPuzzle(id, 0, true)
  const before = store.figures.statistics({ filter: {}, player: 1 }, () => [])
  store.backups.make()
  store.past.delete([id])

  store.backups.restore(2)
  expect(store.judged(id)).toHaveLength(1)
  expect(store.standingOrders(id)).toEqual(new Map([[0, 'never']]))
  expect(store.figures.puzzles(1, 1)).toMatchObject({ total: 1, puzzles: [{ tries: 1, solved: 1 }] })
  expect(store.figures.statistics({ filter: {}, player: 1 }, () => [])).toEqual(before)
  expect([before.luck.length, before.facts.length]).toEqual([1, 1])
})

test('a running game that has gone on since the backup comes back marked, one that stands as it did does not', () => {
  const store = open(folder())
  const [still, further, over, marked] = ['still', 'further', 'over', 'marked'].map((seed) =>
    played(store, 3, { seed }),
  ) as [string, string, string, string]
  const gone = played(store, 2, { seed: 'gone' })
  store.backups.make()
  const number = store.backups.list()[0]?.number ?? 0
  store.append(further, { seat: 0, action: { n: 4 }, ms: 1, hints: 0, takebacks: 0 })
  store.finish(over, outcome)
  store.past.assist(marked)
  store.takeBack(gone, 1, false)
  store.redo(gone, 1)
  store.backups.restore(number)
  const assisted = (id: string) => store.game(id)?.marks.assisted
  expect([still, further, over, marked, gone].map(assisted)).toEqual([false, true, true, true, true])
  expect(store.game(over)?.state).toBe('open')
})

test('a backup brought back twice, by way of one without the game, leaves no unmarked game behind', () => {
  const store = open(folder())
  store.backups.make()
  const before = store.backups.list()[0]?.number ?? 0
  const id = played(store, 3)
  store.backups.make()
  const with3 = store.backups.list()[0]?.number ?? 0
  store.finish(id, outcome)
  store.backups.restore(before)
  expect(store.game(id)).toBeUndefined()
  store.backups.restore(with3)
  expect(store.game(id)).toMatchObject({ state: 'open', marks: { assisted: true } })
})

test('PINs of today stay, by whatever name a player went; a player without one keeps that of the backup', () => {
  const store = open(folder())
  played(store, 0)
  played(store, 0, { seats: [person('Bea'), person('Cy')] })
  const idOf = (name: string) => store.players().find((one) => one.name === name)?.id ?? 0
  const [ada, bea, cy] = ['Ada', 'Bea', 'Cy'].map(idOf) as [number, number, number]
  store.setPin(bea, '2222')
  store.setPin(cy, '3333')
  store.backups.make()
  const number = store.backups.list()[0]?.number ?? 0
  store.renamePlayer(ada, 'Zoe')
  store.setPin(ada, '1111')
  store.setPin(bea, '4444')
  store.setPin(cy, null)
  store.backups.restore(number)
  expect(store.players().map(({ name, hasPin }) => [name, hasPin])).toEqual([
    ['Ada', true],
    ['Bea', true],
    ['Cy', true],
  ])
  expect([
    store.pinMatches(ada, '1111'),
    store.pinMatches(bea, '4444'),
    store.pinMatches(cy, '3333'),
  ]).toEqual([true, true, true])
  expect(store.pinMatches(bea, '2222')).toBe(false)
})
