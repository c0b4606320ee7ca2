/** Computers at the table: pace, hurry, failures, answers that come too late. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SeatKind } from '#shared/games/common.ts'
import type { TableState } from '#shared/contract/table.ts'
import { type Depot, memoryDepot } from '../support/depot.ts'
import { handThinker } from '../support/thinkers.ts'

const KINDS: readonly SeatKind[] = ['human', 'conductor', 'engineer']

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Time passes for timers and for the table's own clock. */
async function pass(depot: Depot, ms: number): Promise<void> {
  depot.clock += ms
  await vi.advanceTimersByTimeAsync(ms)
}

/** A table at which the first of two computers begins. */
async function computerFirst(depot: Depot): Promise<TableState> {
  for (let n = 0; n < 50; n++) {
    const table = await depot.start(KINDS, { seed: `deal ${n}` })
    if (table.deciders[0] === 1) return table
  }
  throw new Error('seat 1 never begins')
}

function lay(speed?: 'fast' | 'normal' | 'step') {
  const thinker = handThinker()
  const depot = memoryDepot(thinker)
  if (speed) depot.store.changeSettings({ speed })
  return { thinker, depot }
}

it('asks with the level, the view, the time allowed and the seed of that decision', async () => {
  const { thinker, depot } = lay()
  const table = await computerFirst(depot)
  const seat = table.deciders[0] ?? -1
  const { request } = thinker.last()
  expect(request).toMatchObject({ seat, level: KINDS[seat], ms: 3000, game: 'tennessee-central' })
  const { botSeed } = depot.store.game(table.id)?.seats[seat] ?? {}
  expect(botSeed).toMatch(/^drawn-\d+$/)
  expect(request.seed).toBe(`${botSeed}:0`)
  expect(table.activity).toEqual({ seat, doing: 'thinking', progress: 0 })
})

it('counts the seat’s own standing actions in the seed, also after a take-back', async () => {
  vi.useRealTimers()
  const { thinker, depot } = lay()
  const table = await depot.start(['human', 'conductor'])
  const seeds: string[] = []
  for (let n = 0; n < 3; n++) {
    for (let now = await depot.look(table.id); !now.legal; now = await depot.look(table.id)) {
      seeds.push(thinker.last().request.seed)
      await thinker.last().answer()
      await depot.settled(table.id)
    }
    await depot.act(await depot.look(table.id), 'build')
  }
  const numbers = seeds.map((seed) => Number(seed.split(':')[1]))
  expect(numbers).toEqual(numbers.map((_, index) => index))
  const again = thinker.last().request
  await depot.call('table.undo', { id: table.id })
  await depot.act(await depot.look(table.id), 'build')
  expect(thinker.last().request.seed).toBe(again.seed)
})

it('lets a person’s move be drawn before the answer to it, at any pace and without a word of it', async () => {
  const { thinker, depot } = lay()
  const start = await depot.start(['human', 'human', 'conductor', 'conductor'])
  for (let now = start; now.curtain; now = await depot.look(start.id))
    await depot.act(await depot.raise(now), 'build')
  const { at } = await depot.look(start.id)
  await thinker.last().answer()
  await vi.advanceTimersByTimeAsync(33)
  expect(await depot.look(start.id)).toMatchObject({ at, activity: { doing: 'thinking' } })
  await vi.advanceTimersByTimeAsync(1)
  expect((await depot.look(start.id)).at).toBe(at + 1)
  // After a computer's move nothing waits.
  await thinker.last().answer()
  await vi.advanceTimersByTimeAsync(0)
  expect((await depot.look(start.id)).at).toBe(at + 2)
})

it('holds a computer’s move back for the pace', async () => {
  const { thinker, depot } = lay('fast')
  const table = await computerFirst(depot)
  await thinker.last().answer()
  await pass(depot, 300)
  expect(await depot.look(table.id)).toMatchObject({ at: 0, activity: { doing: 'pausing' } })
  await pass(depot, 60)
  expect((await depot.look(table.id)).at).toBe(1)
})

it('does not pause after thinking that took longer than the pace', async () => {
  const { thinker, depot } = lay('normal')
  const table = await computerFirst(depot)
  await pass(depot, 1500)
  await thinker.last().answer()
  await pass(depot, 0)
  expect((await depot.look(table.id)).at).toBe(1)
})

it('waits in step mode until asked for the next move, or until the pace is changed', async () => {
  const { thinker, depot } = lay('step')
  const table = await computerFirst(depot)
  await thinker.last().answer()
  await pass(depot, 60_000)
  expect(await depot.look(table.id)).toMatchObject({ at: 0, activity: { doing: 'waiting-for-next' } })
  await depot.call('table.hurry', { id: table.id })
  await pass(depot, 0)
  expect((await depot.look(table.id)).at).toBe(1)
  await thinker.last().answer()
  await pass(depot, 60_000)
  expect((await depot.look(table.id)).at).toBe(1)
  await depot.call('settings.set', { speed: 'instant' })
  await pass(depot, 0)
  expect((await depot.look(table.id)).at).toBe(2)
})

