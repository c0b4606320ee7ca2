/** Whatever comes in: a reply always goes out, and nothing changes but by a legal decision. */
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TableState } from '#shared/contract/table.ts'
import { requestSchemas } from '#shared/contract/contract.ts'
import { type Depot, memoryDepot, newGame, untold } from '../support/depot.ts'
import type { MemoryStore } from '../support/memory-store.ts'

let depot: Depot<MemoryStore>
let table: TableState

beforeEach(async () => {
  depot = memoryDepot()
  table = await depot.settled((await depot.start(['human', 'conductor'])).id)
})

const NAMES = Object.keys(requestSchemas)
const ask = (name: string, input: unknown) => depot.api.handle(name, input)

/** Inputs near enough to real ones to reach the handlers, with anything in their fields. */
const nearlyRight = fc.record(
  {
    id: fc.oneof(fc.constant('game-1'), fc.string(), fc.anything()),
    seat: fc.oneof(fc.integer({ min: -1, max: 3 }), fc.anything()),
    at: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.double()),
    action: fc.oneof(
      fc.record({ do: fc.constantFrom('build', 'locomotive', 'reveal'), card: fc.string() }),
      fc.anything(),
    ),
    draft: fc.anything(),
    open: fc.oneof(fc.boolean(), fc.anything()),
    pin: fc.oneof(fc.string(), fc.constant(null)),
    consent: fc.array(fc.anything()),
    states: fc.anything(),
    offset: fc.anything(),
    limit: fc.anything(),
  },
  { requiredKeys: [] },
)
const anyName = fc.oneof(
  fc.constantFrom(...NAMES),
  fc.string(),
  fc.constantFrom('constructor', '__proto__', 'toString', 'hasOwnProperty'),
)

it('never throws, and nothing but errors comes of nonsense', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyName,
      fc.oneof(fc.anything({ withNullPrototype: true }), nearlyRight),
      async (name, input) => {
        const reply = await ask(name, input)
        expect(typeof reply.ok).toBe('boolean')
        if (!reply.ok) expect(reply.error.key).toMatch(/^[\w.]+$/)
      },
    ),
    { numRuns: 2000 },
  )
  // What the store in memory does not keep is attacked on a real one: attack-contract.test.ts.
  expect(depot.reported.filter((error) => !/not kept in memory/.test(String(error)))).toEqual([])
})

it('a decision is carried out only if it is legal, whatever else is sent', async () => {
  const legal = table.legal?.actions.map((action) => JSON.stringify(action)) ?? []
  const act = fc.record({
    id: fc.constant(table.id),
    seat: fc.integer({ min: -2, max: 9 }),
    at: fc.integer({ min: -1, max: 2 }),
    action: fc.oneof(
      fc.record({
        do: fc.constant('build'),
        card: fc.constantFrom('S2', 'H3', 'D10', 'C7', 'SA', 'L', 'S1'),
      }),
      fc.record({ do: fc.constantFrom('reveal', 'pass'), card: fc.constantFrom('SJ', 'HK') }),
      fc.anything(),
    ),
  })
  const stored = () => depot.store.timeline(table.id).actions.length
  await fc.assert(
    fc.asyncProperty(act, async (input) => {
      const fits = input.seat === 0 && input.at === table.at && legal.includes(JSON.stringify(input.action))
      fc.pre(!fits)
      const reply = await ask('table.act', input)
      expect(reply.ok && (reply.value as { ok: boolean }).ok).toBe(false)
      expect(stored()).toBe(table.at)
    }),
    { numRuns: 1000 },
  )
  expect(untold(await depot.look(table.id))).toEqual(untold(table))
})

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)])
const HOSTILE: readonly (readonly [string, unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['a list', []],
  ['a function', { id: () => 'game-1' }],
  ['a date', { id: new Date(0) }],
  ['a huge number', { id: 'game-1', seat: 0, at: 1e300, action: {} }],
  ['not a number', { id: 'game-1', seat: NaN, at: 0, action: {} }],
  ['a fraction', { id: 'game-1', seat: 0.5, at: 0, action: {} }],
  ['a big integer', { id: 'game-1', seat: 0n, at: 0, action: {} }],
  ['an endless id', { id: 'x'.repeat(100_000), seat: 0, at: 0, action: {} }],
  ['a path for an id', { id: '../../etc/passwd', seat: 0, at: 0, action: {} }],
  ['great depth', { id: 'game-1', seat: 0, at: 0, action: deep(5000) }],
  ['great breadth', { id: 'game-1', seat: 0, at: 0, action: Array(50_000).fill(0) }],
  ['a prototype', JSON.parse('{"id":"game-1","seat":0,"at":0,"action":{"__proto__":{"do":"invest"}}}')],
  ['a constructor', { id: 'game-1', seat: 0, at: 0, action: { do: 'invest', constructor: {} } }],
  ['an extra field', { id: 'game-1', seat: 0, at: 0, action: { do: 'invest' }, admin: true }],
  ['an extra field in the action', { id: 'game-1', seat: 0, at: 0, action: { do: 'invest', free: true } }],
  [
    'a cycle',
    (() => {
      const loop: Record<string, unknown> = { id: 'game-1', seat: 0, at: 0 }
      loop['action'] = loop
      return loop
    })(),
  ],
]
describe('table.act refuses', () => {
  it.each(HOSTILE)('%s', async (_, input) => {
    const writes = depot.store.writes.length
    const reply = await ask('table.act', input)
    expect(reply).toMatchObject({ ok: false, error: { key: 'badRequest', params: { request: 'table.act' } } })
    expect(depot.store.writes).toHaveLength(writes)
    expect(({} as { do?: string }).do).toBeUndefined()
  })
})

it('says where a request is wrong', async () => {
  const setup = newGame(['human', 'conductor'])
  const seats = [...setup.seats.slice(0, 1), { name: 'Robo', kind: 'robot', livery: 'teal' }]
  expect(await ask('games.create', { ...setup, seats })).toEqual({
    ok: false,
    error: { key: 'badRequest', params: { request: 'games.create', where: 'seats.1.kind' } },
  })
  const reply = await ask('games.destroy', {})
  expect(reply).toEqual({ ok: false, error: { key: 'unknownRequest', params: { request: 'games.destroy' } } })
})

it('names with control or direction characters are refused', async () => {
  for (const name of ['a\u0000b', 'a\u202eb', '\u200b', 'x'.repeat(41), ' ', '\n']) {
    const reply = await ask('players.rename', { id: 1, name })
    expect(reply).toMatchObject({ ok: false, error: { params: { where: 'name' } } })
  }
  expect((await ask('players.rename', { id: 1, name: ' Ann-Marie Übel 🚂 ' })).ok).toBe(true)
})

it('an error nobody expected is reported, answered without its details, and kills nothing', async () => {
  depot.store.players = () => {
    throw new Error('secret S10')
  }
  expect(await ask('players.list', {})).toEqual({
    ok: false,
    error: { key: 'unexpected', params: { reason: 'Error' } },
  })
  expect(depot.reported).toHaveLength(1)
})

it('a listener that throws does not keep the others from hearing', async () => {
  const heard: string[] = []
  depot.api.on(() => {
    throw new Error('window gone')
  })
  const stop = depot.api.on((event) => heard.push(event.type))
  await depot.call('settings.set', { theme: 'day' })
  stop()
  await depot.call('settings.set', { theme: 'night' })
  expect(heard).toEqual(['settings.changed'])
})
