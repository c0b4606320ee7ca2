import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { effectScope, nextTick, shallowRef, type EffectScope } from 'vue'
import type { TableState } from '../../../src-shared/contract/table.ts'
import type { GameEvent } from '../../../src-shared/games/common.ts'
import { useStage, type Director, type Pace, type Stage } from '../../../src-renderer/kit/stage.ts'

/** A game whose view is a list of what was shown; `big` is a spectacle. */
const director: Director = {
  scenes: (before, events) =>
    events.map((event, i) => ({
      event,
      flights: [{ face: event.what, from: 'deck', to: 'hand' }],
      spectacle: event.what.startsWith('big'),
      waits: event.what.startsWith('wait'),
      view: [...(before as string[]), ...events.slice(0, i + 1).map((other) => other.what)],
    })),
  conceal: (view) => (view as string[]).filter((what) => !what.startsWith('secret')),
}

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
const table = shallowRef<TableState>()
const told: string[] = []
const flown: string[] = []
let stage: Stage
beforeEach(() => {
  vi.useFakeTimers()
  pace = { move: 100, light: 50, rest: 200 }
  told.length = 0
  flown.length = 0
  table.value = tableAt(1, ['a'])
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
const go = async (to: TableState): Promise<void> => {
  table.value = to
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
  expect(stage.shown.value).toBe(table.value)
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
  expect(stage.shown.value).toBe(table.value)
  expect([told, flown]).toEqual([['b', 'c'], []])
})

it('takes the secrets away at once when another looks, before anything moves', async () => {
  await go(tableAt(2, ['a', 'secret']))
  await vi.advanceTimersByTimeAsync(100)
  expect(view()).toEqual(['a', 'secret'])
  await go(tableAt(3, ['a', 'hidden', 'c'], { viewer: 'public' }))
  expect(view()).toEqual(['a'])
  await go(tableAt(3, ['a', 'hidden', 'c'], { viewer: 1 }))
  expect(view()).toEqual(['a', 'hidden', 'c'])
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
