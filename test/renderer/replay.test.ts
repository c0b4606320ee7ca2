import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import type { Replay, ReplayStep, ReplayViewer } from '../../src-shared/contract/replay.ts'
import { useReplay, type ReplayDesk } from '../../src-renderer/review/use-replay.ts'
import { arrive, settle, type Depot } from './support/depot.ts'
import { SEATS } from './support/games.ts'

const REPLAY: Replay = {
  id: 'g1',
  game: 'tennessee-central',
  options: {},
  seats: SEATS,
  state: 'finished',
  marks: { assisted: false, seeded: false, branch: false },
  started: '2026-11-29T18:00:00Z',
  seatsAt: [0, 0, 1, 2, 0, 1],
  turns: [0, 2, 3, 4, 5],
  viewers: [0, 1, 2, 'public', 'all'],
  branches: 'free',
}
const step = (at: number, viewer: ReplayViewer): ReplayStep => ({
  id: 'g1',
  at,
  viewer,
  deciders: at < 6 ? [0] : [],
  view: { at },
  steps: [],
  log: [],
})

let busy = false
async function desk(replay: Partial<Replay> = {}): Promise<{ desk: ReplayDesk; depot: Depot }> {
  let made: ReplayDesk | undefined
  const Page = defineComponent(() => {
    made = useReplay(() => busy)
    return () => h('p')
  })
  const depot = await arrive(Page, {
    answers: {
      'replay.open': () => ({ ...REPLAY, ...replay }),
      'replay.at': ({ at, viewer }) => step(at, viewer),
    },
  })
  if (!made) throw new Error('no desk')
  await made.open('g1', undefined)
  await settle()
  return { desk: made, depot }
}
beforeEach(() => {
  busy = false
})
afterEach(() => {
  vi.useRealTimers()
})

it('opens through the eyes of the only person, and goes step by step and turn by turn', async () => {
  const { desk: of } = await desk()
  expect([of.viewer.value, of.step.value?.at]).toEqual([0, 0])
  of.turn(1)
  await settle()
  expect(of.step.value?.at).toBe(2)
  of.go(99)
  await settle()
  expect(of.step.value?.at).toBe(6)
  of.turn(-1)
  of.turn(-1)
  await settle()
  expect(of.step.value?.at).toBe(4)
  expect(of.table.value).toMatchObject({ at: 4, viewer: 0, view: { at: 4 } })
})

it('shows all hands of a game of several people, and nothing secret of one in progress', async () => {
  const people = SEATS.map((seat) => ({ ...seat, kind: 'human' as const }))
  const { desk: over } = await desk({ seats: people })
  expect(over.viewer.value).toBe('all')
  expect(over.table.value?.viewer).toBe(0)
  const { desk: running } = await desk({ seats: people, state: 'open', viewers: ['public'] })
  expect(running.viewer.value).toBe('public')
})

it('asks for the last place only when the slider is dragged fast', async () => {
  const { desk: of, depot } = await desk()
  const before = depot.bridge.inputs('replay.at').length
  for (const at of [1, 2, 3, 4, 5]) of.go(at)
  await settle()
  const asked = depot.bridge.inputs('replay.at').slice(before) as { at: number }[]
  expect(asked.map(({ at }) => at)).toEqual([1, 5])
  expect(of.step.value?.at).toBe(5)
})

it('plays by itself, waits for what is moving, and stops at the end', async () => {
  const { desk: of } = await desk()
  vi.useFakeTimers()
  of.speed.value = 'fast'
  of.go(4)
  of.play()
  await vi.advanceTimersByTimeAsync(750)
  expect(of.step.value?.at).toBe(5)
  busy = true
  await vi.advanceTimersByTimeAsync(3000)
  expect(of.step.value?.at).toBe(5)
  busy = false
  await vi.advanceTimersByTimeAsync(750)
  expect(of.step.value?.at).toBe(6)
  await vi.advanceTimersByTimeAsync(750)
  expect(of.playing.value).toBe(false)
  of.play()
  await vi.advanceTimersByTimeAsync(0)
  expect(of.step.value?.at).toBe(0)
})
