/** The store fails: what cannot be stored has not happened. */
import { expect, it } from 'vitest'
import { StoreError } from '../../src-main/store/database.ts'
import { type Depot, memoryDepot, untold } from '../support/depot.ts'
import type { MemoryStore } from '../support/memory-store.ts'

const full = () => new StoreError('full', { file: 'depot.db' })
const told = { key: 'store.full', params: { file: 'depot.db' } }

async function due(depot: Depot<MemoryStore>) {
  return depot.settled((await depot.start(['human', 'conductor'])).id)
}

it('a decision that cannot be stored is told and changes nothing', async () => {
  const depot = memoryDepot()
  const table = await due(depot)
  const events = depot.events.length
  depot.store.failNext = full()
  expect(await depot.refused('table.act', depot.choice(table))).toEqual(told)
  expect(depot.events).toHaveLength(events)
  expect(untold(await depot.look(table.id))).toEqual(untold(table))
  expect((await depot.step(table)).at).toBeGreaterThan(table.at)
})

it('names any other failure of the store too', async () => {
  const depot = memoryDepot()
  const table = await due(depot)
  depot.store.failNext = new Error('disk on fire')
  expect(await depot.refused('table.act', depot.choice(table))).toEqual({
    key: 'saveFailed',
    params: { reason: 'disk on fire' },
  })
})

it('a hint that cannot be stored is not given, and not counted', async () => {
  const depot = memoryDepot()
  const table = await due(depot)
  const question = { id: table.id, seat: table.viewer as number }
  depot.store.failNext = full()
  expect(await depot.refused('table.hint', question)).toEqual(told)
  await depot.step(table)
  expect(depot.store.timeline(table.id).actions.find((one) => one.seat === question.seat)?.hints).toBe(0)
})

it('a take-back or redo that cannot be stored changes nothing', async () => {
  const depot = memoryDepot()
  const table = await depot.step(await due(depot))
  depot.store.failNext = full()
  expect(await depot.refused('table.undo', { id: table.id })).toEqual(told)
  expect(untold(await depot.look(table.id))).toEqual(untold(table))
  const back = await depot.call('table.undo', { id: table.id })
  depot.store.failNext = full()
  expect(await depot.refused('table.redo', { id: table.id })).toEqual(told)
  expect(untold(await depot.look(table.id))).toEqual(untold(back))
})

it('a computer’s move that cannot be stored is told, and tried again on request', async () => {
  const depot = memoryDepot()
  const table = await due(depot)
  await depot.act(table, 'build')
  depot.store.failNext = full()
  const waiting = await depot.settled(table.id)
  expect(waiting).toMatchObject({ at: table.at + 1, activity: { doing: 'waiting-for-next' } })
  expect(depot.events).toContainEqual(
    expect.objectContaining({ notice: expect.objectContaining({ key: 'botNotSaved' }) as unknown }),
  )
  await depot.call('table.hurry', { id: table.id })
  expect((await depot.settled(table.id)).at).toBe(table.at + 2)
})

it('a result is stored with the action that ends the game, in one write', async () => {
  const depot = memoryDepot()
  const end = await depot.settled((await depot.start(['apprentice', 'conductor'])).id)
  expect(end.state).toBe('finished')
  expect(depot.store.writes.at(-1)).toBe('append')
  expect(depot.store.writes).not.toContain('finish')
  expect(depot.store.result(end.id)).toEqual(end.outcome)
})

it('an over game that an earlier version left open is finished when it is opened, or the next time', async () => {
  const depot = memoryDepot()
  const { id, outcome } = await depot.settled((await depot.start(['apprentice', 'conductor'])).id)
  await depot.call('table.leave', { id })
  depot.store.leaveOpen(id)
  depot.store.failing.set('finish', full())
  expect(await depot.call('table.open', { id })).toMatchObject({ state: 'open', deciders: [] })
  expect(depot.events).toContainEqual(
    expect.objectContaining({ notice: expect.objectContaining({ key: 'resultNotSaved' }) as unknown }),
  )
  depot.store.failing.clear()
  await depot.call('table.leave', { id })
  expect(await depot.call('table.open', { id })).toMatchObject({ state: 'finished', outcome })
  expect(depot.store.result(id)).toEqual(outcome)
})

it('a game that cannot be created is told', async () => {
  const depot = memoryDepot()
  depot.store.failNext = full()
  await expect(depot.start(['human', 'conductor'])).rejects.toThrow('store.full')
  expect((await depot.call('games.list', { states: ['open'], offset: 0, limit: 9 })).total).toBe(0)
})
