/** Importing files of every kind, and exporting what was imported. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ExportForm, ImportReport } from '#shared/contract/history.ts'
import type { GameRecord } from '#shared/record.ts'
import type { Outcome } from '#shared/games/common.ts'
import { rulesOf } from '../../src-main/rules/games.ts'
import { Depot } from '../support/depot.ts'
import { sqliteShelf } from '../support/stores.ts'

const RECORDS = join(import.meta.dirname, '../fixtures/records')
interface Fixture {
  readonly record: GameRecord
  readonly result: Outcome
}
const read = (name: string): Fixture => JSON.parse(readFileSync(join(RECORDS, name), 'utf8')) as Fixture
const FIXTURES = readdirSync(RECORDS).map((name) => [name, read(name)] as const)
const small = read('tennessee-central-2-seats-top.json')

const clears: (() => void)[] = []
afterEach(() => clears.splice(0).forEach((clear) => clear()))
function depot(): Depot {
  const shelf = sqliteShelf()
  clears.push(() => shelf.clear())
  return new Depot(shelf.store)
}

interface Choice {
  readonly size?: number
  readonly agreed?: readonly string[]
}
/** Sends a file in pieces. */
async function send(to: Depot, file: string, { size = 5000, agreed }: Choice = {}): Promise<ImportReport> {
  const { upload } = await to.call('import.begin', agreed ? { unfinished: { agreed } } : {})
  for (let at = 0; at < file.length; at += size)
    await to.call('import.part', { upload, text: file.slice(at, at + size) })
  return to.call('import.end', { upload })
}
async function fetchAll(from: Depot, form: ExportForm = 'json'): Promise<string> {
  let text = ''
  let after: Parameters<typeof from.call<'history.export'>>[1]['after']
  do {
    const part = await from.call('history.export', {
      selection: { filter: {} },
      form,
      ...(after && { after }),
    })
    text += part.text
    after = part.next
  } while (after)
  return text
}
const json = (change: Partial<GameRecord> | object = {}): string =>
  JSON.stringify({ ...small.record, ...change })
const total = async (of: Depot): Promise<number> =>
  (
    await of.call('history.search', {
      filter: { states: ['open', 'finished', 'abandoned'] },
      order: 'played',
      descending: true,
      limit: 1,
    })
  ).total

describe('every finished record of the fixtures', () => {
  it('comes in with its own result, and replays to it', async () => {
    const to = depot()
    const report = await send(to, FIXTURES.map(([, { record }]) => JSON.stringify(record)).join('\n'))
    expect(report).toEqual({
      counts: { imported: FIXTURES.length, known: 0, unfinished: 0, refused: 0 },
      lines: [],
      more: 0,
    })
    const { games } = await to.call('history.search', {
      filter: {},
      order: 'played',
      descending: false,
      limit: 50,
    })
    const results = new Map(
      FIXTURES.map(([, { record, result }]) => [record.seed + record.game + record.seats.length, result]),
    )
    expect(games).toHaveLength(FIXTURES.length)
    for (const game of games) {
      const replay = await to.call('replay.open', { id: game.id })
      const seed = to.store.game(game.id)?.seed ?? ''
      expect(replay.outcome).toEqual(results.get(seed + game.game + game.seats.length))
      const last = await to.call('replay.at', { id: game.id, at: replay.seatsAt.length, viewer: 'all' })
      expect(last.deciders).toEqual([])
    }
  }, 120_000)

  it('goes out and comes in again without a difference', async () => {
    const [one, other] = [depot(), depot()]
    await send(
      one,
      FIXTURES.slice(0, 12)
        .map(([, { record }]) => JSON.stringify(record))
        .join('\n'),
    )
    const { games } = await one.call('history.search', {
      filter: {},
      order: 'played',
      descending: false,
      limit: 50,
    })
    const [first, second] = games
    await one.call('history.name', { id: first?.id ?? '', name: 'An evening' })
    await one.call('history.tag', { ids: [first?.id ?? '', second?.id ?? ''], add: ['club'], remove: [] })
    const file = await fetchAll(one)
    expect((await send(other, file, { size: 777 })).counts.imported).toBe(12)
    expect(await fetchAll(other)).toBe(file)
    expect((await send(other, file)).counts).toEqual({ imported: 0, known: 12, unfinished: 0, refused: 0 })
    expect(await total(other)).toBe(12)
  }, 120_000)
})

