import { expect, test } from 'vitest'
import { growthOf, leaked, type Sample } from './soak/measure.ts'
import { faultsOf, soak } from './soak/soak.ts'

test('a few games of all kinds leave no handle and a sound database', { timeout: 120_000 }, async () => {
  const report = await soak({ actions: 90, seed: 'sample', every: 30, thinkingMs: 100 })
  expect(report.actions).toBeGreaterThanOrEqual(90)
  expect(report.samples.length).toBeGreaterThan(0)
  expect(report.leaks).toEqual([])
  expect(report.integrity).toBe('ok')
})

const at = (actions: number, heap: number, code = 0): Sample => ({
  actions,
  heap,
  code,
  rss: 0,
  handles: {},
  files: 9,
})

test('growth is measured once the run is warm, and found', () => {
  const steady = [at(0, 0), at(100, 5e6), at(200, 9e6), at(300, 9e6)]
  expect(growthOf(steady)).toMatchObject({ heap: 0, data: 0 })
  const growing = [...steady, ...[400, 500, 600, 700].map((n) => at(n, 9e6 + 1000 * n))]
  expect(growthOf(growing).heap).toBeCloseTo(1000)
  expect(growthOf(growing).data).toBeCloseTo(1000)
  expect(growthOf(growing).quarters.map(Math.round)).toEqual([50_000, 0, 1000, 1000])
})

test('compiled code is told from what is kept', () => {
  const warming = [0, 100, 200, 300].map((n) => at(n, 9e6 + 150 * n, 4e6 + 140 * n))
  expect(growthOf(warming).heap).toBeCloseTo(150)
  expect(growthOf(warming).data).toBeCloseTo(10)
})

test('what speaks against a run is said', () => {
  const growth = { heap: 0, data: 0, quarters: [] }
  const quiet = { loop: { p50: 0, p99: 0, max: 0 }, slowest: { name: '', ms: 0 } }
  const report = { games: 1, actions: 700, requests: 1, seconds: 1, samples: [], leaks: [], ...quiet }
  expect(faultsOf({ ...report, growth, integrity: 'ok' })).toEqual([])
  expect(faultsOf({ ...report, growth: { ...growth, heap: 1e5 }, integrity: 'ok' })).toEqual([
    'the heap grows by 100000 bytes an action',
  ])
  expect(faultsOf({ ...report, growth: { ...growth, data: 150 }, integrity: 'ok' })).toEqual([
    'what is kept grows by 150 bytes an action, compiled code left out',
  ])
  expect(faultsOf({ ...report, growth, integrity: 'page 3' })).toHaveLength(1)
})

test('a handle or a file that stays open is named', () => {
  const before = { ...at(0, 0), handles: { PipeWrap: 2 } }
  expect(leaked(before, { ...before, handles: { PipeWrap: 1, Timeout: 3 } })).toEqual([])
  expect(leaked(before, { ...before, handles: { PipeWrap: 2, MessagePort: 1 }, files: 10 })).toEqual([
    'MessagePort: 0, then 1',
    'open files: 9, then 10',
  ])
})
