import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, it, vi } from 'vitest'
import { handThinker } from '../../support/thinkers.ts'
import { sitDown } from './support.ts'

const look = async (state: DocumentVisibilityState): Promise<void> => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
  await flushPromises()
}
afterEach(() => {
  vi.restoreAllMocks()
})

it('lets the computers rest while the window is hidden, and go on as soon as it is seen', async () => {
  const thinker = handThinker()
  const at = await sitDown(['conductor', 'engineer'], { thinker })
  await look('hidden')
  expect(at.table().resting).toBe(true)
  await thinker.last().answer()
  await vi.waitFor(() => {
    expect(at.table()).toMatchObject({ at: 1, resting: true })
  })
  expect(at.table().activity).toBeUndefined()
  await look('visible')
  expect(at.table().resting).toBeUndefined()
  expect(at.table().activity).toMatchObject({ doing: 'thinking' })
})

it('ends a rest that another window asked for', async () => {
  const at = await sitDown(['conductor', 'engineer'], { thinker: handThinker() })
  await at.depot.call('table.rest', { id: at.table().id, resting: true })
  await flushPromises()
  expect(at.table().resting).toBeUndefined()
})
