/** The clock set back: saves, history and statistics stay in the order in which things happened. */
import { expect, test } from 'vitest'
import { action, clock, DAY, folder, open, outcome, played, START } from './support.ts'

test.each([
  ['an hour', DAY / 24],
  ['a year', 365 * DAY],
])('the clock set back %s under a running store', (_, back) => {
  const dir = folder()
  const time = clock(START)
  const store = open(dir, { now: time.now })
  const ended = played(store, 3)
  store.finish(ended, outcome)
  const running = played(store, 3)
  const before = store.game(running)
  time.set(START - back)
  store.append(running, action(3))
  store.takeBack(running, 1, false)
  store.redo(running, 1)
  store.append(running, action(4))
  store.finish(running, outcome)
  const later = played(store, 2)
  store.finish(later, outcome)
  store.close()

  const again = open(dir, { now: time.now })
  expect(again.notices).toEqual([])
  expect(again.timeline(running).actions).toEqual([0, 1, 2, 3, 4].map(action))
  const game = again.game(running)
  expect(game?.updated).toBe(before?.updated)
  expect(Date.parse(game?.finished ?? '')).toBeGreaterThanOrEqual(Date.parse(game?.started ?? ''))
  const { games, total } = again.list({ states: ['finished'], offset: 0, limit: 9 })
  expect(total).toBe(3)
  expect(games.map(({ id }) => id)).toEqual([later, running, ended])
  for (const id of [ended, running, later]) expect(again.result(id)).toEqual(outcome)
})
