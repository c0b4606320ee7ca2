import Database from 'better-sqlite3'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { action, clock, folder, newGame, open, outcome, person, played, START, thrown } from './support.ts'

test('an action that ends the game and its result are one transaction, redone too', () => {
  const store = open(folder())
  const id = played(store, 3)
  const bad = { ...outcome, places: [1, 0] }
  expect(() => store.append(id, action(3), bad)).toThrow(/CHECK/)
  expect(store.timeline(id).actions).toHaveLength(3)
  expect(store.game(id)?.state).toBe('open')
  store.append(id, action(3), outcome)
  expect(store.game(id)?.state).toBe('finished')
  expect(store.result(id)).toEqual(outcome)
  store.takeBack(id, 1, false)
  expect(() => store.redo(id, 1, bad)).toThrow(/CHECK/)
  expect(store.timeline(id).redo).toHaveLength(1)
  store.redo(id, 1, outcome)
  expect(store.game(id)?.state).toBe('finished')
  expect(store.result(id)).toEqual(outcome)
})

test('a new game keeps its header through a restart', () => {
  const dir = folder()
  const store = open(dir)
  const made = store.createGame(newGame({ deal: { start: 1 }, seeded: true }))
  expect(made).toMatchObject({
    game: 'tennessee-central',
    options: { locomotive: 'top' },
    seed: 'luck',
    nonce: 'nonce',
    deal: { start: 1 },
    marks: { assisted: false, seeded: true, branch: false },
    state: 'open',
    seats: [
      { name: 'Ada', kind: 'human', livery: 'plum', player: 1 },
      { name: 'Director', kind: 'director', livery: 'teal', botSeed: 'bot-1' },
    ],
  })
  expect(made).not.toHaveProperty('finished')
  expect(made.seats[1]).not.toHaveProperty('player')
  store.close()
  expect(open(dir).game(made.id)).toEqual(made)
})

test('an unknown game is undefined to look at and refused to write to', () => {
  const store = open(folder())
  expect(store.game('x')).toBeUndefined()
  expect(store.result('x')).toBeUndefined()
  for (const work of [
    () => store.timeline('x'),
    () => store.append('x', action(0)),
    () => store.takeBack('x', 1, false),
    () => store.redo('x', 1),
    () => store.finish('x', outcome),
    () => store.abandon('x'),
  ]) {
    expect(thrown(work)).toMatchObject({ key: 'store.noGame', params: { id: 'x' } })
  }
})

test('a finished game keeps result and sheet, and takes no more actions', () => {
  const dir = folder()
  const store = open(dir)
  const id = played(store, 3)
  store.finish(id, outcome)
  expect(store.game(id)).toMatchObject({ state: 'finished' })
  expect(store.game(id)?.finished).toBe(store.game(id)?.updated)
  expect(thrown(() => store.append(id, action(4)))).toMatchObject({ key: 'store.notOpen' })
  expect(thrown(() => store.finish(id, outcome))).toMatchObject({ key: 'store.notOpen' })
  expect(thrown(() => store.abandon(id))).toMatchObject({ key: 'store.notOpen' })
  store.close()
  expect(open(dir).result(id)).toEqual(outcome)
})

test('a result for other seats than the game has is refused and changes nothing', () => {
  const store = open(folder())
  const id = played(store, 1)
  expect(thrown(() => store.finish(id, { ...outcome, places: [1, 2, 3] }))).toMatchObject({
    key: 'store.seats',
  })
  expect(store.game(id)?.state).toBe('open')
  expect(store.result(id)).toBeUndefined()
})

test('a place that no result has leaves the game open: all or nothing', () => {
  const store = open(folder())
  const id = played(store, 1)
  expect(() => store.finish(id, { ...outcome, places: [1, 0] })).toThrow(/CHECK/)
  expect(store.game(id)?.state).toBe('open')
  expect(store.result(id)).toBeUndefined()
})

test.each([true, false])(
  'a take-back in a finished game opens it in the same step and marks it',
  (assisted) => {
    const store = open(folder())
    const id = played(store, 2)
    store.finish(id, outcome)
    store.takeBack(id, 1, assisted)
    expect(store.game(id)).toMatchObject({ state: 'open', marks: { assisted: true } })
    expect(store.game(id)).not.toHaveProperty('finished')
    expect(store.result(id)).toBeUndefined()
    expect(store.timeline(id).actions).toHaveLength(1)
    store.finish(id, { ...outcome, places: [1, 2] })
    expect(store.result(id)?.places).toEqual([1, 2])
  },
)

