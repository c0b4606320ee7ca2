/** Records spoilt at random: refused by name, or every page goes on answering. */
import { expect, it, onTestFinished } from 'vitest'
import type { WholeGame } from '../../src-main/store/adopt.ts'
import { Depot } from '../support/depot.ts'
import { sqliteShelf } from '../support/stores.ts'
import { everyPage, fuzzRecords } from './fuzzed-records.ts'

it('a record spoilt anywhere is refused by name or leaves every page answering', async () => {
  const { tried, refused, taken } = await fuzzRecords(160, 7)
  expect(tried).toBe(160)
  expect(refused).toBeGreaterThan(50)
  expect(taken).toBeGreaterThan(10)
}, 60_000)

const old = (id: string, change: Partial<WholeGame>, totals: readonly number[] = [12, 9]): WholeGame => ({
  ...{ id, game: 'tennessee-central', rules: 1, options: { locomotive: 'top' }, seed: 's', nonce: 'n' },
  seats: [
    { name: 'Ada', kind: 'human', livery: 'plum' },
    { name: 'Ben', kind: 'human', livery: 'teal' },
  ],
  ...{ state: 'finished', assisted: false, seeded: false, imported: false, tags: [] },
  finished: '2026-01-01T10:00:00.000Z',
  actions: [{ seat: 0, action: { do: 'invest' }, ms: 10, hints: 0, takebacks: 0 }],
  result: { places: [1, 2], totals, sheet: null },
  ...change,
})

it('what an older file holds beyond all bounds breaks no page, and is named where it is not counted', async () => {
  const shelf = sqliteShelf()
  onTestFinished(() => shelf.clear())
  const depot = new Depot(shelf.store)
  const action = { seat: 0, action: { do: 'invest' }, hints: 0, takebacks: 0 }
  shelf.store.past.adopt([
    old('sound', {}),
    old('total', {}, [1e308, -1e308]),
    old('score', {}, [5000, 9]),
    old('date', { finished: '+275760-09-13T00:00:00.000Z' }),
    old('early', { finished: '-000044-03-15T00:00:00.000Z' }),
    old('time', {
      actions: [
        { ...action, ms: 2 ** 60 },
        { ...action, ms: 2 ** 60 },
      ],
    }),
    old('place', { result: { places: [1, 900], totals: [2, 1], sheet: null } }),
    old('options', { options: null }),
    old('last', { finished: '9999-12-31T23:59:59.999Z' }),
  ])
  expect(await everyPage(depot)).toBeLessThan(2000)
  const { total, uncounted, tallies } = await depot.call('statistics.read', { filter: {} })
  expect(total.games).toBe(3)
  expect(uncounted.games).toBe(6)
  expect(Object.fromEntries(uncounted.named.map(({ id, why }) => [id, why]))).toEqual({
    ...{ total: 'total', score: 'total', date: 'date', early: 'date', time: 'time', place: 'place' },
  })
  for (const { filter } of tallies.month) await depot.call('statistics.read', { filter })
  expect(depot.reported).toEqual([])
})
