import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { effectScope, nextTick, shallowRef, type EffectScope } from 'vue'
import type { TableState } from '../../../src-shared/contract/table.ts'
import type { GameEvent, Json } from '../../../src-shared/games/common.ts'
import {
  useStage,
  type Arrival,
  type Director,
  type Pace,
  type Stage,
} from '../../../src-renderer/kit/stage.ts'

/** A game whose view is a list of what was shown; `big` is a spectacle. */
const director: Director = ({ what }) => ({
  flights: [{ face: what, from: 'deck', to: 'hand' }],
  spectacle: what.startsWith('big'),
  waits: what.startsWith('wait'),
})

const tableAt = (at: number, view: string[], more: Partial<TableState> = {}): TableState => ({
  id: 'g',
  game: 'none',
  options: null,
  seats: [],
  state: 'open',
  marks: { assisted: false, seeded: false, branch: false },
  at,
  deciders: [0],
  viewer: 0,
  view,
  legal: { seat: 0, since: 0, complete: true, actions: [] },
  undo: { possible: false, barrier: false, consent: [] },
  serial: 1,
  redo: false,
  log: view.map((what, i) => ({ at: i + 1, seat: 0, events: [{ what }] })),
  seal: 'a'.repeat(64),
  started: '2026-11-29T20:00:00Z',
  ...more,
})

let scope: EffectScope
let pace: Pace
const table = shallowRef<Arrival>()
const told: string[] = []
const flown: string[] = []
let stage: Stage
beforeEach(() => {
  vi.useFakeTimers()
  pace = { move: 100, light: 50, rest: 200 }
  told.length = 0
  flown.length = 0
  table.value = { table: tableAt(1, ['a']) }
  scope = effectScope()
  stage = scope.run(() =>
    useStage(
      () => table.value,
      () => director,
      () => pace,
      (event: GameEvent) => told.push(event.what),
    ),
  ) as Stage
  stage.offer(async (flights, ms, signal) => {
    flown.push(...flights.map((flight) => flight.face))
    await new Promise<void>((resolve) => {
      setTimeout(resolve, ms)
      signal.addEventListener('abort', () => resolve())
    })
  })
})
afterEach(() => {
  scope.stop()
  vi.useRealTimers()
})
const view = (): unknown => stage.shown.value?.view
/** Main tells the viewer's view after every event, and to another viewer what it saw before them. */
const go = async (to: TableState): Promise<void> => {
  const last = table.value?.table
  const from = Math.min(last?.at ?? 0, to.at)
  const viewAt = (at: number): Json => (to.view as string[]).slice(0, at)
  const steps = to.log.slice(from).map(({ at, seat, events }) => ({
    at,
    seat,
    parts: [{ events, ...(at < to.at && { view: viewAt(at) }) }],
  }))
  const view = steps.length > 0 ? { view: viewAt(from) } : {}
  const past = to.viewer === last?.viewer ? { after: 0 } : { log: to.log.slice(0, from), ...view }
  table.value = { table: to, news: { from, past, steps } }
  await nextTick()
}

it('shows one thing after another, nobody acting meanwhile, and ends with what main sent', async () => {
  await go(tableAt(3, ['a', 'b', 'c']))
  expect(view()).toEqual(['a'])
  expect(stage.shown.value?.legal).toBeUndefined()
  expect([stage.playing.value, stage.unseen.value, told]).toEqual([true, 2, ['b']])
  await vi.advanceTimersByTimeAsync(100)
  expect(view()).toEqual(['a', 'b'])
  expect(told).toEqual(['b', 'c'])
  await vi.advanceTimersByTimeAsync(100)
  expect(stage.shown.value).toBe(table.value?.table)
  expect([stage.playing.value, stage.unseen.value, flown]).toEqual([false, 0, ['b', 'c']])
})

it('appends what happens while it plays', async () => {
  await go(tableAt(2, ['a', 'b']))
  await go(tableAt(3, ['a', 'b', 'c']))
  await vi.advanceTimersByTimeAsync(200)
  expect(flown).toEqual(['b', 'c'])
  expect(view()).toEqual(['a', 'b', 'c'])
})

it('skips to the newest state', async () => {
  await go(tableAt(4, ['a', 'b', 'big', 'd']))
  stage.skip()
  await vi.advanceTimersByTimeAsync(0)
  expect(view()).toEqual(['a', 'b', 'big', 'd'])
  expect(stage.playing.value).toBe(false)
  expect(told).toEqual(['b', 'big', 'd'])
})

