/** Numbers, dates and texts beyond what the field can be: refused by name, and their neighbours taken in. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { ImportReport } from '#shared/contract/history.ts'
import { isoTime, lengthOf } from '#shared/bounds.ts'
import { personName, seedText } from '#shared/contract/common.ts'
import type { Json } from '#shared/games/common.ts'
import type { GameRecord } from '#shared/record.ts'
import { LANGUAGES } from '#shared/texts/languages.ts'
import { Depot, newGame } from '../support/depot.ts'
import { sqliteShelf } from '../support/stores.ts'

function depot(): Depot {
  const shelf = sqliteShelf()
  onTestFinished(() => shelf.clear())
  return new Depot(shelf.store)
}

async function send(to: Depot, file: string): Promise<ImportReport> {
  const { upload } = await to.call('import.begin', {})
  await to.call('import.part', { upload, text: file })
  return to.call('import.end', { upload })
}

const path = join(import.meta.dirname, '../fixtures/records/tennessee-central-3-seats-top.json')
const { record } = JSON.parse(readFileSync(path, 'utf8')) as { record: GameRecord }
/** The record with an id of its own, and what is changed. */
const named = (id: string, change: object = {}, meta: object = {}): string =>
  JSON.stringify({ ...record, ...change, meta: { ...record.meta, id, ...meta } })
/** A game of rules that no longer replay, with a result to be kept. */
const kept = (change: object, result: object = {}): string =>
  JSON.stringify({
    ...{ format: 1, game: 'express-01', rules: 1, seed: 'long ago' },
    options: { board: 'usa', length: 'short', blackEngineShare: 'any-payment' },
    seats: ['Cleo', 'Dov', 'Eva'].map((name) => ({ name, kind: 'human' })),
    actions: [{ seat: 0, do: 'vote' }],
    ...change,
    meta: { id: 'old', result: { places: [2, 1, 2], totals: [30, 41, 30], sheet: {}, ...result } },
  })

/** Every page that counts, lists or writes out games. */
async function everyPage(of: Depot): Promise<void> {
  await of.call('statistics.read', { filter: {} })
  for (const { id } of of.store.players()) await of.call('statistics.read', { filter: {}, player: id })
  for (const order of ['played', 'game', 'length', 'total', 'margin'] as const)
    await of.call('history.search', { filter: {}, order, descending: true, limit: 50 })
  for (const form of ['csv', 'json'] as const)
    await of.call('history.export', { selection: { filter: {} }, form })
}

const slow = record.actions.map((action, i) => (i === 2 ? { ...action, ms: 1e300 } : action))
it.each<[string, string, string, string]>([
  [
    'a last day after all days',
    named('x', {}, { finished: '+123456-01-01T00:00:00Z' }),
    'fieldTime',
    'meta.finished',
  ],
  [
    'a day that is in no calendar',
    named('x', {}, { started: '2026-02-30T10:00:00Z' }),
    'fieldTime',
    'meta.started',
  ],
  ['a day before the first', named('x', {}, { started: '1871-05-06' }), 'fieldTime', 'meta.started'],
  ['a decision longer than any year', named('x', { actions: slow }), 'fieldBig', 'actions[2].ms'],
  ['half a character', named('x', { seed: 'a\ud800b' }), 'fieldHalf', 'seed'],
  [
    'a tag that turns the line',
    named('x', {}, { tags: ['club', 'a\u2066b'] }),
    'nameDirection',
    'meta.tags[1]',
  ],
  ['rules that are no whole number', named('x', { rules: 0.5 }), 'fieldNoWhole', 'rules'],
  [
    'a hidden name',
    named('x', { seats: record.seats.map((seat) => ({ ...seat, name: '\u200d' })) }),
    'nameInvisible',
    'seats[0].name',
  ],
  ['kept options that are nothing', kept({ options: null }), 'fieldNoObject', 'options'],
  [
    'a kept option nobody knows',
    kept({ options: { board: 'usa', weather: 'fog' } }),
    'fieldUnknown',
    'options.weather',
  ],
  [
    'a kept total no computer counts',
    kept({}, { totals: [1e308, -1e308, 0] }),
    'fieldBig',
    'meta.result.totals[0]',
  ],
  [
    'a kept total no game scores',
    kept({}, { totals: [30, 99_999, 30] }),
    'fieldTotal',
    'meta.result.totals[1]',
  ],
  ['kept places nobody holds', kept({}, { places: [3, 1, 3] }), 'fieldPlaces', 'meta.result.places'],
  ['a kept winner with less', kept({}, { places: [1, 2, 2] }), 'fieldPlaces', 'meta.result.places'],
  ['a kept action of nobody', kept({ actions: [{ seat: 3, do: 'vote' }] }), 'fieldBig', 'actions[0].seat'],
])('%s is refused by name, once, and its neighbours come in', async (_, bad, key, where) => {
  const to = depot()
  const report = await send(to, [named('before'), bad, named('after', { seed: record.seed })].join('\n'))
  expect(report.counts).toEqual({ imported: 2, known: 0, unfinished: 0, refused: 1 })
  expect(report.lines).toEqual([expect.objectContaining({ line: 2, fate: 'refused' })])
  expect(report.lines[0]?.why).toMatchObject({ key, params: { where } })
  for (const { errors } of Object.values(LANGUAGES)) expect(errors).toHaveProperty(key)
  await everyPage(to)
})