test('an abandoned game keeps its actions and takes no more', () => {
  const store = open(folder())
  const id = played(store, 2)
  store.abandon(id)
  expect(store.game(id)?.state).toBe('abandoned')
  expect(store.timeline(id).actions).toHaveLength(2)
  expect(thrown(() => store.append(id, action(2)))).toMatchObject({ key: 'store.notOpen' })
  expect(thrown(() => store.takeBack(id, 1, false))).toMatchObject({ key: 'store.notOpen' })
})

test('a branch names its parent and the action it left at', () => {
  const store = open(folder())
  const parent = played(store, 5)
  const branch = store.createGame(newGame({ branchOf: { id: parent, at: 3 } }))
  expect(branch).toMatchObject({ branchOf: { id: parent, at: 3 }, marks: { branch: true } })
  const lost = thrown(() => store.createGame(newGame({ branchOf: { id: 'x', at: 0 } })))
  expect(lost).toMatchObject({ key: 'store.noGame' })
  expect(store.list({ states: ['open'], offset: 0, limit: 9 }).total).toBe(2)
})

test('lists go by the last change, page by page, with results', () => {
  const store = open(folder())
  const ids = [0, 1, 2, 3, 4].map((n) => played(store, n))
  store.finish(ids[1] as string, outcome)
  store.abandon(ids[2] as string)
  store.append(ids[0] as string, action(0))
  const page = (offset: number, limit: number) => {
    const { games, total } = store.list({ states: ['open', 'finished', 'abandoned'], offset, limit })
    expect(total).toBe(5)
    return games.map((game) => ids.indexOf(game.id))
  }
  expect(page(0, 3)).toEqual([0, 2, 1])
  expect(page(3, 3)).toEqual([4, 3])
  expect(page(5, 3)).toEqual([])
  const [row] = store.list({ states: ['finished'], offset: 0, limit: 9 }).games
  expect(row).toEqual({ ...store.game(ids[1] as string), actions: 1, result: outcome })
  expect(store.list({ states: ['open'], offset: 0, limit: 9 }).games[1]).toMatchObject({ actions: 4 })
  expect(store.list({ states: [], offset: 0, limit: 9 })).toEqual({ games: [], total: 0 })
})

test('a clock set back neither reorders games nor makes one older than it was', () => {
  const time = clock()
  const store = open(folder(), { now: time.now })
  const first = played(store, 1)
  const before = store.game(first)?.updated
  time.set(START - 1e10)
  const second = played(store, 1)
  store.append(first, action(1))
  store.finish(first, outcome)
  expect(store.game(first)).toMatchObject({ updated: before, finished: before })
  const { games } = store.list({ states: ['open', 'finished'], offset: 0, limit: 9 })
  expect(games.map((game) => game.id)).toEqual([first, second])
})

test('the last set-up is kept per game, without its seed; branches do not count', () => {
  const store = open(folder())
  expect(store.lastSetup()).toBeUndefined()
  const parent = played(store, 1)
  store.createGame(newGame({ game: 'express', options: { hands: 3 }, seats: [person('Bea'), person('Cy')] }))
  store.createGame(newGame({ options: { locomotive: 'own' }, branchOf: { id: parent, at: 1 } }))
  expect(store.lastSetup()).toEqual({
    game: 'express',
    options: { hands: 3 },
    seats: [person('Bea'), person('Cy')],
  })
  expect(store.lastSetup('tennessee-central')).toMatchObject({ options: { locomotive: 'top' } })
  expect(store.lastSetup('express-01')).toBeUndefined()
})

test('a game in progress that an earlier version branched without a mark has it after the next start', () => {
  const dir = folder()
  const store = open(dir)
  const [parent, other] = [played(store, 5, { seed: 'a' }), played(store, 5, { seed: 'b' })]
  const ended = played(store, 5, { seed: 'c' })
  for (const id of [parent, ended]) store.createGame(newGame({ seed: 'd', branchOf: { id, at: 2 } }))
  store.finish(ended, outcome)
  store.close()
  const db = new Database(join(dir, 'depot.db'))
  db.exec('UPDATE games SET assisted = 0')
  db.close()
  const again = open(dir)
  expect([parent, other, ended].map((id) => again.game(id)?.marks.assisted)).toEqual([true, false, false])
})
