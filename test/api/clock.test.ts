/** The clock of the day set back under a running application, and a clock that jumps over a sleep. */
import { resolve } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { openApplication } from '../../src-main/shell/application.ts'
import { Depot, newGame } from '../support/depot.ts'
import { memoryStore } from '../support/memory-store.ts'
import { tempDir } from '../shell/support.ts'

const HOUR = 3_600_000
const YEAR = 365 * 24 * HOUR

afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['an hour', HOUR],
  ['a year', YEAR],
])('the clock set back %s neither shortens the wait for a PIN nor makes it longer', async (_, back) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const worker = resolve(import.meta.dirname, '../../src-main/games/worker.ts')
  const application = openApplication({ dataDir: tempDir(), worker, version: '0', shell: 'local' })
  try {
    await application.handle('games.create', newGame(['human', 'conductor']))
    const listed = await application.handle('players.list', {})
    const players: unknown = listed.ok ? listed.value : []
    const id = (players as { id: number; name: string }[]).find(({ name }) => name === 'Person 1')?.id
    await application.handle('players.pin', { id, pin: '2468' })
    const proved = (proof: string) => application.handle('players.pin', { id, pin: '2468', proof })
    expect(await proved('1111')).toMatchObject({ ok: false, error: { key: 'pinWrong' } })
    vi.setSystemTime(Date.now() - back)
    expect(await proved('2468')).toMatchObject({
      ok: false,
      error: { key: 'pinWait', params: { seconds: 1 } },
    })
    await new Promise((done) => setTimeout(done, 1_100))
    expect(await proved('2468')).toMatchObject({ ok: true })
  } finally {
    await application.close()
  }
})

it.each([
  ['forward by eight hours', 8 * HOUR],
  ['back by an hour', -HOUR],
  ['back by a year', -YEAR],
])('opponents play on when the clock jumps %s, and nobody is told of a fault', async (_, jump) => {
  const of = new Depot(memoryStore())
  const { id } = await of.start(['conductor', 'conductor'])
  const actions = (): number => of.store.timeline(id).actions.length
  await vi.waitFor(() => expect(actions()).toBeGreaterThan(0))
  const before = actions()
  of.clock += jump
  await vi.waitFor(() => expect(actions()).toBeGreaterThan(before))
  expect(of.reported).toEqual([])
  expect(of.events.filter(({ type }) => type === 'notice')).toEqual([])
})
