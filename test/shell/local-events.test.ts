import { expect, test, vi } from 'vitest'
import { Missed } from '../../src-main/shell/local/events.ts'
import { MOST_STREAMS } from '../../src-main/shell/local/requests.ts'
import { ASKING, listen } from './listening.ts'
import { ask, changed, pathOf, served } from './support.ts'

const lists = { type: 'games.changed' } as const

test('an event reaches every open page', async () => {
  const shell = await served()
  const pages = [await listen(shell), await listen(shell)]
  shell.application.emit(lists)
  for (const page of pages) await vi.waitFor(() => expect(page.events()).toEqual([lists]))
})

test('a page whose stream broke gets what it missed, each table once and as it is now', async () => {
  const shell = await served()
  const page = await listen(shell)
  shell.application.emit(changed('a', 0, 1))
  await vi.waitFor(() => expect(page.events()).toHaveLength(1))
  page.close()
  shell.application.emit(changed('a', 1, 2))
  shell.application.emit(changed('b', 0, 1))
  shell.application.emit(lists)
  shell.application.emit({ type: 'table.progress', id: 'a', seat: 1, progress: 0.5 })
  shell.application.emit(changed('a', 2, 3))
  const again = await listen(shell, page.lastId())
  await vi.waitFor(() => expect(again.events()).toEqual([changed('b', 0, 1), lists, changed('a', 2, 3)]))
})

test.each(['other-0', 'nonsense', '', '1-2-3'])(
  'a page that saw %s of another run is told to load again',
  async (last) => {
    const page = await listen(await served(), last)
    await vi.waitFor(() => expect(page.messages).toContainEqual(expect.objectContaining({ missed: true })))
  },
)

test('what is too old to resume is said', () => {
  const missed = new Missed()
  for (let id = 1; id <= 250; id++) missed.add(id, lists)
  expect(missed.since(49)).toBeUndefined()
  expect(missed.since(50)).toHaveLength(200)
  expect(missed.since(250)).toEqual([])
})

test('of a table that was closed only the closing is told', () => {
  const missed = new Missed()
  missed.add(1, changed('a', 0, 1))
  missed.add(2, { type: 'table.closed', id: 'a', serial: 2 })
  expect(missed.since(0)).toEqual([{ id: 2, event: { type: 'table.closed', id: 'a', serial: 2 } }])
})

test('a stream too many is refused, a closed one makes room', async () => {
  const shell = await served()
  const pages = await Promise.all(Array.from({ length: MOST_STREAMS }, () => listen(shell)))
  expect((await listen(shell)).status).toBe(503)
  pages[0]?.close()
  await vi.waitFor(async () => expect((await listen(shell)).status).toBe(101))
})

test('closing ends the streams and stops listening', async () => {
  const shell = await served()
  const page = await listen(shell)
  await shell.shell.close()
  shell.application.emit(lists)
  expect(page.events()).toEqual([])
  await expect(ask(shell.shell.origin)).rejects.toThrow()
})

test('who asks for the head of a stream or of a link gets no stream, and spends no link', async () => {
  const it = await served()
  const link = pathOf(it.shell.link())
  expect((await ask(it.shell.origin, { method: 'HEAD', path: '/events', headers: it.ours })).status).toBe(404)
  expect((await ask(it.shell.origin, { method: 'HEAD', path: link })).status).toBe(403)
  expect(it.shell.pages()).toBe(0)
  expect((await ask(it.shell.origin, { path: link })).status).toBe(200)
})

test('a message of any length arrives whole', async () => {
  const it = await served()
  const page = await listen(it)
  const events = [1, 60, 125, 126, 70_000].map((length) => changed('x'.repeat(length), 0, 1))
  for (const event of events) it.application.emit(event)
  await vi.waitFor(() => expect(page.events()).toEqual(events))
})

test('a socket is opened for our own page only, at its own address, in its own form', async () => {
  const it = await served()
  for (const extra of [
    { origin: 'http://evil.example' },
    { cookie: 'depot=1' },
    { 'sec-fetch-site': 'cross-site' },
  ])
    expect((await listen(it, undefined, extra)).status).toBe(403)
  expect((await listen(it, undefined, { host: 'evil.example' })).status).toBe(421)
  for (const extra of [{ 'sec-websocket-version': '8' }, { 'sec-websocket-key': 'x' }, { upgrade: 'h2c' }])
    expect((await listen(it, undefined, extra)).status).toBe(404)
  expect((await ask(it.shell.origin, { path: '/rpc', headers: { ...it.ours, ...ASKING } })).status).toBe(404)
  expect(it.shell.pages()).toBe(0)
})

test('a page too many learns that there are too many, and when there is room again', async () => {
  const it = await served()
  const standing = async (): Promise<string> =>
    (await ask(it.shell.origin, { path: '/alive', headers: it.ours })).text
  const pages = await Promise.all(Array.from({ length: MOST_STREAMS }, () => listen(it)))
  expect(await standing()).toBe('{"standing":"full"}')
  expect((await ask(it.shell.origin, { path: '/alive' })).text).toBe('{"standing":"none"}')
  pages[0]?.close()
  await vi.waitFor(async () => expect(await standing()).toBe('{"standing":"ours"}'))
})
