import { describe, expect, it, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import type { Out } from '../../src-shared/contract/contract.ts'
import type { TableState, TableTold } from '../../src-shared/contract/table.ts'
import { DEFAULT_SETTINGS } from '../../src-shared/contract/values.ts'
import { useNotices } from '../../src-renderer/stores/notices.ts'
import { useSettings } from '../../src-renderer/stores/settings.ts'
import { useTable } from '../../src-renderer/stores/table.ts'
import { toldSince, toldWhole } from '../support/told.ts'
import { arrive, Refused, settle } from './support/depot.ts'
import { SEATS } from './support/games.ts'

const Empty = defineComponent({ setup: () => () => h('div') })

const stateAt = (at: number): TableState => ({
  id: 'g1',
  game: 'tennessee-central',
  options: {},
  seats: SEATS,
  state: 'open',
  marks: { assisted: false, seeded: false, branch: false },
  at,
  deciders: [0],
  viewer: 0,
  view: {},
  legal: { seat: 0, since: 0, complete: true, actions: [{ do: 'invest' }] },
  undo: { possible: false, barrier: false, consent: [] },
  serial: at,
  redo: false,
  log: Array.from({ length: at }, (_, i) => ({ at: i + 1, seat: 0, events: [{ what: `event ${i + 1}` }] })),
  seal: 'a'.repeat(64),
  started: '2026-11-29T18:00:00Z',
})

/** As main tells it to a page that knows nothing, and to one that was told `from` before. */
const whole = (at: number): TableTold => toldWhole(stateAt(at))
const next = (from: number, at: number): TableTold => toldSince(stateAt(at), from, from)

describe('settings', () => {
  it('take effect at once and are taken back when refused', async () => {
    const { pinia } = await arrive(Empty, {
      answers: { 'settings.set': () => new Refused({ key: 'store.readOnly', params: { file: 'x' } }) },
    })
    const settings = useSettings(pinia)
    const changing = settings.change({ theme: 'night' })
    expect(settings.theme).toBe('night')
    await changing
    expect(settings.settings).toEqual(DEFAULT_SETTINGS)
    expect(useNotices(pinia).messages).toMatchObject([{ kind: 'error', key: 'store.readOnly' }])
  })

  it('follow the system where they say so', async () => {
    const { pinia } = await arrive(Empty)
    const settings = useSettings(pinia)
    expect([settings.locale, settings.theme, settings.reducedMotion]).toEqual(['en', 'day', false])
    settings.adopt({ ...DEFAULT_SETTINGS, locale: 'de', theme: 'night', motion: 'reduced' })
    expect([settings.locale, settings.theme, settings.reducedMotion]).toEqual(['de', 'night', true])
  })
})

describe('notices', () => {
  it('say the same thing once and go when read', async () => {
    const { pinia } = await arrive(Empty)
    const notices = useNotices(pinia)
    notices.error({ key: 'stale' })
    notices.error({ key: 'stale' })
    notices.notice({ key: 'store.repaired', params: { aside: 'a' } })
    expect(notices.messages.map((message) => message.key)).toEqual(['stale', 'store.repaired'])
    notices.dismiss(notices.messages[0]?.id ?? 0)
    expect(notices.messages.map((message) => message.key)).toEqual(['store.repaired'])
  })

  it('speak an equal sentence again', async () => {
    const { pinia } = await arrive(Empty)
    const notices = useNotices(pinia)
    notices.speak('Ada built.')
    const first = notices.spoken
    notices.speak('Ada built.')
    expect(notices.spoken).not.toBe(first)
  })
})

describe('the table', () => {
  it('acts on the position shown and keeps what main answers', async () => {
    const { pinia, bridge } = await arrive(Empty, {
      answers: { 'table.open': () => whole(3), 'table.act': () => ({ ok: true, table: next(3, 4) }) },
    })
    const store = useTable(pinia)
    await store.open('g1')
    expect(await store.act(0, { do: 'invest' })).toBe(true)
    expect(bridge.inputs('table.act')).toEqual([{ id: 'g1', seat: 0, at: 3, action: { do: 'invest' } }])
    expect(store.table?.at).toBe(4)
  })

  it('keeps the reasons of a refusal until the game goes on', async () => {
    const refusals = [{ rule: 'TC-7', why: 'notInHand' }]
    const { pinia } = await arrive(Empty, {
      answers: { 'table.open': () => whole(3), 'table.act': () => ({ ok: false, refusals }) },
    })
    const store = useTable(pinia)
    await store.open('g1')
    expect(await store.act(0, { do: 'build', card: 'S2' })).toBe(false)
    expect(store.refusals).toEqual(refusals)
    store.heard({ type: 'table.changed', table: next(3, 4) })
    expect(store.refusals).toEqual([])
    expect(store.arrival?.news.from).toBe(3)
  })

  it('never shows an older state again when answer and event cross', async () => {
    let crossed = (): void => undefined
    const { pinia } = await arrive(Empty, {
      answers: {
        'table.open': () => whole(3),
        'table.act': () => {
          crossed()
          return { ok: true, table: next(3, 4) }
        },
      },
    })
    const store = useTable(pinia)
    await store.open('g1')
    crossed = () => {
      store.heard({ type: 'table.changed', table: next(3, 4) })
      store.heard({ type: 'table.changed', table: next(4, 5) })
    }
    expect(await store.act(0, { do: 'invest' })).toBe(true)
    expect(store.table?.at).toBe(5)
  })

  it('shows what was told of a table while its opening was on the way', async () => {
    let crossed = (): void => undefined
    const { pinia } = await arrive(Empty, {
      answers: {
        'table.open': () => {
          crossed()
          return whole(3)
        },
      },
    })
    const store = useTable(pinia)
    crossed = () => store.heard({ type: 'table.changed', table: next(3, 4) })
    expect(await store.open('g1')).toBe(true)
    expect(store.table?.at).toBe(4)
    // The same when it is opened again: the answer is older than the events.
    crossed = () => {
      store.heard({ type: 'table.changed', table: next(3, 4) })
      store.heard({ type: 'table.changed', table: next(4, 5) })
    }
    expect(await store.open('g1')).toBe(true)
    expect(store.table?.at).toBe(5)
  })

  it('keeps the log, adds what is new, and cuts what is taken back', async () => {
    const { pinia } = await arrive(Empty, { answers: { 'table.open': () => whole(3) } })
    const store = useTable(pinia)
    await store.open('g1')
    store.heard({ type: 'table.changed', table: next(3, 5) })
    expect(store.table?.log).toEqual(stateAt(5).log)
    store.heard({
      type: 'table.changed',
      table: { ...next(2, 2), serial: 6, news: { from: 2, past: { after: 5 }, steps: [] } },
    })
    expect(store.table?.log).toEqual(stateAt(2).log)
  })

  it('waits a moment for news that another message has overtaken', async () => {
    const { pinia, bridge } = await arrive(Empty, { answers: { 'table.open': () => whole(3) } })
    const store = useTable(pinia)
    await store.open('g1')
    store.heard({ type: 'table.changed', table: next(5, 6) })
    store.heard({ type: 'table.changed', table: next(4, 5) })
    expect(store.table?.at).toBe(3)
    store.heard({ type: 'table.changed', table: next(3, 4) })
    expect(store.table).toMatchObject({ at: 6, log: stateAt(6).log })
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(bridge.inputs('table.open')).toHaveLength(1)
  })

  it('asks for the whole table again where news go on from something it was never told', async () => {
    let at = 3
    const { pinia, bridge } = await arrive(Empty, { answers: { 'table.open': () => whole(at) } })
    const store = useTable(pinia)
    await store.open('g1')
    at = 8
    store.heard({ type: 'table.changed', table: next(6, 7) })
    expect(store.table?.at).toBe(3)
    await vi.waitFor(() => expect(store.table?.at).toBe(8))
    expect(bridge.inputs('table.open')).toHaveLength(2)
    expect(store.table?.log).toEqual(stateAt(8).log)
  })

  it('leaves a table that is still on its way, and does not show it', async () => {
    const { pinia, bridge } = await arrive(Empty, {
      answers: { 'table.open': () => whole(3), 'table.leave': () => null },
    })
    const store = useTable(pinia)
    const opened = store.open('g1')
    await store.leave()
    await opened
    expect(store.table).toBeUndefined()
    expect(bridge.inputs('table.leave')).toEqual([{ id: 'g1' }])
  })

  it('sends one action however often the button is pressed', async () => {
    const { pinia, bridge } = await arrive(Empty, {
      answers: { 'table.open': () => whole(3), 'table.act': () => ({ ok: true, table: next(3, 4) }) },
    })
    const store = useTable(pinia)
    await store.open('g1')
    await Promise.all([store.act(0, { do: 'invest' }), store.act(0, { do: 'invest' })])
    expect(bridge.inputs('table.act')).toHaveLength(1)
  })

  it('acts on the news that overtook the answer of the action before, once that has come', async () => {
    const answered: ((answer: Out<'table.act'>) => void)[] = []
    const { pinia, bridge } = await arrive(Empty, {
      answers: {
        'table.open': () => whole(3),
        'table.act': () => new Promise((resolve) => answered.push(resolve)),
      },
    })
    const store = useTable(pinia)
    await store.open('g1')
    const first = store.act(0, { do: 'invest' })
    const again = store.act(0, { do: 'invest' })
    store.heard({ type: 'table.changed', table: next(3, 5) })
    const second = store.act(0, { do: 'pass' })
    const thrice = store.act(0, { do: 'pass' })
    await settle()
    expect(bridge.inputs('table.act')).toHaveLength(1)
    answered[0]?.({ ok: true, table: next(3, 4) })
    expect([await first, await again]).toEqual([true, false])
    await settle()
    expect(bridge.inputs('table.act')).toMatchObject([{ at: 3 }, { at: 5, action: { do: 'pass' } }])
    answered[1]?.({ ok: true, table: next(5, 6) })
    expect([await second, await thrice]).toEqual([true, false])
  })

  it('drops what was asked for on a table that has gone on', async () => {
    const answered: ((answer: Out<'table.act'>) => void)[] = []
    const { pinia, bridge } = await arrive(Empty, {
      answers: {
        'table.open': () => whole(3),
        'table.act': () => new Promise((resolve) => answered.push(resolve)),
      },
    })
    const store = useTable(pinia)
    await store.open('g1')
    void store.act(0, { do: 'invest' })
    store.heard({ type: 'table.changed', table: next(3, 5) })
    const late = store.act(0, { do: 'pass' })
    store.heard({ type: 'table.changed', table: next(5, 6) })
    answered[0]?.({ ok: true, table: next(3, 4) })
    expect(await late).toBe(false)
    expect(bridge.inputs('table.act')).toHaveLength(1)
  })

  it('does not listen to another table', async () => {
    const { pinia } = await arrive(Empty, { answers: { 'table.open': () => whole(3) } })
    const store = useTable(pinia)
    await store.open('g1')
    store.heard({ type: 'table.changed', table: { ...next(3, 9), id: 'g9' } })
    expect(store.table?.at).toBe(3)
  })

  it('is closed by another window, and is not by news older than its opening', async () => {
    const { pinia, bridge } = await arrive(Empty, { answers: { 'table.open': () => whole(3) } })
    const store = useTable(pinia)
    await store.open('g1')
    store.heard({ type: 'table.closed', id: 'g9', serial: 9 })
    store.heard({ type: 'table.closed', id: 'g1', serial: 2 })
    expect(store.closed).toBe(false)
    store.heard({ type: 'table.closed', id: 'g1', serial: 4 })
    expect(store.closed).toBe(true)
    expect(store.table).toBeUndefined()
    await store.leave()
    expect(bridge.inputs('table.leave')).toEqual([])
    await store.open('g1')
    expect(store.closed).toBe(false)
    expect(store.table?.at).toBe(3)
  })

  it('keeps nothing of a hand after leaving', async () => {
    const { pinia, bridge } = await arrive(Empty, {
      answers: { 'table.open': () => whole(3), 'table.leave': () => null },
    })
    const store = useTable(pinia)
    await store.open('g1')
    await store.leave()
    expect(store.table).toBeUndefined()
    expect(bridge.inputs('table.leave')).toEqual([{ id: 'g1' }])
  })
})