it('a game played here goes out and comes in elsewhere, its seal and liveries with it', async () => {
  const [one, other] = [depot(), depot()]
  const end = await one.playToEnd(await one.start(['human', 'conductor']))
  const file = await fetchAll(one)
  expect((await send(other, file)).counts.imported).toBe(1)
  expect(await fetchAll(other)).toBe(file)
  expect(other.store.game(end.id)).toMatchObject({ nonce: one.store.game(end.id)?.nonce, imported: true })
  expect(other.store.result(end.id)).toEqual(one.store.result(end.id))
})

describe('a seal', () => {
  const sealed = async () => {
    const from = depot()
    const { id, seal } = await from.playToEnd(await from.start(['human', 'conductor']))
    return { id, seal, record: await from.call('games.export', { id }) }
  }

  it('that is genuine is compared with the hash that came with the game', async () => {
    const { id, seal, record } = await sealed()
    const to = depot()
    expect(await send(to, JSON.stringify(record))).toMatchObject({ counts: { imported: 1 }, lines: [] })
    expect((await to.call('table.open', { id })).seal).toBe(seal)
    expect(await to.call('review.verify', { id })).toMatchObject({ seal: 'right' })
    expect((await to.call('games.export', { id })).seal).toEqual(record.seal)
  })

  it.each<[string, (record: GameRecord) => Partial<GameRecord>]>([
    ['of another game', (record) => ({ seal: { hash: '0'.repeat(64), nonce: record.seal?.nonce ?? '' } })],
    ['with another nonce', ({ seal }) => ({ seal: { hash: seal?.hash ?? '', nonce: 'forged' } })],
    [
      'with another seed of a computer',
      ({ seats }) => ({ seats: seats.map((seat) => (seat.seed ? { ...seat, seed: 'a better one' } : seat)) }),
    ],
  ])('%s stays on the game, and is told at import and at every check', async (_, change) => {
    const { id, record } = await sealed()
    const forged = { ...record, ...change(record) }
    const to = depot()
    const report = await send(to, JSON.stringify(forged))
    expect(report).toMatchObject({
      counts: { imported: 1 },
      lines: [{ id, fate: 'imported', why: { key: 'importSealBroken' } }],
    })
    expect((await to.call('table.open', { id })).seal).toBe(forged.seal?.hash)
    expect(await to.call('review.verify', { id })).toMatchObject({ seal: 'wrong', decisions: 0 })
    const again = await to.call('games.export', { id })
    expect(again.seal).toEqual(forged.seal)
  })

  it('that was never there is not made up', async () => {
    const { id, record } = await sealed()
    const { seal: _, ...bare } = record
    const to = depot()
    await send(to, JSON.stringify(bare))
    expect((await to.call('games.export', { id })).seal).toBeUndefined()
    expect(await to.call('review.verify', { id })).toMatchObject({ seal: 'none' })
  })
})

