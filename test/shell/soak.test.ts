import { expect, test } from 'vitest'
import { leaked, type Sample, slope } from './soak/measure.ts'
import { faultsOf, soak } from './soak/soak.ts'

test('a few games of all kinds leave no handle and a sound database', { timeout: 120_000 }, async () => {
  const report = await soak({ actions: 90, seed: 'sample', every: 30, thinkingMs: 100 })
  expect(report.actions).toBeGreaterThanOrEqual(90)
  expect(report.samples.length).toBeGreaterThan(0)
  expect(report.leaks).toEqual([])
  expect(report.integrity).toBe('ok')
})

const at = (actions: number, heap: number): Sample => ({ actions, heap, rss: 0, handles: {}, files: 9 })

test('growth is measured once the run is warm, and found', () => {
  const steady = [at(0, 0), at(100, 5e6), at(200, 9e6), at(300, 9e6)]
  expect(slope(steady)).toBe(0)
  const growing = [...steady, ...[400, 500, 600, 700].map((n) => at(n, 9e6 + 1000 * n))]
  expect(slope(growing)).toBeCloseTo(1000)
  const report = { games: 1, actions: 700, requests: 1, seconds: 1, samples: growing, leaks: [] }
  const quiet = { loop: { p50: 0, p99: 0, max: 0 }, slowest: { name: '', ms: 0 } }
  expect(faultsOf({ ...report, ...quiet, growth: 1e5, integrity: 'ok' })).toEqual([
    'the heap grows by 100000 bytes an action',
  ])
  expect(faultsOf({ ...report, ...quiet, growth: 0, integrity: 'page 3' })).toHaveLength(1)
})

test('a handle or a file that stays open is named', () => {
  const before = { ...at(0, 0), handles: { PipeWrap: 2 } }
  expect(leaked(before, { ...before, handles: { PipeWrap: 1, Timeout: 3 } })).toEqual([])
  expect(leaked(before, { ...before, handles: { PipeWrap: 2, MessagePort: 1 }, files: 10 })).toEqual([
    'MessagePort: 0, then 1',
    'open files: 9, then 10',
  ])
})
