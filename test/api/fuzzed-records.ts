/**
 * Good records of all games, spoilt in one place or a few, and imported: each is refused by name, or every page goes on
 * answering. `npm run check:long` tries many more than the tests do.
 */
import fc, { type Arbitrary } from 'fast-check'
import { LONGEST_PART } from '#shared/contract/values.ts'
import type { HistoryCursor, ImportReport } from '#shared/contract/history.ts'
import type { Json } from '#shared/games/common.ts'
import { LANGUAGES } from '#shared/texts/languages.ts'
import { rulesOf } from '../../src-main/rules/games.ts'
import { seedRandom } from '../../src-main/rules/random.ts'
import type { GameRecord } from '#shared/record.ts'
import { recordAction } from '../../src-main/table/record.ts'
import { Depot } from '../support/depot.ts'
import { sqliteShelf } from '../support/stores.ts'

/** No page may take longer to answer. */
const MOST_MS = 2000
/** Spoilt records between two looks at every page. */
const BATCH = 20

/** A game played at random to its end, with everything a record can say. */
function played(id: string, options: Json, seats: number): GameRecord {
  const game = rulesOf(id)
  if (!game) throw new Error(`no rules of ${id}`)
  const random = seedRandom(`fuzz ${id}`)
  const whole = game.schemas.options.parse(options) as Json
  const state = game.setup({ options: whole, seats, seed: 'fuzz' })
  const actions: GameRecord['actions'][number][] = []
  for (let due = game.deciders(state); due.length > 0; due = game.deciders(state)) {
    const seat = due[0] ?? 0
    const action = game.randomAction(state, seat, random) as Json
    actions.push(recordAction({ seat, action, ms: 1200, hints: 1, takebacks: 2, iterations: 30 }))
    game.play(state, seat, action)
  }
  const result = game.outcome(state)
  return {
    ...{ format: 1, game: id, rules: game.info.rulesVersion, options: whole, seed: 'fuzz', actions },
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat}`, kind: 'human' as const })),
    meta: {
      ...{ id: `fuzz-${id}`, started: '2026-03-04T18:00:00.000Z', finished: '2026-03-04T19:00:00.000Z' },
      ...{
        application: '0.1.0',
        ai: 4,
        tags: ['club'],
        name: 'An evening',
        branchOf: { id: 'other', at: 3 },
      },
      ...(result && { result }),
    },
  }
}

/** Of rules that no longer replay, with a result that is kept. */
const kept: GameRecord = {
  ...{ format: 1, game: 'express-01', rules: 1, options: { board: 'usa' }, seed: 'of old' },
  seats: [
    { name: 'Player 0', kind: 'human' },
    { name: 'Player 1', kind: 'human' },
  ],
  actions: [{ seat: 1, do: 'vote', ms: 5 }],
  meta: {
    ...{ id: 'fuzz-kept', started: '2026-03-04T18:00:00.000Z', finished: '2026-03-04T19:00:00.000Z' },
    result: { places: [1, 2], totals: [31, 30], sheet: { capital: [31, 30] } },
  },
}

type Path = readonly (string | number)[]

/** Every place in a value, those of its lists at their ends only: there are hundreds of actions alike. */
function places(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const entries: (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((one, i) => [i, one] as const).filter(([i]) => i < 2 || i === value.length - 1)
    : Object.entries(value)
  return [...(path.length > 0 ? [path] : []), ...entries.flatMap(([key, one]) => places(one, [...path, key]))]
}

const deep = (levels: number): Json => Array.from({ length: levels }).reduce<Json>((inner) => [inner], 'deep')
/** As text: JSON can say numbers that no computer holds. */
const SPOILT: readonly string[] = [
  ...[
    'null',
    'true',
    '-1',
    '0',
    '1.5',
    '1e308',
    '-1e308',
    '1e999',
    '9007199254740993',
    '4294967296',
    '1e-300',
  ],
  ...['""', '" "', '"NaN"', '"1"', '[]', '{}', '[[]]', '{"x":1}', '{"__proto__":{"x":1}}', '{"toString":1}'],
  ...['"+275760-09-13T00:00:00.000Z"', '"-000001-01-01T00:00:00Z"', '"2026-02-30"', '"1969-12-31T23:59:59Z"'],
  ...['"9999-12-31T23:59:59.999Z"', '"1970-01-01"', '"\\ud800"', '"\\u0000"', '"a\\u202eb"', '"\\u200d"'],
  ...['"=1+1"', '"a\\"b,c\\r\\nd"', JSON.stringify('x'.repeat(30_000)), JSON.stringify(deep(19))],
  ...[JSON.stringify(deep(60)), JSON.stringify(Array(3000).fill(0)), '"🚂🚃"', '"A\\u0308"'],
]

interface Spoiling {
  readonly path: Path
  /** Absent: the place is taken out. */
  readonly to?: string
  /** A field more, beside what is there. */
  readonly extra?: boolean
}

const MARK = '\u0001spoilt\u0001'

function spoil(record: GameRecord, { path, to, extra }: Spoiling, nth: number): string {
  const copy = JSON.parse(JSON.stringify({ ...record, meta: { ...record.meta, id: `f-${nth}` } })) as Json
  let node = copy as Record<string, Json>
  for (const key of path.slice(0, -1)) node = node[key] as Record<string, Json>
  const last = path.at(-1) ?? ''
  if (extra) node[`${last}More`] = MARK
  else if (to === undefined && Array.isArray(node)) node.splice(Number(last), 1)
  else if (to === undefined) delete node[last]
  else node[last] = MARK
  return JSON.stringify(copy).replace(JSON.stringify(MARK), () => to ?? 'null')
}

const goodRecords = (): readonly GameRecord[] => [
  played('tennessee-central', { locomotive: 'top' }, 3),
  played('express', { match: 'hand' }, 2),
  played('express-01', { board: 'germany' }, 2),
  kept,
]

const spoilings = (record: GameRecord): Arbitrary<Spoiling> => {
  const all = places(record)
  return fc.record({
    path: fc.oneof(fc.constantFrom(...all), fc.constantFrom(...all.filter(([first]) => first !== 'actions'))),
    to: fc.option(fc.constantFrom(...SPOILT), { nil: undefined, freq: 8 }),
    extra: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  }) as Arbitrary<Spoiling>
}

async function take(to: Depot, text: string): Promise<ImportReport> {
  const { upload } = await to.call('import.begin', {})
  for (let at = 0; at < text.length; at += LONGEST_PART)
    await to.call('import.part', { upload, text: text.slice(at, at + LONGEST_PART) })
  return to.call('import.end', { upload })
}

/** Asks every page for everything; the longest wait, in milliseconds. */
export async function everyPage(of: Depot): Promise<number> {
  let longest = 0
  // What a backup waits for is the disk, whatever it writes: it is judged by the work it takes.
  const worked = (): number => process.cpuUsage().user / 1000
  const timed = async <T>(
    what: string,
    ask: () => Promise<T>,
    clock = () => performance.now(),
  ): Promise<T> => {
    const began = clock()
    const answer = await ask()
    const took = clock() - began
    if (took > MOST_MS) throw new Error(`${what} took ${Math.round(took)} ms`)
    longest = Math.max(longest, took)
    return answer
  }
  const marks = ['assisted', 'seeded', 'branch', 'imported'] as const
  const players = await timed('players.list', () => of.call('players.list', {}))
  for (const filter of [{}, ...marks.map((mark) => ({ marks: { [mark]: true } }))])
    for (const who of [{}, { player: players[0]?.id ?? 1 }])
      await timed('statistics', () => of.call('statistics.read', { filter, ...who }))
  for (const order of ['played', 'game', 'length', 'total', 'margin'] as const)
    for (const descending of [true, false]) {
      let after: HistoryCursor | undefined
      let pages = 0
      do {
        const query = { filter: {}, order, descending, limit: 20, ...(after && { after }) }
        after = (await timed(`history by ${order}`, () => of.call('history.search', query))).next
        if (++pages > 1000) throw new Error(`history by ${order} has no end`)
      } while (after)
    }
  for (const form of ['csv', 'json'] as const) {
    let after: HistoryCursor | undefined
    do {
      const query = { selection: { filter: {} }, form, ...(after && { after }) }
      after = (await timed(`export as ${form}`, () => of.call('history.export', query))).next
    } while (after)
  }
  await timed('history.choices', () => of.call('history.choices', {}))
  await timed('backups.make', () => of.call('backups.make', {}), worked)
  await timed('backups.list', () => of.call('backups.list', {}))
  return longest
}

export interface FuzzFigures {
  readonly tried: number
  readonly refused: number
  readonly taken: number
  /** The longest wait for any page, in milliseconds. */
  readonly longest: number
}

/** Throws at the first record that is neither refused by name nor leaves every page answering. */
export async function fuzzRecords(count: number, seed: number): Promise<FuzzFigures> {
  const shelf = sqliteShelf()
  const depot = new Depot(shelf.store)
  const records = goodRecords()
  const perRecord = Math.ceil(count / records.length)
  let [tried, refused, taken, longest] = [0, 0, 0, 0]
  try {
    for (const record of records)
      for (const spoiling of fc.sample(spoilings(record), { numRuns: perRecord, seed })) {
        const text = spoil(record, spoiling, tried++)
        const about = () => `${record.game} ${JSON.stringify(spoiling).slice(0, 200)}`
        const { counts, lines } = await take(depot, text)
        const told = counts.refused + counts.unfinished
        if (told + counts.imported + counts.known !== 1) throw new Error(`${about()}: not told once`)
        if (told === 1 && !saysWhy(lines)) throw new Error(`${about()}: ${JSON.stringify(lines)}`)
        refused += told
        taken += counts.imported
        if (tried % BATCH === 0 || (counts.imported > 0 && tried % 5 === 0))
          longest = Math.max(longest, await everyPage(depot))
        if (depot.reported.length > 0) throw new Error(`${about()}: ${String(depot.reported[0])}`)
      }
    longest = Math.max(longest, await everyPage(depot))
    return { tried, refused, taken, longest: Math.round(longest) }
  } finally {
    depot.api.close()
    shelf.clear()
  }
}

/** One line with a sentence in both languages. */
function saysWhy(lines: ImportReport['lines']): boolean {
  const key = lines.length === 1 ? lines[0]?.why?.key : undefined
  return key !== undefined && Object.values(LANGUAGES).every(({ errors }) => Object.hasOwn(errors, key))
}