it('hurries a computer that thinks, and shows its answer at once', async () => {
  const { thinker, depot } = lay('normal')
  const table = await computerFirst(depot)
  await depot.call('table.hurry', { id: table.id })
  expect(thinker.last().hurried).toBe(true)
  await thinker.last().answer()
  await pass(depot, 0)
  expect((await depot.look(table.id)).at).toBe(1)
})

it('rests while nobody looks: a move thought about is made, and none begun', async () => {
  const { thinker, depot } = lay()
  const table = await computerFirst(depot)
  await depot.call('table.rest', { id: table.id, resting: true })
  expect(await depot.look(table.id)).toMatchObject({ at: 0, resting: true, activity: { doing: 'thinking' } })
  await thinker.last().answer()
  await pass(depot, 60_000)
  const asked = thinker.pending.length
  expect(await depot.look(table.id)).toMatchObject({ at: 1, resting: true })
  expect((await depot.look(table.id)).activity).toBeUndefined()
  await depot.call('table.rest', { id: table.id, resting: false })
  const after = await depot.look(table.id)
  expect(after.resting).toBeUndefined()
  expect(after.activity).toMatchObject({ doing: 'thinking' })
  expect(thinker.pending.length).toBe(asked + 1)
})

it('tells progress at most ten times a second', async () => {
  const { thinker, depot } = lay()
  await computerFirst(depot)
  for (let n = 1; n <= 100; n++) {
    depot.clock += 20
    thinker.last().progress(n / 100)
  }
  const told = depot.events.filter((event) => event.type === 'table.progress')
  expect(told).toHaveLength(20)
  expect(told.at(-1)).toMatchObject({ progress: 1 })
})

it('tells a failure, waits, and asks again on request', async () => {
  const { thinker, depot } = lay()
  const table = await computerFirst(depot)
  thinker.last().fail(new Error('worker gone'))
  await pass(depot, 0)
  expect(depot.events.filter((event) => event.type === 'notice')).toEqual([
    {
      type: 'notice',
      notice: { key: 'botFailed', params: { name: expect.any(String) as string, reason: 'worker gone' } },
    },
  ])
  expect((await depot.look(table.id)).activity?.doing).toBe('waiting-for-next')
  await depot.call('table.hurry', { id: table.id })
  expect((await depot.look(table.id)).activity?.doing).toBe('thinking')
  await thinker.last().answer()
  await pass(depot, 0)
  expect((await depot.look(table.id)).at).toBe(1)
})

it('takes an answer against the rules, or none of the game’s, for a failure', async () => {
  const { thinker, depot } = lay()
  const table = await computerFirst(depot)
  for (const action of [{ do: 'locomotive', suit: 'S' }, { do: 'fly' }, 'build']) {
    await thinker.last().answer(action)
    await pass(depot, 0)
    expect(await depot.look(table.id)).toMatchObject({ at: 0, activity: { doing: 'waiting-for-next' } })
    await depot.call('table.hurry', { id: table.id })
  }
  expect(depot.events.filter((event) => event.type === 'notice')).toHaveLength(3)
  expect(depot.store.timeline(table.id).actions).toEqual([])
})

it('leaves a table while a computer thinks, drops its late answer, and asks afresh on return', async () => {
  const { thinker, depot } = lay()
  const table = await computerFirst(depot)
  const first = thinker.last()
  await depot.call('table.leave', { id: table.id })
  expect(first.cancelled).toBe(true)
  await first.answer()
  await pass(depot, 100)
  expect(depot.store.timeline(table.id).actions).toEqual([])
  expect(await depot.refused('table.redo', { id: table.id })).toEqual({ key: 'tableNotOpen' })
  expect((await depot.call('table.open', { id: table.id })).activity?.doing).toBe('thinking')
  expect(thinker.last().request).toEqual(first.request)
  await thinker.last().answer()
  await pass(depot, 0)
  expect((await depot.look(table.id)).at).toBe(1)
})

it('another game opened takes the table over', async () => {
  const { thinker, depot } = lay()
  const first = await computerFirst(depot)
  const asked = thinker.last()
  const second = await depot.start(KINDS)
  expect(asked.cancelled).toBe(true)
  const closed = depot.events.findLast((event) => event.type === 'table.closed')
  expect(closed).toMatchObject({ id: first.id })
  // A page that opened the table again knows this for old news.
  const again = await depot.call('table.open', { id: first.id })
  expect(closed?.serial).toBeLessThan(again.serial)
  await depot.call('table.open', { id: second.id })
  expect((await depot.look(second.id)).id).toBe(second.id)
})

it('stops when the game is abandoned, which nothing reopens', async () => {
  const { thinker, depot } = lay()
  const table = await computerFirst(depot)
  const summary = await depot.call('games.abandon', { id: table.id })
  expect(summary.state).toBe('abandoned')
  expect(thinker.last().cancelled).toBe(true)
  const now = await depot.look(table.id)
  expect(now).toMatchObject({ state: 'abandoned', deciders: [], undo: { possible: false } })
  expect(now.activity).toBeUndefined()
  expect((await depot.refused('games.abandon', { id: table.id })).key).toBe('saveFailed')
})
