/** Standing orders: a disaster asks for a way car, and nobody has to come for the answer. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LIVERIES } from '#shared/contract/values.ts'
import type { TableState } from '#shared/contract/table.ts'
import type { Json, StandingOrder } from '#shared/games/common.ts'
import type { ExpressView } from '#shared/games/express/types.ts'
import { STANDING_PAUSE } from '../../src-main/table/standing.ts'
import { dealOf, OPTIONS, PEOPLE, UNTIL_ANTON } from '../e2e/express/hand.ts'
import { Depot, memoryDepot } from '../support/depot.ts'
import { type MemoryStore, memoryStore } from '../support/memory-store.ts'

const [MARIE, ANTON, LENE] = [0, 1, 2]
const EVERYBODY = [0, 1, 2, 3]

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

interface Asked {
  readonly depot: Depot<MemoryStore>
  readonly id: string
  /** All that was told from the disaster on, before any answer. */
  readonly told: readonly unknown[]
}

/** Four persons, and Anton about to derail Marie, who holds the boom car or not. */
async function table(holds: boolean, order: StandingOrder, store = memoryStore()): Promise<Asked> {
  const { id } = store.createGame({
    ...{ game: 'express', rules: 1, seed: 'shelf', seeded: true, nonce: 'shelf' },
    options: OPTIONS,
    deal: dealOf(holds ? {} : { boom: 'office' }),
    seats: PEOPLE.map((name, seat) => ({ name, kind: 'human', livery: LIVERIES[seat] ?? 'plum' })),
  })
  for (const { seat, action } of UNTIL_ANTON) {
    store.append(id, { seat, action: action, ms: 1000, hints: 0, takebacks: 0 })
  }
  if (order !== 'ask') store.setStandingOrder(id, MARIE, order)
  const depot = new Depot(store)
  await depot.call('table.open', { id })
  return { depot, id, told: [] }
}

/** Anton derails Marie. */
async function asked(holds: boolean, order: StandingOrder, store = memoryStore()): Promise<Asked> {
  const { depot, id } = await table(holds, order, store)
  const { at } = await depot.call('table.curtain', { id, seat: ANTON, open: true })
  depot.said.length = 0
  const end = { disaster: 'derailment', seat: MARIE }
  const action = { do: 'turn', trains: [], wayCars: [], locos: ['observation', 'box'], end }
  const result = await depot.call('table.act', { id, seat: ANTON, at, action })
  expect(result.ok).toBe(true)
  await vi.advanceTimersByTimeAsync(STANDING_PAUSE - 1)
  return { depot, id, told: structuredClone(depot.said) }
}

const passing = (key: string, value: unknown): unknown =>
  ['id', 'serial', 'seal'].includes(key) ? null : value
const shapes = (told: readonly unknown[]): string[] => told.map((message) => JSON.stringify(message, passing))
const phase = ({ view }: TableState): string => (view as unknown as ExpressView).phase
const lastEvents = ({ log }: TableState): string[] => log.at(-1)?.events.map(({ what }) => what) ?? []

describe('[EX-31] an order answers for its seat', () => {
  it.each([
    { order: 'always', holds: true, answer: 'blocked' },
    { order: 'always', holds: false, answer: 'declined' },
    { order: 'never', holds: true, answer: 'declined' },
    { order: 'never', holds: false, answer: 'declined' },
  ] as const)('$order, way car in hand: $holds', async ({ order, holds, answer }) => {
    const { depot, id } = await asked(holds, order)
    const waiting = await depot.look(id)
    expect(waiting).toMatchObject({ deciders: [MARIE], viewer: 'public' })
    expect(waiting.curtain).toBeUndefined()
    expect(await depot.refused('table.curtain', { id, seat: MARIE, open: true })).toEqual({ key: 'notDue' })
    await vi.advanceTimersByTimeAsync(1)
    const after = await depot.look(id)
    expect(lastEvents(after)).toContain(answer)
    expect(after.curtain).toMatchObject({ seat: LENE, open: false })
    expect(depot.store.timeline(id).actions.at(-1)).toMatchObject({ seat: MARIE, ms: 0, takebacks: 0 })
  })

  it('until the answer, every message is the same with the card and without, whatever the order', async () => {
    const runs = [
      await asked(true, 'always'),
      await asked(false, 'always'),
      await asked(true, 'never'),
      await asked(false, 'never'),
    ].map(({ told }) => shapes(told))
    expect(runs[0]?.join()).toContain('"what":"asked"')
    expect(runs[0]?.join()).not.toContain('"standing"')
    for (const run of runs) expect(run).toEqual(runs[0])
  })

  it('without one, or when it says so, the person is asked', async () => {
    const { depot, id } = await asked(true, 'ask')
    await vi.advanceTimersByTimeAsync(10 * STANDING_PAUSE)
    expect(await depot.look(id)).toMatchObject({ deciders: [MARIE], curtain: { seat: MARIE, open: false } })
  })
})

