/** Records as somebody with ill will would write them: refused in words, or a game that can be looked at to its end. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LONGEST_PART } from '#shared/contract/values.ts'
import type { ImportReport } from '#shared/contract/history.ts'
import { Depot } from '../support/depot.ts'
import { type Shelf, sqliteShelf } from '../support/stores.ts'
import { hostile } from './from-schema.ts'

const DIR = resolve(import.meta.dirname, '../fixtures/records')
/** One of each game: the smallest. */
const RECORDS = ['tennessee-central-2-seats-top.json', 'express-2-seats-hand.json'].map((name) => {
  const { record } = JSON.parse(readFileSync(join(DIR, name), 'utf8')) as { record: Record<string, unknown> }
  return [name.replace(/\.json$/, ''), JSON.stringify(record)] as const
})

let shelf: Shelf
let depot: Depot

beforeAll(() => {
  shelf = sqliteShelf()
  depot = new Depot(shelf.store)
})
afterAll(() => {
  depot.api.close()
  shelf.clear()
})

async function take(text: string): Promise<ImportReport> {
  const { upload } = await depot.call('import.begin', {})
  for (let at = 0; at < text.length || at === 0; at += LONGEST_PART)
    await depot.call('import.part', { upload, text: text.slice(at, at + LONGEST_PART) })
  return depot.call('import.end', { upload })
}
const total = () => shelf.store.list({ states: ['open', 'finished', 'abandoned'], offset: 0, limit: 1 }).total

/** What was taken in can be looked at, from the first to the last step, by everybody. */
async function walk(): Promise<void> {
  const [newest] = shelf.store.list({ states: ['finished', 'abandoned'], offset: 0, limit: 1 }).games
  if (!newest) return
  const reply = await depot.api.handle('replay.open', { id: newest.id })
  expect(depot.reported).toEqual([])
  if (!reply.ok) return // recorded under other rules: it keeps its result
  const { seatsAt } = reply.value as { seatsAt: readonly number[] }
  for (const viewer of ['all', 'public', 0] as const)
    expect(await depot.api.handle('replay.at', { id: newest.id, at: seatsAt.length, viewer })).toMatchObject({
      ok: true,
    })
}

/** A path of keys to some place in a record. */
function places(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inside = Object.entries(value as Record<string, unknown>).flatMap(([key, one]) =>
    places(one, [...path, key]),
  )
  return path.length === 0 ? inside : [path, ...inside]
}

/** The record with the value at a place changed, or taken out. */
function changed(record: string, path: readonly (string | number)[], to: unknown): string {
  const copy = JSON.parse(record) as Record<string, unknown>
  let node = copy
  for (const key of path.slice(0, -1)) node = node[key] as Record<string, unknown>
  const last = path.at(-1) ?? ''
  if (to === undefined) delete node[last]
  else node[last] = to
  return JSON.stringify(copy)
}
/** What JSON can carry of it. */
function inJson(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null')
  } catch {
    return 'beyond JSON'
  }
}

describe.each(RECORDS)('%s', (_, record) => {
  it('with anything anywhere is refused or replays', async () => {
    const all = places(JSON.parse(record))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...all),
        fc.oneof(hostile, fc.integer(), fc.string()),
        async (path, value) => {
          const before = total()
          const { counts } = await take(changed(record, path, inJson(value)))
          expect(depot.reported).toEqual([])
          expect(total() - before).toBe(counts.imported)
          if (counts.imported > 0) await walk()
        },
      ),
      { numRuns: 120 },
    )
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  it('with actions left out, doubled or in another order is refused or replays', async () => {
    const { actions, ...rest } = JSON.parse(record) as { actions: unknown[] }
    const at = fc.integer({ min: 0, max: actions.length - 1 })
    await fc.assert(
      fc.asyncProperty(at, at, fc.constantFrom('out', 'double', 'swap', 'cut'), async (i, j, how) => {
        const next = [...actions]
        if (how === 'out') next.splice(i, 1)
        else if (how === 'double') next.splice(i, 0, next[i])
        else if (how === 'swap') [next[i], next[j]] = [next[j], next[i]]
        else next.length = i
        const before = total()
        const { counts } = await take(JSON.stringify({ ...rest, actions: next }))
        expect(depot.reported).toEqual([])
        expect(total() - before).toBe(counts.imported)
        if (counts.imported > 0) await walk()
      }),
      { numRuns: 60 },
    )
  })

  it('cut off or with any byte turned is refused or replays', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(record.length - 1), fc.string({ maxLength: 3 }), async (at, noise) => {
        for (const text of [record.slice(0, at), record.slice(0, at) + noise + record.slice(at + 1)]) {
          const { counts } = await take(text)
          expect(depot.reported).toEqual([])
          expect(counts.imported).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 60 },
    )
  })
})

const [, RECORD = ''] = RECORDS[0] ?? []
const HOSTILE: readonly (readonly [string, () => string])[] = [
  ['a hundred thousand brackets', () => '['.repeat(100_000)],
  ['a hundred thousand objects in one another', () => '{"a":'.repeat(100_000)],
  ['a text without an end', () => `"${'x'.repeat(3_000_000)}`],
  ['ten thousand small things', () => '{}\n'.repeat(10_000)],
  ['a number no computer holds', () => RECORD.replace('"format":1', `"format":1${'0'.repeat(5_000)}`)],
  ['rules no computer counts to', () => RECORD.replace('"rules":1', `"rules":1${'0'.repeat(5_000)}`)],
  ['a prototype', () => RECORD.replace('{', '{"__proto__":{"admin":true},')],
  ['a constructor', () => RECORD.replace('{', '{"constructor":{"prototype":{"admin":true}},')],
  ['two formats', () => RECORD.replace('"format":1', '"format":1,"format":2')],
  ['an id that is a path', () => changed(RECORD, ['meta'], { id: '../../../etc/passwd' })],
  ['a name that is markup', () => changed(RECORD, ['seats', 0, 'name'], '<img src=x onerror=alert(1)>')],
  ['a name that turns the line round', () => changed(RECORD, ['seats', 0, 'name'], '\u202e\u0000')],
  ['a hundred seats', () => changed(RECORD, ['seats'], Array(100).fill({ name: 'A', kind: 'human' }))],
  [
    'a result nobody scored',
    () => changed(RECORD, ['meta'], { result: { places: [1, 2], totals: [999, 0], sheet: {} } }),
  ],
  ['a date long gone', () => changed(RECORD, ['meta'], { started: '-271821-04-20T00:00:00Z' })],
]
it.each(HOSTILE)('%s: nothing is broken by it', async (_, make) => {
  const before = total()
  const began = performance.now()
  const { counts } = await take(make())
  expect(performance.now() - began).toBeLessThan(10_000)
  expect(total() - before).toBe(counts.imported)
  expect(depot.reported).toEqual([])
  expect(({} as { admin?: boolean }).admin).toBeUndefined()
  if (counts.imported > 0) await walk()
})

it('after all of it the store is sound', () => {
  const before = total()
  shelf.reopen()
  expect(total()).toBe(before)
  expect(shelf.store.notices).toEqual([])
  expect(readdirSync(DIR).length).toBeGreaterThan(10)
})
