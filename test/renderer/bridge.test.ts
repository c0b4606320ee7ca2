import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AppEvent } from '../../src-shared/contract/contract.ts'
import { httpBridge } from '../../src-renderer/stores/bridge.ts'

class Stream extends EventTarget {
  static readonly CLOSED = 2
  static all: Stream[] = []
  readyState = 0
  onopen?: () => void
  onerror?: () => void
  onmessage?: (message: { data: string }) => void
  readonly url: string
  constructor(url: string) {
    super()
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
  vi.stubGlobal('EventSource', Stream)
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
    stream().onmessage?.({ data: '{"type":"games.changed"}' })
    leave()
    stream().onmessage?.({ data: '{"type":"games.changed"}' })
    expect(heard).toEqual([{ type: 'games.changed' }])
  })

  it('tells when the connection is lost and regained', () => {
    const { answers, missed } = connection()
    httpBridge({ answers, missed })
    stream().onerror?.()
    stream().onopen?.()
    expect(answers.mock.calls).toEqual([[false], [true]])
  })

  it('opens a new stream when the browser gave up', () => {
    httpBridge(connection())
    stream().readyState = Stream.CLOSED
    stream().onerror?.()
    vi.advanceTimersByTime(10_000)
    expect(Stream.all).toHaveLength(2)
  })

  it('tells when events were missed', () => {
    const { answers, missed } = connection()
    httpBridge({ answers, missed })
    stream().dispatchEvent(new Event('missed'))
    expect(missed).toHaveBeenCalledOnce()
  })
})
