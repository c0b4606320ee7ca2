import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AppEvent } from '../../src-shared/contract/contract.ts'
import { httpBridge } from '../../src-renderer/stores/bridge.ts'

class Stream {
  static all: Stream[] = []
  onopen?: () => void
  onclose?: () => void
  onmessage?: (message: { data: string }) => void
  readonly url: string
  constructor(url: string) {
    this.url = url
    Stream.all.push(this)
  }
}
const stream = (): Stream => {
  const last = Stream.all.at(-1)
  if (!last) throw new Error('no stream was opened')
  return last
}
const answer = (body: unknown) => vi.fn(() => Promise.resolve(new Response(JSON.stringify(body))))

beforeEach(() => {
  vi.useFakeTimers()
  Stream.all = []
  vi.stubGlobal('WebSocket', Stream)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the bridge over HTTP', () => {
  const connection = () => ({ answers: vi.fn(), missed: vi.fn() })

  it('posts name and input to the same origin and gives the reply back', async () => {
    const fetch = answer({ ok: true, value: [] })
    vi.stubGlobal('fetch', fetch)
    const reply = await httpBridge(connection()).call('players.rename', { id: 1, name: 'Marie' })
    expect(reply).toEqual({ ok: true, value: [] })
    expect(fetch).toHaveBeenCalledWith(
      '/rpc',
      expect.objectContaining({
        method: 'POST',
        body: '{"name":"players.rename","input":{"id":1,"name":"Marie"}}',
      }),
    )
  })

  it('says that nothing answered, without throwing', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('refused'))),
    )
    expect(await httpBridge(connection()).call('players.list', {})).toEqual({
      ok: false,
      error: { key: 'unreachable' },
    })
  })

  it('hands events to its listeners until they leave', () => {
    const bridge = httpBridge(connection())
    const heard: AppEvent[] = []
    const leave = bridge.on((event) => heard.push(event))
    stream().onmessage?.({ data: '{"id":"r-1","event":{"type":"games.changed"}}' })
    leave()
    stream().onmessage?.({ data: '{"id":"r-1","event":{"type":"games.changed"}}' })
    expect(heard).toEqual([{ type: 'games.changed' }])
  })

  it.each([
    ['full', answer({ standing: 'full' })],
    ['other', answer({ standing: 'other' })],
    ['none', answer({ standing: 'none' })],
    ['stopped', vi.fn(() => Promise.reject(new TypeError('refused')))],
  ])('tells why the connection is lost (%s), and when it is regained', async (why, fetch) => {
    vi.stubGlobal('fetch', fetch)
    const { answers, missed } = connection()
    httpBridge({ answers, missed })
    stream().onclose?.()
    await vi.advanceTimersByTimeAsync(10)
    expect(answers.mock.calls).toEqual([[why]])
    await vi.advanceTimersByTimeAsync(5_000)
    stream().onopen?.()
    expect(answers.mock.calls).toEqual([[why], []])
  })

  it('connects anew without a word where the program goes on, as after a sleep, and goes on from what it saw', async () => {
    vi.stubGlobal('fetch', answer({ standing: 'ours' }))
    const { answers, missed } = connection()
    httpBridge({ answers, missed })
    stream().onmessage?.({ data: '{"id":"r-7"}' })
    stream().onclose?.()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(answers).not.toHaveBeenCalled()
    expect(Stream.all).toHaveLength(2)
    expect(stream().url).toMatch(/^ws:.*\/events\?after=r-7$/)
    stream().onclose?.()
    await vi.advanceTimersByTimeAsync(10)
    expect(answers.mock.calls).toEqual([['busy']])
  })

  it('tells when events were missed', () => {
    const { answers, missed } = connection()
    httpBridge({ answers, missed })
    stream().onmessage?.({ data: '{"id":"r-1","missed":true}' })
    expect(missed).toHaveBeenCalledOnce()
  })

  it('says of a request out of time that it is not certain, and looks again', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new DOMException('late', 'TimeoutError'))),
    )
    const { answers, missed } = connection()
    const reply = await httpBridge({ answers, missed }).call('players.list', {})
    expect(reply).toEqual({ ok: false, error: { key: 'late' } })
    expect(missed).toHaveBeenCalledOnce()
  })

  it('fails no request over a sleep of hours, and one that is late for its whole time awake', async () => {
    const fetch = vi.fn(
      (_: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_answer, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        ),
    )
    vi.stubGlobal('fetch', fetch)
    const { answers, missed } = connection()
    const ended = vi.fn()
    const reply = httpBridge({ answers, missed }).call('players.list', {}).then(ended)
    await vi.advanceTimersByTimeAsync(5_000)
    // After a sleep every timer that waits is due, and fires once.
    vi.setSystemTime(Date.now() + 8 * 3_600_000)
    await vi.runOnlyPendingTimersAsync()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(ended).not.toHaveBeenCalled()
    expect(missed).not.toHaveBeenCalled()
    expect(answers).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(15_000)
    await reply
    expect(ended).toHaveBeenCalledWith({ ok: false, error: { key: 'late' } })
  })

  it('says of a refused request that this page is not known any more', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.resolve(new Response('', { status: 403 }))),
    )
    expect(await httpBridge(connection()).call('players.list', {})).toEqual({
      ok: false,
      error: { key: 'keptOut' },
    })
  })
})
