/** One person against computers. */
import { expect, it } from 'vitest'
import { memoryDepot } from '../support/depot.ts'

it('plays a game against two computers from the first deal to the result', async () => {
  const depot = memoryDepot()
  const end = await depot.playToEnd(await depot.start(['human', 'conductor', 'engineer']))
  expect(end.state).toBe('finished')
  expect(end.outcome?.places).toHaveLength(3)
  expect(end.outcome).toEqual(depot.store.result(end.id))
  expect(end.finalView).toMatchObject({ viewer: 'all' })
  expect(end.at).toBe(depot.store.timeline(end.id).actions.length)
  expect(depot.reported).toEqual([])
})
