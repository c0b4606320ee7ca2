import { afterEach, describe, expect, it, vi } from 'vitest'
import { fill } from '#shared/texts/fill.ts'
import { notices as texts } from '#shared/texts/en/notices.ts'
import { CancelledError, type DecisionRequest, type Thinker } from '../../src-main/ai/decision.ts'
import { inlineThinker } from '../../src-main/ai/decide.ts'
import { createLane, createPool } from '../../src-main/ai/pool.ts'
import { requestFor, someView } from './tennessee-central/positions.ts'

const real = new URL('../../src-main/games/worker.ts', import.meta.url)
const frail = new URL('./fixtures/frail-worker.ts', import.meta.url)
const position = requestFor(someView('pool', 3, 'top', 4))
const ask = (more: Partial<DecisionRequest> = {}): DecisionRequest => ({
  ...position,
  level: 'engineer',
  seed: 'pool',
  iterations: 200,
  ...more,
})
const endless = { iterations: 1e9 }

const open: Thinker[] = []
const notices: string[] = []
function pool(worker = real, size = 1, patience = 10_000): Thinker {
  const thinker = createPool({
    worker,
    size,
    patience,
    onNotice: ({ key, params = {} }) => notices.push(fill(texts[key], params)),
  })
  open.push(thinker)
  return thinker
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((thinker) => thinker.close()))
  notices.length = 0
})

describe('worker pool', { timeout: 60_000 }, () => {
  it('decides as the same code does on this thread', async () => {
    const there = await pool().think(ask()).result
    const here = await inlineThinker().think(ask()).result
    expect({ ...there, ms: 0 }).toEqual({ ...here, ms: 0 })
    expect(there.iterations).toBe(200)
  })

  it('answers more requests than it has workers, each its own', async () => {
    const thinker = pool(real, 2)
    const counts = [40, 64, 96, 128, 160, 192]
    const all = await Promise.all(counts.map((iterations) => thinker.think(ask({ iterations })).result))
    expect(all.map((decision) => decision.iterations)).toEqual(counts)
  })

  it('hurries a running decision: it answers with what it knows', async () => {
    const thinking = pool().think(ask(endless), () => thinking.hurry())
    const decision = await thinking.result
    expect(decision.iterations).toBeGreaterThan(0)
    expect(decision.iterations).toBeLessThan(1e9)
  })

  it('cancels a running decision and is free for the next', async () => {
    const thinker = pool()
    const endlessly = thinker.think(ask(endless), () => endlessly.cancel())
    await expect(endlessly.result).rejects.toBeInstanceOf(CancelledError)
    expect((await thinker.think(ask()).result).iterations).toBe(200)
  })

  it('cancels and hurries a waiting one', async () => {
    const thinker = pool()
    const first = thinker.think(ask({ iterations: 20_000 }))
    const second = thinker.think(ask(endless))
    const third = thinker.think(ask(endless))
    second.cancel()
    third.hurry()
    await expect(second.result).rejects.toBeInstanceOf(CancelledError)
    expect((await first.result).iterations).toBe(20_000)
    expect((await third.result).iterations).toBeLessThan(100)
  })

  it('reports progress, rising', async () => {
    const seen: number[] = []
    await pool().think(ask({ iterations: 30_000 }), (share) => seen.push(share)).result
    expect(seen.length).toBeGreaterThan(1)
    expect(seen).toEqual([...seen].sort((a, b) => a - b))
  })

  it('refuses a game nobody plays, by name', async () => {
    await expect(pool().think(ask({ game: 'whist' })).result).rejects.toThrow('no opponent plays whist')
  })

  it('gives up everything when closed', async () => {
    const thinker = pool()
    const running = thinker.think(ask(endless))
    const waiting = thinker.think(ask())
    const settled = Promise.allSettled([running.result, waiting.result])
    await thinker.close()
    expect((await settled).map((s) => s.status)).toEqual(['rejected', 'rejected'])
    await expect(thinker.think(ask()).result).rejects.toThrow('closed')
  })
})

describe('lost workers', { timeout: 60_000 }, () => {
  it('replaces a worker that dies and makes the decision again', async () => {
    const decision = await pool(frail).think(ask({ seed: 'dies once' })).result
    expect(decision.iterations).toBe(200)
    expect(notices).toHaveLength(1)
    expect(notices[0]).toContain('exit code 3')
  })

  it('lets the heuristic player answer when it dies again, and goes on', async () => {
    const thinker = pool(frail)
    const decision = await thinker.think(ask({ seed: 'dies' })).result
    expect(decision.iterations).toBe(0)
    expect(notices).toHaveLength(2)
    expect((await thinker.think(ask()).result).iterations).toBe(200)
  })

  it('takes a silent worker for dead', async () => {
    const decision = await pool(frail, 1, 300).think(ask({ seed: 'hangs' })).result
    expect(decision.iterations).toBe(0)
    expect(notices[0]).toContain('no word for 300 ms')
  })

  it('takes no thread for dead because the computer slept, and a silent one for dead after that', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const lost: string[] = []
    const lane = createLane(frail, 15_000, {
      onAnswer: () => undefined,
      onLost: (reason) => lost.push(reason),
    })
    try {
      lane.send(ask({ seed: 'hangs' }), new Int32Array(new SharedArrayBuffer(4)))
      // After hours of sleep every timer that waits is due, and fires once.
      vi.runOnlyPendingTimers()
      expect(lost).toEqual([])
      vi.advanceTimersByTime(15_000)
      expect(lost).toEqual(['no word for 15000 ms'])
    } finally {
      vi.useRealTimers()
      void lane.close()
    }
  })

  it('answers by heuristic when the search fails', async () => {
    expect((await pool(frail).think(ask({ seed: 'fails' })).result).iterations).toBe(0)
    expect(notices[0]).toContain('broken on purpose')
  })

  it('answers even when the worker cannot be started at all', async () => {
    const missing = new URL('./fixtures/no-such-worker.ts', import.meta.url)
    expect((await pool(missing).think(ask()).result).iterations).toBe(0)
    expect(notices).toHaveLength(2)
  })
})
