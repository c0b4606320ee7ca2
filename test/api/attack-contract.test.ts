/** Every request of the contract, on a real store: right inputs, wrong ones, old ones, and other people's secrets. */
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TennesseeView } from '#shared/games/tennessee-central/types.ts'
import { requestSchemas } from '#shared/contract/contract.ts'
import type { TableState } from '#shared/contract/table.ts'
import { errors } from '#shared/texts/en/errors.ts'
import { store } from '#shared/texts/en/store.ts'
import { rulesOf } from '../../src-main/rules/games.ts'
import { openLine } from '../../src-main/table/open.ts'
import { Depot, newGame } from '../support/depot.ts'
import { type Shelf, sqliteShelf } from '../support/stores.ts'
import { type Known, rightFor, wrongFor } from './from-schema.ts'

const NAMES = Object.keys(requestSchemas) as (keyof typeof requestSchemas)[]
const SENTENCES = new Set([
  ...Object.keys(errors),
  ...Object.keys(store.errors).map((fault) => `store.${fault}`),
])
/** Whatever comes, an answer must be there before a person would think it hangs; a machine may be busy. */
const LONGEST_MS = 5_000

let shelf: Shelf
let depot: Depot
let known: Known
let finished: TableState
let open: TableState

async function furnish(): Promise<void> {
  shelf = sqliteShelf()
  depot = new Depot(shelf.store)
  finished = await depot.playToEnd(await depot.start(['human', 'conductor']))
  open = await depot.start(['human', 'human'])
}

/** Both games are there again and one is at the table, whatever the request before was allowed to do. */
async function tidyUp(): Promise<void> {
  await depot.api.handle('history.restore', { ids: [finished.id, open.id] })
  await depot.api.handle('settings.set', { speed: 'instant', locale: 'en' })
  if (!depot.store.game(finished.id))
    finished = await depot.playToEnd(await depot.start(['human', 'conductor']))
  if (depot.store.game(open.id)?.state !== 'open') open = await depot.start(['human', 'human'])
  const { curtain, id } = await depot.call('table.open', { id: open.id })
  if (curtain) await depot.api.handle('table.curtain', { id, seat: curtain.seat, open: true })
  const one = (...values: unknown[]) => fc.constantFrom(...values)
  const card = fc.constantFrom('S2', 'H3', 'D10', 'C7', 'SA', 'L')
  known = {
    id: one(open.id, finished.id),
    ids: fc.subarray([open.id, finished.id]),
    seat: fc.integer({ min: 0, max: 2 }),
    at: fc.integer({ min: 0, max: 3 }),
    viewer: one('public', 'all', 0, 1),
    action: fc.record({ do: one('build', 'invest', 'locomotive', 'reveal'), card }, { requiredKeys: ['do'] }),
    game: one('tennessee-central', 'express', 'express-01', 'no-such-game'),
    text: one('', '{', '{"format":1}', '[]', '\u0000'),
    from: fc.integer({ min: 1, max: 4 }),
    into: fc.integer({ min: 1, max: 4 }),
  }
}

const told = (reply: Awaited<ReturnType<Depot['api']['handle']>>): void => {
  if (!reply.ok) expect(SENTENCES, reply.error.key).toContain(reply.error.key)
}

