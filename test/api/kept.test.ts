/** What stays in memory of games: positions and lines of the latest ones, and nothing else of a game that has ended. */
import { queryObjects } from 'node:v8'
import { expect, it, onTestFinished } from 'vitest'
import type { In } from '#shared/contract/contract.ts'
import type { SeatKind } from '#shared/games/common.ts'
import { Bots } from '../../src-main/table/bots.ts'
import { Line } from '../../src-main/table/line.ts'
import { Table } from '../../src-main/table/table.ts'
import { Depot } from '../support/depot.ts'
import { sqliteShelf } from '../support/stores.ts'

function depot(): Depot {
  const shelf = sqliteShelf()
  onTestFinished(() => shelf.clear())
  return new Depot(shelf.store)
}

/** Objects of the class that nothing has let go of. */
const alive = (of: new (...parts: never[]) => object): number => Number(queryObjects(of))

const OPEN_ONES: In<'games.list'> = { states: ['open'], offset: 0, limit: 20 }
const SEATS: readonly SeatKind[] = ['human', 'conductor']

/** A few actions, the lists, a look back, and the game is over. */
async function playShortly(of: Depot): Promise<void> {
  let table = await of.start(SEATS)
  for (let turn = 0; turn < 5; turn++) table = await of.step(table)
  const { id } = table
  await of.call('table.leave', { id })
  await of.call('games.list', OPEN_ONES)
  await of.call('games.abandon', { id })
  await of.call('games.list', { ...OPEN_ONES, states: ['open', 'abandoned'] })
  await of.call('statistics.read', { filter: {}, player: 1 })
  await of.call('history.search', { filter: { text: 'ada' }, order: 'played', descending: true, limit: 20 })
  await of.call('replay.at', { id, at: 3, viewer: 'all' })
  await of.call('history.export', { selection: { ids: [id] }, form: 'json' })
}

it('of ended games only the three lines last looked back at stay, and no table', async () => {
  const of = depot()
  for (let nth = 0; nth < 5; nth++) await playShortly(of)
  expect(alive(Line)).toBe(3)
  expect(alive(Table)).toBe(0)
  expect(alive(Bots)).toBe(0)
})

it('a game looked back at while it goes on is kept once', async () => {
  const of = depot()
  let table = await of.start(SEATS)
  for (let turn = 0; turn < 5; turn++) {
    table = await of.step(table)
    of.clock += 1000
    await of.call('replay.open', { id: table.id })
  }
  expect(alive(Table)).toBe(1)
  expect(alive(Line)).toBe(2)
})