it('shows a take-back and another game at once', async () => {
  await go(tableAt(3, ['a', 'b', 'c']))
  await go(tableAt(1, ['a']))
  expect([view(), stage.playing.value]).toEqual([['a'], false])
  await vi.advanceTimersByTimeAsync(500)
  expect(view()).toEqual(['a'])
  await go(tableAt(5, ['x'], { id: 'other' }))
  expect(view()).toEqual(['x'])
})

it('shows everything at once without motion, and still tells it', async () => {
  pace = { move: 0, light: 0, rest: 0 }
  await go(tableAt(3, ['a', 'b', 'c']))
  expect(stage.shown.value).toBe(table.value?.table)
  expect([told, flown]).toEqual([['b', 'c'], []])
})

it('takes the secrets away at once when another looks, before anything moves', async () => {
  await go(tableAt(2, ['a', 'secret']))
  await vi.advanceTimersByTimeAsync(100)
  expect(view()).toEqual(['a', 'secret'])
  await go(tableAt(3, ['a', 'hidden', 'c'], { viewer: 'public' }))
  expect(view()).toEqual(['a', 'hidden'])
  await go(tableAt(3, ['a', 'hidden', 'c'], { viewer: 1 }))
  expect(view()).toEqual(['a', 'hidden', 'c'])
})

it('shows nothing more of what moved for one viewer once another looks', async () => {
  await go(tableAt(3, ['a', 'secret', 'secret too']))
  await vi.advanceTimersByTimeAsync(50)
  await go(tableAt(4, ['a', 'hidden', 'hidden too', 'd'], { viewer: 'public' }))
  const seen: unknown[] = []
  for (let ms = 0; ms < 300; ms += 10) {
    seen.push(...(view() as string[]))
    await vi.advanceTimersByTimeAsync(10)
  }
  expect(new Set(seen)).toEqual(new Set(['a', 'hidden', 'hidden too', 'd']))
})

it('shows the view of a part once all its events have been shown', async () => {
  const to = tableAt(2, ['a', 'b and c'])
  const parts = [{ events: [{ what: 'b' }, { what: 'c' }] }]
  table.value = { table: to, news: { from: 1, past: { after: 0 }, steps: [{ at: 2, seat: 0, parts }] } }
  await vi.advanceTimersByTimeAsync(150)
  expect([view(), flown]).toEqual([['a'], ['b', 'c']])
  await vi.advanceTimersByTimeAsync(100)
  expect(view()).toEqual(['a', 'b and c'])
})

it('waits for a person after a spectacle before a curtain, with or without motion', async () => {
  const curtain = { seat: 1, open: false, pin: false, since: 0 }
  const seats = ['Ada', 'Clara'].map((name) => ({ name, kind: 'human', livery: 'plum' }) as const)
  const shared = { viewer: 'public', curtain, seats } as const
  await go(tableAt(2, ['a', 'big'], shared))
  expect(stage.held.value).toBe(true)
  await vi.advanceTimersByTimeAsync(300)
  expect([stage.playing.value, stage.held.value]).toEqual([false, true])
  stage.release()
  expect(stage.held.value).toBe(false)
  pace = { move: 0, light: 0, rest: 0 }
  await go(tableAt(3, ['a', 'big', 'big2'], shared))
  expect([stage.playing.value, stage.held.value]).toEqual([false, true])
})

it('shows what follows a scene that waits only once a person lets it go on', async () => {
  await go(tableAt(3, ['a', 'wait', 'c']))
  await vi.advanceTimersByTimeAsync(2000)
  expect([view(), stage.playing.value, stage.unseen.value]).toEqual([['a', 'wait'], true, 1])
  stage.skip()
  await vi.advanceTimersByTimeAsync(0)
  expect(view()).toEqual(['a', 'wait'])
  stage.release()
  await vi.advanceTimersByTimeAsync(200)
  expect([view(), stage.playing.value]).toEqual([['a', 'wait', 'c'], false])
  await go(tableAt(5, ['a', 'wait', 'c', 'wait2', 'e']))
  await vi.advanceTimersByTimeAsync(2000)
  await go(tableAt(1, ['a']))
  await vi.advanceTimersByTimeAsync(200)
  expect([view(), stage.playing.value]).toEqual([['a'], false])
})
