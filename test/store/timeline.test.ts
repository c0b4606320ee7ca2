import Database from 'better-sqlite3'
import * as fc from 'fast-check'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { StoredAction } from '../../src-main/store/store.ts'
import { openStore } from '../../src-main/store/open.ts'
import { action, clock, folder, newGame, open, played, thrown } from './support.ts'

test('time, hints, take-backs and iterations are kept with each action', () => {
  const dir = folder()
  const store = open(dir)
  const id = played(store, 4)
  store.append(id, { ...action(4), ms: 12.6 })
  store.close()
  expect(open(dir).timeline(id)).toEqual({
    actions: [...[0, 1, 2, 3].map(action), { ...action(4), ms: 13 }],
    redo: [],
  })
})

test('what was taken back can be redone in order, until something else is played', () => {
  const store = open(folder())
  const id = played(store, 5)
  store.takeBack(id, 2, false)
  store.takeBack(id, 1, false)
  expect(store.timeline(id).redo).toEqual([2, 3, 4].map(action))
  store.redo(id, 2)
  expect(store.timeline(id)).toEqual({ actions: [0, 1, 2, 3].map(action), redo: [action(4)] })
  store.append(id, action(9))
  expect(store.timeline(id)).toEqual({ actions: [0, 1, 2, 3, 9].map(action), redo: [] })
})

test.each([0, -1, 1.5, 4])('taking back or redoing %d of 3 is refused and changes nothing', (count) => {
  const store = open(folder())
  const id = played(store, 6)
  store.takeBack(id, 3, false)
  const before = store.timeline(id)
  expect(thrown(() => store.takeBack(id, count, true))).toMatchObject({ params: { count, most: 3 } })
  expect(thrown(() => store.redo(id, count))).toMatchObject({ key: 'store.tooFar' })
  expect(store.timeline(id)).toEqual(before)
  expect(store.game(id)?.marks.assisted).toBe(false)
})

test('assisted is for good', () => {
  const store = open(folder())
  const id = played(store, 3)
  store.takeBack(id, 1, true)
  store.takeBack(id, 1, false)
  store.redo(id, 1)
  expect(store.game(id)?.marks.assisted).toBe(true)
})

test('the log only grows, and the standing line can be asked for in SQL', () => {
  const dir = folder()
  const store = open(dir)
  const id = played(store, 3)
  store.takeBack(id, 2, false)
  store.redo(id, 1)
  store.append(id, action(7))
  store.close()
  const db = new Database(join(dir, 'depot.db'), { readonly: true })
  expect(db.prepare('SELECT kind, position, count FROM entries ORDER BY entry').raw().all()).toEqual([
    ['act', 1, null],
    ['act', 2, null],
    ['act', null, null],
    ['takeBack', null, 2],
    ['redo', null, 1],
    ['act', 3, null],
  ])
  db.close()
})

test('a hint is in the log at once and counts for the next action of its seat', () => {
  const dir = folder()
  let store = open(dir)
  const id = played(store, 2)
  expect([store.hint(id, 0), store.hint(id, 0), store.hint(id, 1)]).toEqual([true, false, true])
  store.close()
  store = open(dir)
  expect([0, 1].map((seat) => store.pendingHints(id).of(seat))).toEqual([1, 1])
  store.append(id, { ...action(2), seat: 0, hints: 1 })
  expect([0, 1].map((seat) => store.pendingHints(id).of(seat))).toEqual([0, 1])
  expect(store.timeline(id).actions).toHaveLength(3)
  store.takeBack(id, 1, false)
  store.append(id, { ...action(3), seat: 1, hints: 1 })
  // What seat 0 had been told before the action that is gone now still counts for its next one.
  expect([0, 1].map((seat) => store.pendingHints(id).of(seat))).toEqual([1, 0])
  store.abandon(id)
  expect(thrown(() => store.hint(id, 0))).toMatchObject({ key: 'store.notOpen' })
})

test('any play, take-back and redo, with restarts between, leaves the line of a simple model', () => {
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('act' as const), n: fc.nat(99) }) },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('takeBack' as const), n: fc.integer({ min: 1, max: 4 }) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('redo' as const), n: fc.integer({ min: 1, max: 4 }) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart' as const), n: fc.constant(0) }) },
  )
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
      const dir = folder()
      const { now } = clock()
      let store = openStore({ dir, now })
      const { id } = store.createGame(newGame())
      const line: StoredAction[] = []
      const redo: StoredAction[] = []
      try {
        for (const { kind, n } of steps) {
          if (kind === 'restart') {
            store.close()
            store = openStore({ dir, now })
          } else if (kind === 'act') {
            store.append(id, action(n))
            line.push(action(n))
            redo.length = 0
          } else {
            const [from, to] = kind === 'takeBack' ? [line, redo] : [redo, line]
            const work = () => (kind === 'takeBack' ? store.takeBack(id, n, false) : store.redo(id, n))
            if (n > from.length) expect(thrown(work)).toMatchObject({ key: 'store.tooFar' })
            else {
              work()
              if (to === redo) redo.unshift(...line.splice(line.length - n))
              else line.push(...redo.splice(0, n))
            }
          }
          expect(store.timeline(id)).toEqual({ actions: line, redo })
        }
        const [row] = store.list({ states: ['open'], offset: 0, limit: 1 }).games
        expect(row?.actions).toBe(line.length)
      } finally {
        store.close()
      }
      const db = new Database(join(dir, 'depot.db'), { readonly: true })
      const sql = 'SELECT action FROM entries WHERE position IS NOT NULL ORDER BY position'
      const inSql = db.prepare<[], string>(sql).pluck().all()
      db.close()
      expect(inSql.map((text) => JSON.parse(text) as unknown)).toEqual(line.map((entry) => entry.action))
    }),
    { numRuns: 25 },
  )
})