it('a record that no longer replays is kept with a result that can be', async () => {
  const to = depot()
  expect(await send(to, kept({}))).toMatchObject({ counts: { imported: 1, refused: 0 } })
  const { total, withoutMoves } = await to.call('statistics.read', { filter: {} })
  expect(total.games).toBe(1)
  expect(withoutMoves).toEqual({ games: 1, named: [{ id: 'old', game: 'express-01', why: 'rules' }] })
  await everyPage(to)
})

it.each(['', '\n \n', '[]', '\ufeff'])('a file of nothing (%j) has its line', async (file) => {
  const report = await send(depot(), file)
  expect(report.lines).toEqual([{ line: 1, fate: 'refused', why: { key: 'importEmpty' } }])
})

it('what the store cannot take leaves its neighbours in peace', async () => {
  const to = depot()
  const adopt = to.store.past.adopt.bind(to.store.past)
  to.store.past.adopt = (games) => {
    if (games.some(({ id }) => id === 'bad')) throw new Error('out of range')
    return adopt(games)
  }
  const report = await send(to, [named('one'), named('bad'), named('two')].join('\n'))
  expect(report.counts).toMatchObject({ imported: 2, refused: 1 })
  expect(report.lines).toEqual([
    expect.objectContaining({
      line: 2,
      id: 'bad',
      why: { key: 'importNotKept', params: { reason: 'out of range' } },
    }),
  ])
})

describe('another game under an id that is taken', () => {
  const given = (id: string, seed: string) => named(id, { seed, actions: [] }, { abandoned: true })
  const other = { fate: 'refused', why: { key: 'importOtherGame' } }

  it('is refused in one file', async () => {
    const report = await send(depot(), [given('club', 'spring'), given('club', 'autumn')].join('\n'))
    expect(report.counts).toMatchObject({ imported: 1, known: 0, refused: 1 })
    expect(report.lines).toEqual([expect.objectContaining({ line: 2, ...other })])
  })
  it('is refused in another file', async () => {
    const to = depot()
    await send(to, given('club', 'spring'))
    expect((await send(to, given('club', 'autumn'))).lines).toEqual([expect.objectContaining(other)])
    expect((await send(to, given('club', 'spring'))).counts).toMatchObject({ known: 1, refused: 0 })
    const options = { locomotive: 'own' }
    const changed = named('club', { seed: 'spring', options, actions: [] }, { abandoned: true })
    expect((await send(to, changed)).lines).toEqual([expect.objectContaining(other)])
  })
  it('is refused among deleted games', async () => {
    const to = depot()
    await send(to, given('club', 'spring'))
    await to.call('history.delete', { ids: ['club'] })
    expect((await send(to, given('club', 'autumn'))).lines).toEqual([expect.objectContaining(other)])
  })
  it('with another result is another game', async () => {
    const to = depot()
    await send(to, kept({}))
    expect((await send(to, kept({}))).counts).toMatchObject({ known: 1 })
    expect((await send(to, kept({}, { totals: [30, 42, 30] }))).lines).toEqual([
      expect.objectContaining(other),
    ])
  })
})