describe('an order', () => {
  it('is given behind the curtain of its seat, and shown nowhere else', async () => {
    const { depot, id } = await table(true, 'ask')
    expect(await depot.refused('table.standing', { id, seat: ANTON, order: 'never' })).toEqual({
      key: 'curtainClosed',
    })
    expect(await depot.look(id)).not.toHaveProperty('standing')
    const open = await depot.call('table.curtain', { id, seat: ANTON, open: true })
    expect(open.standing).toBe('ask')
    expect((await depot.call('table.standing', { id, seat: ANTON, order: 'never' })).standing).toBe('never')
    expect(await depot.refused('table.standing', { id, seat: MARIE, order: 'never' })).toEqual({
      key: 'curtainClosed',
    })
    expect(await depot.call('table.curtain', { id, seat: ANTON, open: false })).not.toHaveProperty('standing')
    expect(depot.store.standingOrders(id)).toEqual(new Map([[ANTON, 'never']]))
  })

  it('holds after a restart, and answers a question that was open', async () => {
    const store = memoryStore()
    const { depot, id } = await asked(true, 'always', store)
    depot.api.close()
    await vi.advanceTimersByTimeAsync(STANDING_PAUSE)
    expect(store.timeline(id).actions).toHaveLength(UNTIL_ANTON.length + 1)
    const again = new Depot(store)
    expect(await again.call('table.open', { id })).not.toHaveProperty('curtain')
    await vi.advanceTimersByTimeAsync(STANDING_PAUSE)
    expect(lastEvents(await again.look(id))).toContain('blocked')
  })

  it('does not decide what its person took back', async () => {
    const { depot, id } = await asked(true, 'always')
    await vi.advanceTimersByTimeAsync(1)
    await depot.call('table.undo', { id, consent: EVERYBODY })
    await vi.advanceTimersByTimeAsync(2 * STANDING_PAUSE)
    const back = await depot.look(id)
    expect(back.curtain).toMatchObject({ seat: MARIE, open: false })
    expect(phase(await depot.raise(back))).toBe('answer')
  })

  it('given while the seat is asked, it answers once the curtain is closed', async () => {
    const { depot, id } = await asked(true, 'ask')
    await depot.call('table.curtain', { id, seat: MARIE, open: true })
    await depot.call('table.standing', { id, seat: MARIE, order: 'always' })
    await vi.advanceTimersByTimeAsync(2 * STANDING_PAUSE)
    expect(phase(await depot.look(id))).toBe('answer')
    await depot.call('table.curtain', { id, seat: MARIE, open: false })
    await vi.advanceTimersByTimeAsync(STANDING_PAUSE)
    expect(lastEvents(await depot.look(id))).toContain('blocked')
  })

  it('that cannot be carried out leaves the question to its person', async () => {
    const { depot, id } = await asked(true, 'always')
    depot.store.failNext = new Error('disk full')
    await vi.advanceTimersByTimeAsync(1)
    expect(depot.events).toContainEqual({
      type: 'notice',
      notice: { key: 'answerNotSaved', params: { name: 'Marie', reason: 'disk full' } },
    })
    await vi.advanceTimersByTimeAsync(2 * STANDING_PAUSE)
    expect(await depot.look(id)).toMatchObject({ deciders: [MARIE], curtain: { seat: MARIE, open: false } })
  })

  it('is not taken where nobody is asked out of turn, or one person plays alone', async () => {
    const depot = memoryDepot()
    const shared = await depot.raise(await depot.start(['human', 'human']))
    const seat = Number(shared.viewer)
    expect(shared).not.toHaveProperty('standing')
    expect(await depot.refused('table.standing', { id: shared.id, seat, order: 'never' })).toEqual({
      key: 'noStandingOrders',
    })
    const options = OPTIONS as unknown as Json
    const kinds = ['human', 'conductor', 'conductor', 'conductor'] as const
    const alone = await depot.start(kinds, { game: 'express', options })
    expect(alone).not.toHaveProperty('standing')
    expect(await depot.refused('table.standing', { id: alone.id, seat: 0, order: 'never' })).toEqual({
      key: 'noStandingOrders',
    })
  })
})