describe('fuzzed', () => {
  beforeAll(furnish)
  beforeEach(tidyUp)
  afterAll(() => {
    depot.api.close()
    shelf.clear()
  })

  // A real answer takes a store's write or a thread's start; so many are enough to try every branch of a schema.
  it.each(NAMES)('%s answers in a sentence, in time, and breaks nothing', async (name) => {
    const right = rightFor(requestSchemas[name].in, known)
    await fc.assert(
      fc.asyncProperty(fc.oneof(right, wrongFor(right)), async (input) => {
        const began = performance.now()
        told(await depot.api.handle(name, input))
        expect(performance.now() - began).toBeLessThan(LONGEST_MS)
      }),
      { numRuns: 60 },
    )
    expect(depot.reported).toEqual([])
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  it('what is left is sound: after a new start every game opens at its last action', () => {
    depot.api.close()
    shelf.reopen()
    const { games } = shelf.store.list({ states: ['open', 'finished', 'abandoned'], offset: 0, limit: 200 })
    expect(games.length).toBeGreaterThan(1)
    for (const { id } of games) {
      const header = shelf.store.game(id)
      if (!header) throw new Error(id)
      expect(openLine(shelf.store, header).at).toBe(shelf.store.timeline(id).actions.length)
    }
  })
})

describe('by hand', () => {
  beforeEach(async () => {
    await furnish()
    return () => {
      depot.api.close()
      shelf.clear()
    }
  })
  const stored = () => depot.store.timeline(open.id).actions.length

  it('an old request is not carried out again', async () => {
    const before = await depot.raise(await depot.look(open.id))
    const choice = depot.choice(before)
    expect(await depot.api.handle('table.act', choice)).toMatchObject({ ok: true, value: { ok: true } })
    const length = stored()
    for (let i = 0; i < 20; i++) {
      const again = await depot.api.handle('table.act', choice)
      expect(again.ok && (again.value as { ok: boolean }).ok).toBe(false)
    }
    expect(await depot.refused('table.undo', { id: open.id, consent: [0, 1], at: length + 5 })).toBeDefined()
    expect(stored()).toBe(length)
  })

  it('an upload that is over takes nothing more', async () => {
    const { upload } = await depot.call('import.begin', {})
    await depot.call('import.part', { upload, text: '{}' })
    await depot.call('import.end', { upload })
    for (const name of ['import.part', 'import.end'] as const) {
      const input = name === 'import.part' ? { upload, text: '{}' } : { upload }
      expect(await depot.api.handle(name, input)).toMatchObject({ ok: false, error: { key: 'noUpload' } })
    }
    const second = await depot.call('import.begin', {})
    expect(second.upload).not.toBe(upload)
  })

  /** The cards only this seat knows. */
  function handOf(seat: number): readonly string[] {
    const header = depot.store.game(open.id)
    const game = rulesOf('tennessee-central')
    if (!header || !game) throw new Error('no game')
    const view = game.view(openLine(depot.store, header).state, 'all') as TennesseeView
    return (view.seats[seat]?.hand as string[]).filter((card) => card !== 'L')
  }
  const leaks = (message: unknown, seat: number): boolean =>
    handOf(seat).some((card) => JSON.stringify(message).includes(`"${card}"`))

  it('[TC-20] nobody asks a hand out from behind its curtain, by whatever request', async () => {
    const { id } = open
    await depot.call('table.open', { id })
    const closed = await depot.look(id)
    expect(closed.curtain?.open).toBe(false)
    const before = depot.said.length
    const asked: Record<string, unknown>[] = []
    for (const seat of [0, 1])
      asked.push(
        { name: 'table.act', input: { id, seat, at: 0, action: { do: 'invest' } } },
        { name: 'table.preview', input: { id, seat, draft: { do: 'build', card: 'S2' } } },
        { name: 'table.hint', input: { id, seat } },
        { name: 'table.curtain', input: { id, seat, open: false } },
        { name: 'replay.at', input: { id, at: 0, viewer: seat } },
        { name: 'replay.at', input: { id, at: 0, viewer: 'all' } },
        { name: 'history.export-open', input: { id, consent: [seat] } },
      )
    asked.push(
      { name: 'games.export', input: { id } },
      { name: 'review.verify', input: { id } },
      { name: 'replay.open', input: { id } },
      { name: 'replay.at', input: { id, at: 0, viewer: 'public' } },
      { name: 'replay.branch', input: { id, at: 0, luck: 'same' } },
      { name: 'history.export', input: { selection: { ids: [id] }, form: 'json' } },
      { name: 'history.export', input: { selection: { filter: { states: ['open'] } }, form: 'csv' } },
      { name: 'history.export-open', input: { id, consent: [] } },
      { name: 'games.list', input: { states: ['open'], offset: 0, limit: 10 } },
      { name: 'table.redo', input: { id } },
      { name: 'table.open', input: { id } },
    )
    for (const { name, input } of asked) {
      const reply = await depot.api.handle(String(name), input)
      told(reply)
      for (const seat of [0, 1]) expect(leaks(reply, seat), `${String(name)} of seat ${seat}`).toBe(false)
    }
    for (const message of depot.said.slice(before))
      for (const seat of [0, 1]) expect(leaks(message, seat)).toBe(false)
    expect(stored()).toBe(0)
  })

  it('[TC-20] behind an open curtain only its own hand is told, and a wrong PIN opens none', async () => {
    const { id } = open
    const seat = open.curtain?.seat ?? 0
    const other = 1 - seat
    const players = await depot.call('players.list', {})
    const named = players.find(({ name }) => name === open.seats[seat]?.name)
    await depot.call('players.pin', { id: named?.id ?? 0, pin: '4711' })
    for (const pin of [undefined, '', '0000', '4711 ', "' OR 1=1", '\u0664\u0667\u0661\u0661']) {
      const reply = await depot.api.handle('table.curtain', {
        id,
        seat,
        open: true,
        ...(pin !== undefined && { pin }),
      })
      expect(reply.ok).toBe(false)
      expect(leaks(reply, seat)).toBe(false)
      depot.clock += 3_600_000
    }
    const opened = await depot.call('table.curtain', { id, seat, open: true, pin: '4711' })
    expect([leaks(opened, seat), leaks(opened, other)]).toEqual([true, false])
    for (const request of [
      { name: 'table.hint', input: { id, seat: other } },
      { name: 'table.act', input: { id, seat: other, at: 0, action: { do: 'invest' } } },
      { name: 'table.preview', input: { id, seat: other, draft: { do: 'invest' } } },
      { name: 'replay.at', input: { id, at: 0, viewer: other } },
    ]) {
      const reply = await depot.api.handle(request.name, request.input)
      expect(leaks(reply, other), request.name).toBe(false)
    }
  })

  it('a game nobody could set up is not set up', async () => {
    const setup = newGame(['human', 'conductor'])
    const { total } = await depot.call('games.list', { states: ['open'], offset: 0, limit: 1 })
    for (const change of [
      { game: '../express' },
      { game: '__proto__' },
      { game: 'constructor' },
      { options: null },
      { options: { locomotive: 'top', constructor: {} } },
      { options: { locomotive: ['top'] } },
      { seats: [] },
      { seats: Array.from({ length: 50 }, () => setup.seats[0]) },
      { seats: [setup.seats[0], { ...setup.seats[1], kind: 'root' }] },
      { seats: [setup.seats[0], { ...setup.seats[1], player: 1 }] },
      { seed: 'x'.repeat(101) },
      { seed: { toString: 'x' } },
      { deal: {} },
      { id: 'game-1' },
      { marks: { seeded: false } },
    ])
      expect(
        await depot.api.handle('games.create', { ...setup, ...change }),
        JSON.stringify(change),
      ).toMatchObject({
        ok: false,
      })
    expect((await depot.call('games.list', { states: ['open'], offset: 0, limit: 1 })).total).toBe(total)
  })
})