describe('names', () => {
  it.each(['\u0645\u06cc\u200c\u0631\u0627', '\u0915\u094d\u200d\u0937', '👩‍👩‍👧‍👦', 'Zoë', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 Jo', '❤️'])(
    '%s is one',
    async (name) => {
      const to = depot()
      const setup = newGame(['human', 'conductor'])
      const seats = setup.seats.map((seat, i) => (i === 0 ? { ...seat, name } : seat))
      const { id } = await to.call('games.create', { ...setup, seats })
      expect(to.store.game(id)?.seats[0]?.name).toBe(name.normalize('NFC'))
    },
  )
  it.each([
    ['a\u0007b', 'nameControl', 'U+0007'],
    ['a\u202eb', 'nameDirection', 'U+202E'],
    ['a\u2069b', 'nameDirection', 'U+2069'],
    ['a\ud83db', 'nameHalf', 'U+D83D'],
    ['a\u00adb', 'nameSign', 'U+00AD'],
    ['\u200d\u200c', 'nameInvisible', undefined],
    ['\u3164', 'nameInvisible', undefined],
    ['x'.repeat(41), 'textLong', undefined],
  ])('%j is none, and it is said why', async (name, key, sign) => {
    const setup = newGame(['human', 'conductor'])
    const seats = setup.seats.map((seat, i) => (i === 0 ? { ...seat, name } : seat))
    const error = await depot().refused('games.create', { ...setup, seats })
    expect(error).toMatchObject({ key, ...(sign !== undefined && { params: { sign } }) })
  })
  it('forty characters are counted as people write them down, one by one', () => {
    expect(personName.safeParse('🚂'.repeat(40)).success).toBe(true)
    expect(personName.safeParse('🚂'.repeat(41)).success).toBe(false)
    expect(lengthOf('🚂🚃')).toBe(2)
  })
})

it('one seed written in two ways deals the same cards', async () => {
  const [composed, apart] = ['\u00dcberland', 'U\u0308berland'] as const
  const to = depot()
  const seeds = await Promise.all(
    [composed, apart].map(async (seed) => {
      const { id } = await to.call('games.create', newGame(['human', 'conductor'], { seed }))
      return to.store.game(id)?.seed
    }),
  )
  expect(seeds).toEqual([composed, composed])
  expect(seedText.safeParse(' \u00a0').success).toBe(false)
})

it('a seed that is kept already stays as it is', async () => {
  const to = depot()
  const seed = 'U\u0308berland'
  await send(to, named('kept', { seed, actions: [] }, { abandoned: true }))
  expect(to.store.game('kept')?.seed).toBe(seed)
})

it('tags and names of games have one form too', async () => {
  const to = depot()
  await send(to, named('one', {}, { tags: [] }))
  await to.call('history.tag', { ids: ['one'], add: ['Cafe\u0301'], remove: [] })
  await to.call('history.name', { id: 'one', name: 'Soire\u0301e' })
  const [row] = to.store.past.rows(['one'])
  expect([row?.name, ...(row?.tags ?? [])]).toEqual(['Soir\u00e9e', 'Caf\u00e9'])
  await to.call('history.tag', { ids: ['one'], add: [], remove: ['Cafe\u0301'] })
  expect(to.store.past.rows(['one'])[0]?.tags).toBeUndefined()
})

it.each<[string, string | undefined]>([
  ['2026-11-30T21:46:47.715Z', '2026-11-30T21:46:47.715Z'],
  ['1970-01-01', '1970-01-01T00:00:00.000Z'],
  ['2024-02-29T23:00:00+01:00', '2024-02-29T22:00:00.000Z'],
  ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ['9999-12-31T23:59:59-01:00', undefined],
  ['1969-12-31T23:59:59Z', undefined],
  ['2025-02-29', undefined],
  ['2025-13-01', undefined],
  ['2025-01-01T25:00:00Z', undefined],
  ['yesterday', undefined],
  ['0', undefined],
])('the date %s', (text, moment) => expect(isoTime(text)).toBe(moment))

it.each<[string, string, Json]>([
  ['a page before the first', 'games.list', { states: ['open'], offset: -1, limit: 10 }],
  ['a page of nothing', 'games.list', { states: ['open'], offset: 0, limit: 0 }],
  ['half a page', 'history.search', { filter: {}, order: 'played', descending: true, limit: 1.5 }],
  [
    'a year of five digits',
    'history.search',
    { filter: { from: '+12026-01-01T00:00:00Z' }, order: 'played', descending: true, limit: 5 },
  ],
  ['a year before the first', 'statistics.read', { filter: { until: '0001-01-01T00:00:00Z' } }],
  ['a longest time of no time', 'settings.set', { thinkingMs: 0 }],
  ['a size nobody sees', 'settings.set', { scale: 1 }],
  ['a step before the first', 'replay.at', { id: 'x', at: -1, viewer: 'public' }],
  ['half a backup', 'backups.restore', { number: 0.5 }],
])('%s is not asked for', async (_, name, input) => {
  expect(await depot().api.handle(name, input)).toMatchObject({ ok: false, error: { key: 'badRequest' } })
})