const cut = small.record.actions.slice(0, 20)
const illegal = [...small.record.actions.slice(0, 6), { seat: 1, do: 'build', card: 'D2' }]
it.each<[string, string, string, object]>([
  ['no JSON at all', 'Dear diary, nothing happened.\n', 'importNoRecord', { line: 1 }],
  ['a picture', '\u0000\u0001PNG\u0002', 'importNoRecord', { line: 1 }],
  ['JSON of something else', '{"hello":"world"}', 'importNoRecord', { line: 1 }],
  ['a broken record', '{"format":1,"game":"tennessee-central",}', 'importNotJson', { line: 1 }],
  ['a cut record', json().slice(0, 900), 'importCutOff', { line: 1 }],
  [
    'a forbidden key',
    json({ actions: [] }).replace('{"format"', '{"__proto__":{"x":1},"format"'),
    'fieldUnknown',
    {},
  ],
  [
    'a deep nest',
    `{"format":1,"game":"tennessee-central","options":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    'fieldDeep',
    {},
  ],
  ['a newer format', json({ format: 2 }), 'importNewerFormat', {}],
  ['newer rules', json({ rules: 99 }), 'importNewerRules', {}],
  ['an unknown game', json({ game: 'whist' }), 'unknownGame', {}],
  ['an unknown field', json({ cheat: true }), 'fieldUnknown', {}],
  ['a wrong option', json({ options: { locomotive: 'up' } }), 'fieldChoice', {}],
  [
    'a name that hides something',
    json({
      seats: [
        { name: 'A\u202eB', kind: 'human' },
        { name: 'B', kind: 'human' },
      ],
    }),
    'nameDirection',
    {},
  ],
  [
    'two people of one name',
    json({
      seats: [
        { name: 'Ada', kind: 'human' },
        { name: 'ADA', kind: 'human' },
      ],
    }),
    'sameName',
    {},
  ],
  ['a move against the rules', json({ actions: illegal }), 'importIllegal', {}],
  [
    'a result that is not its own',
    json({ meta: { result: { ...small.result, totals: [99, 1] } } }),
    'importOtherResult',
    {},
  ],
  [
    'an unfinished game',
    json({ actions: cut }),
    'importUnfinished',
    { fate: 'unfinished', people: ['Seat 1', 'Seat 2'] },
  ],
])('refuses %s and touches nothing', async (_, file, key, line) => {
  const to = depot()
  const report = await send(to, file, { size: 300 })
  expect(report.lines).toHaveLength(1)
  expect(report.lines[0]).toMatchObject({ fate: 'refused', ...line, why: { key } })
  expect(report.counts.imported).toBe(0)
  expect(await total(to)).toBe(0)
  expect(to.store.players()).toEqual([])
})

it('takes the good half of a damaged file and names the lines of the bad one', async () => {
  const [a, b, c] = FIXTURES.filter(([name]) => name.startsWith('tennessee')).map(([, { record }]) =>
    JSON.stringify(record),
  )
  const file = `[\n${a},\n${b?.slice(0, 700)}\n${c},\nrubbish,\n{"format":9,"game":"express"}\n]\n`
  const to = depot()
  const report = await send(to, file, { size: 333 })
  expect(report.counts).toEqual({ imported: 2, known: 0, unfinished: 0, refused: 3 })
  expect(report.lines.map(({ line, why }) => [line, why?.key])).toEqual([
    [3, 'importCutOff'],
    [5, 'importNoRecord'],
    [6, 'importNewerFormat'],
  ])
  expect(await total(to)).toBe(2)
})

it('reads a record that is written over many lines', async () => {
  const to = depot()
  const report = await send(to, JSON.stringify([small.record], null, 2), { size: 100 })
  expect(report.counts.imported).toBe(1)
})

it('does not let another game take the id of one that is there', async () => {
  const to = depot()
  await send(to, json({ meta: { id: 'mine' } }))
  const report = await send(to, json({ meta: { id: 'mine', abandoned: true }, actions: cut }))
  expect(report.lines).toMatchObject([{ fate: 'refused', why: { key: 'importOtherGame' } }])
  expect(to.store.game('mine')?.state).toBe('finished')
})

it('says that a deleted game is there, and where', async () => {
  const to = depot()
  await send(to, json({ meta: { id: 'mine' } }))
  await to.call('history.delete', { ids: ['mine'] })
  expect((await send(to, json({ meta: { id: 'mine' } }))).lines).toMatchObject([
    { why: { key: 'importDeleted' } },
  ])
})

it('takes a game in progress when everybody has agreed, and marks it', async () => {
  const to = depot()
  const file = `${json({ actions: cut })}\n${json()}\n`
  expect((await send(to, file)).counts).toEqual({ imported: 1, known: 0, unfinished: 1, refused: 0 })
  expect((await send(to, file, { agreed: ['Seat 1'] })).counts).toMatchObject({ imported: 0, unfinished: 1 })
  const report = await send(to, file, { agreed: ['Seat 1', 'Seat 2'] })
  expect(report.counts).toEqual({ imported: 1, known: 0, unfinished: 0, refused: 0 })
  const { games } = await to.call('history.search', {
    filter: { states: ['open'] },
    order: 'played',
    descending: true,
    limit: 5,
  })
  expect(games).toMatchObject([{ state: 'open', marks: { assisted: true }, actions: 20, imported: true }])
  const table = await to.call('table.open', { id: games[0]?.id ?? '' })
  expect(table.curtain?.seat).toBeDefined()
})

describe('when the rules have moved on', () => {
  const info = rulesOf('tennessee-central')?.info as { rulesVersion: number }
  beforeEach(() => void (info.rulesVersion = 2))
  afterEach(() => void (info.rulesVersion = 1))
  const lines = (report: ImportReport) => report.lines.map(({ fate, why }) => [fate, why?.key])

  it('a record that still replays is taken like any other', async () => {
    const to = depot()
    expect((await send(to, json({ meta: { id: 'old' } }))).counts.imported).toBe(1)
    expect((await to.call('replay.open', { id: 'old' })).outcome).toEqual(small.result)
  })

  it('one that does not keeps its result, and says that it no longer replays', async () => {
    const to = depot()
    const old = json({ actions: illegal, meta: { id: 'old', result: small.result } })
    expect(lines(await send(to, old))).toEqual([['imported', 'importKeptResult']])
    const query = { filter: {}, order: 'played', descending: true, limit: 5 } as const
    expect((await to.call('history.search', query)).games).toMatchObject([
      { id: 'old', state: 'finished', totals: small.result.totals, olderRules: true },
    ])
    expect(await to.refused('replay.open', { id: 'old' })).toEqual({
      key: 'olderRules',
      params: { version: 1 },
    })
    expect(to.store.result('old')).toEqual(small.result)
  })

  it('one that comes to another result today keeps its own', async () => {
    const to = depot()
    const result = { ...small.result, totals: small.result.totals.map((total) => total + 1) }
    expect(lines(await send(to, json({ meta: { id: 'old', result } })))).toEqual([
      ['imported', 'importKeptResult'],
    ])
    expect(await to.refused('replay.open', { id: 'old' })).toMatchObject({ key: 'olderRules' })
    expect(to.store.result('old')).toEqual(result)
  })

  it('without a result nothing of it can be kept', async () => {
    expect(lines(await send(depot(), json({ actions: illegal })))).toEqual([['refused', 'importOlderRules']])
  })
})

it('a file that was replaced by another is not gone on with', async () => {
  const to = depot()
  const { upload } = await to.call('import.begin', {})
  await to.call('import.begin', {})
  expect(await to.refused('import.part', { upload, text: '{' })).toEqual({ key: 'noUpload' })
})

it('writes results as CSV, one row a seat, with nothing a spreadsheet would carry out', async () => {
  const to = depot()
  const seats = [
    { name: '=SUM(A1)', kind: 'human' },
    { name: 'O"Neil, Pat', kind: 'human' },
  ]
  await send(to, json({ seats, meta: { id: 'x', finished: '2026-05-04T10:00:00Z', tags: ['club'] } }))
  const [head, first, second, rest] = (await fetchAll(to, 'csv')).split('\r\n')
  expect(head).toMatch(/^id,game,name,options,/)
  expect(first).toBe(
    `x,tennessee-central,,locomotive=top,1,2026-05-04T10:00:00.000Z,2026-05-04T10:00:00.000Z,finished,false,false,false,true,club,${small.record.actions.length},1,'=SUM(A1),human,1,44,0,2,${small.record.actions.filter((a) => a.seat === 0).length},0,0,0`,
  )
  expect(second).toContain('"O""Neil, Pat"')
  expect(rest).toBe('')
  // The same as spreadsheets read it where the comma is the decimal sign.
  const european = await fetchAll(to, 'csv-semicolon')
  expect(european.startsWith('\uFEFFid;game;name;options;')).toBe(true)
  expect(european.split('\r\n')[1]).toBe(first?.replaceAll(',', ';'))
})
