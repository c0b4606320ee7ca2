/** The opponents' threads fail under a whole application: people are told, and the game comes to its end. */
import { resolve } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { AppEvent } from '#shared/contract/contract.ts'
import { notices as de } from '#shared/texts/de/notices.ts'
import { notices as en } from '#shared/texts/en/notices.ts'
import { seedRandom } from '../../src-main/rules/random.ts'
import { openApplication } from '../../src-main/shell/application.ts'
import { type Ask, playOut } from './soak/people.ts'
import { tempDir } from './support.ts'

test('threads that cannot be started: the game goes on without a search, and says so', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => logged.mockRestore())
  const application = openApplication({
    dataDir: tempDir(),
    worker: resolve(import.meta.dirname, 'no-such-worker.ts'),
    version: '0',
    shell: 'local',
  })
  onTestFinished(() => application.close())
  const told: AppEvent[] = []
  application.on((event) => told.push(event))
  const ask: Ask = async (name, input) => {
    const reply = await application.handle(name, input)
    if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply.error)}`)
    return reply.value
  }
  await ask('settings.set', { speed: 'instant' })
  const { id } = await ask('games.create', {
    game: 'tennessee-central',
    options: { locomotive: 'top' },
    seats: [
      { name: 'Ada', kind: 'human', livery: 'plum' },
      { name: 'Director', kind: 'director', livery: 'teal' },
    ],
  })
  expect(await playOut(ask, id, 20, seedRandom('threads'))).toBeGreaterThanOrEqual(20)
  const keys = told.flatMap((event) => (event.type === 'notice' ? [event.notice.key] : []))
  expect(new Set(keys)).toEqual(new Set(['threadLost', 'searchFailed']))
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('A computer could not think about its move'))
  for (const key of ['threadLost', 'searchFailed'] as const)
    for (const texts of [en, de]) expect(texts[key]).toContain('{reason}')
})
