import { expect, test } from 'vitest'
import type { HistoryFilter, HistoryOrder } from '#shared/contract/history.ts'
import type { WholeGame } from '../../src-main/store/adopt.ts'
import { openStore } from '../../src-main/store/open.ts'
import type { Store } from '../../src-main/store/store.ts'
import { action, clock, DAY, folder, newGame, open, outcome, played, START, thrown } from './support.ts'

type Seat = WholeGame['seats'][number]
const human = (name: string): Seat => ({ name, kind: 'human', livery: 'plum' })
const computer = (kind: Seat['kind']): Seat => ({ name: kind, kind, livery: 'teal', botSeed: 'b' })

const day = (n: number) => new Date(Date.UTC(2026, 0, n)).toISOString()

/** A finished game of seat 0 against seat 1, its id telling what it is. */
const whole = (
  id: string,
  change: Partial<WholeGame> = {},
  totals = [10, 7],
  places = [1, 2],
): WholeGame => ({
  id,
  game: 'tennessee-central',
  rules: 1,
  options: { locomotive: 'top' },
  seats: [human('Ada'), computer('director')],
  seed: 's',
  nonce: 'n',
  state: 'finished',
  assisted: false,
  seeded: false,
  imported: false,
  tags: [],
  finished: day(1),
  actions: [action(0), action(1)],
  result: { places, totals, sheet: null },
  ...change,
})

const GAMES: readonly WholeGame[] = [
  whole('won', { finished: day(1), name: 'Größte Partie' }),
  whole('lost', { finished: day(2), tags: ['Club', 'Rainy day'] }, [3, 30], [2, 1]),
  whole(
    'shared',
    { finished: day(3), seats: [human('Ada'), human('Björn')], tags: ['club'] },
    [5, 5],
    [1, 1],
  ),
  whole('express', {
    finished: day(4),
    game: 'express',
    options: { match: 'hand', partners: false },
    seats: [computer('apprentice'), human('Björn'), computer('engineer')],
    actions: [action(0), action(1), action(2)],
    assisted: true,
    seeded: true,
    result: { places: [3, 1, 2], totals: [1, 40, 12], sheet: null },
  }),
  whole('given-up', { state: 'abandoned', updated: day(5), imported: true }),
  whole('branch', { finished: day(6), branchOf: { id: 'won', at: 1 }, options: { locomotive: 'own' } }),
]

function withGames(games = GAMES): Store {
  const store = open(folder())
  store.past.adopt(
    games.map(({ result, ...rest }) =>
      rest.state === 'abandoned' ? rest : { ...rest, ...(result && { result }) },
    ),
  )
  return store
}

const ids = (store: Store, filter: HistoryFilter, order: HistoryOrder = 'played', descending = false) =>
  store.past.search({ filter, order, descending, limit: 50 }).games.map((game) => game.id)

test.each<[string, HistoryFilter, string[]]>([
  ['everything that has ended', {}, ['won', 'lost', 'shared', 'express', 'given-up', 'branch']],
  ['a game', { games: ['express'] }, ['express']],
  ['a state', { states: ['abandoned'] }, ['given-up']],
  [
    'an option of a game',
    { variants: [{ game: 'tennessee-central', option: 'locomotive', value: 'own' }] },
    ['branch'],
  ],
  [
    'an option that is true or false',
    { variants: [{ game: 'express', option: 'partners', value: false }] },
    ['express'],
  ],
  ['a number of seats', { seats: [3] }, ['express']],
  ['a player', { players: [2] }, ['shared', 'express']],
  ['two players at one table', { players: [1, 2] }, ['shared']],
  ['a level', { levels: ['engineer', 'apprentice'] }, ['express']],
  ['several people', { levels: ['human'] }, ['shared']],
  ['dates', { from: day(2), until: day(4) }, ['lost', 'shared']],
  ['wins', { results: ['won'] }, ['won', 'express', 'branch']],
  ['wins of a player', { results: ['won'], players: [2] }, ['express']],
  ['shared wins', { results: ['shared'] }, ['shared']],
  ['defeats, and shared wins too', { results: ['lost', 'shared'] }, ['lost', 'shared']],
  ['assisted', { marks: { assisted: true } }, ['express']],
  [
    'not assisted, not a branch',
    { marks: { assisted: false, branch: false } },
    ['won', 'lost', 'shared', 'given-up'],
  ],
  ['imported', { marks: { imported: true } }, ['given-up']],
  ['a tag, whatever its capitals', { tags: ['CLUB'] }, ['lost', 'shared']],
  ['two tags', { tags: ['club', 'rainy day'] }, ['lost']],
  ['part of a game’s name, whatever its capitals', { text: 'GRÖSSTE' }, ['won']],
  ['part of a player’s name, whatever its capitals', { text: 'BJÖ' }, ['shared', 'express']],
  ['part of a computer’s name', { text: 'appren' }, ['express']],
  ['part of a tag', { text: 'rain' }, ['lost']],
  ['signs of a pattern as they are', { text: '%' }, []],
  [
    'several conditions at once',
    { games: ['tennessee-central'], results: ['won'], marks: { branch: false } },
    ['won'],
  ],
])('finds games by %s', (_, filter, found) => {
  expect(ids(withGames(), filter)).toEqual(found)
})

test('sorts by every order, both ways', () => {
  const store = withGames()
  expect(ids(store, {}, 'played', true)).toEqual(['branch', 'given-up', 'express', 'shared', 'lost', 'won'])
  expect(ids(store, {}, 'game')[0]).toBe('express')
  expect(ids(store, {}, 'length', true)[0]).toBe('express')
  expect(ids(store, {}, 'total', true).slice(0, 2)).toEqual(['express', 'lost'])
  expect(ids(store, {}, 'margin', true).slice(0, 2)).toEqual(['express', 'lost'])
})

test.each<[HistoryOrder, boolean]>([
  ['played', true],
  ['played', false],
  ['margin', true],
  ['length', false],
])('pages follow each other without a gap: by %s, descending %s', (order, descending) => {
  const store = withGames()
  const all = ids(store, {}, order, descending)
  const paged: string[] = []
  let after: { key: string | number; number: number } | undefined
  do {
    const page = store.past.search({ filter: {}, order, descending, limit: 2, ...(after && { after }) })
    expect(page.total).toBe(6)
    paged.push(...page.games.map((game) => game.id))
    after = page.next
  } while (after)
  expect(paged).toEqual(all)
  const jump = store.past.search({ filter: {}, order, descending, limit: 2, skip: 3 })
  expect(jump.games.map((game) => game.id)).toEqual(all.slice(3, 5))
})

test('rows carry name, tags, result and marks', () => {
  const [row] = withGames().past.search({
    filter: { text: 'rain' },
    order: 'played',
    descending: true,
    limit: 1,
  }).games
  expect(row).toMatchObject({ tags: ['Club', 'Rainy day'], result: { places: [2, 1], totals: [3, 30] } })
})

test('says what there is to choose from', () => {
  expect(withGames().past.choices()).toEqual({
    games: [
      { value: 'express', games: 1 },
      { value: 'tennessee-central', games: 5 },
    ],
    tags: [
      { value: 'Club', games: 2 },
      { value: 'Rainy day', games: 1 },
    ],
    players: [
      { value: 1, name: 'Ada', games: 5 },
      { value: 2, name: 'Björn', games: 2 },
    ],
    deleted: 0,
  })
})

test('the history and its first page are read in an index, not sorted', () => {
  const dir = folder()
  const store = open(dir)
  store.past.adopt(GAMES)
  const plans = store.past.plan({ filter: {}, order: 'played', descending: true, limit: 50 })
  expect(plans.join('\n')).toMatch(/USING (COVERING )?INDEX games_by_end/)
  expect(plans.join('\n')).not.toMatch(/TEMP B-TREE/)
})

test('names and tags are set, changed and taken away', () => {
  const store = withGames()
  const row = () => store.past.rows(['won'])[0]
  store.past.name('won', '  An  evening ')
  store.past.tag(['won', 'lost'], ['Fun'], ['club'])
  expect(row()).toMatchObject({ name: 'An evening', tags: ['Fun'] })
  expect(store.past.rows(['lost'])[0]?.tags).toEqual(['Fun', 'Rainy day'])
  store.past.name('won', '')
  store.past.tag(['won'], ['FUN'], [])
  expect(row()?.name).toBeUndefined()
  expect(row()?.tags).toEqual(['FUN'])
})

test.each<[string, (store: Store) => void, string]>([
  ['an unknown game', (store) => store.past.tag(['won', 'nowhere'], ['x'], []), 'store.noGame'],
  ['an empty tag', (store) => store.past.tag(['won'], [' '], []), 'store.tagEmpty'],
  ['a long tag', (store) => store.past.tag(['won'], ['x'.repeat(41)], []), 'store.tagLong'],
  [
    'too many tags',
    (store) =>
      store.past.tag(
        ['won'],
        Array.from({ length: 21 }, (_, i) => `t${i}`),
        [],
      ),
    'store.tagsMany',
  ],
  ['a long name', (store) => store.past.name('won', 'x'.repeat(81)), 'store.gameNameLong'],
  ['an id that is taken', (store) => void store.past.adopt([whole('new'), whole('won')]), 'store.idTaken'],
])('refuses %s and changes nothing', (_, change, key) => {
  const store = withGames()
  const before = store.past.search({ filter: {}, order: 'played', descending: true, limit: 50 })
  expect(thrown(() => change(store))).toMatchObject({ key })
  expect(store.past.search({ filter: {}, order: 'played', descending: true, limit: 50 })).toEqual(before)
})

test('a deleted game is hidden everywhere and can be brought back', () => {
  const store = withGames()
  store.past.delete(['won', 'lost'])
  expect(ids(store, {})).not.toContain('won')
  expect(ids(store, { deleted: true })).toEqual(['won', 'lost'])
  expect(store.list({ states: ['finished', 'abandoned'], offset: 0, limit: 50 }).total).toBe(4)
  expect(store.players()[0]).toMatchObject({ name: 'Ada', games: 3 })
  expect(store.past.choices()).toMatchObject({ deleted: 2, tags: [{ value: 'club', games: 1 }] })
  expect(store.game('won')?.deleted).toBeDefined()
  store.past.restore(['won'])
  expect(ids(store, {})).toContain('won')
  expect(store.result('won')).toMatchObject({ totals: [10, 7] })
})

test('a month after its deletion a game goes for good, its branches stay', () => {
  const dir = folder()
  const store = open(dir)
  store.past.adopt(GAMES)
  store.past.delete(['won'])
  store.close()
  openStore({ dir, now: clock(START + 29 * DAY).now }).close()
  const month = open(dir, { now: clock(START + 29 * DAY).now })
  expect(month.game('won')).toBeDefined()
  month.close()
  const later = open(dir, { now: clock(START + 31 * DAY).now })
  expect(later.game('won')).toBeUndefined()
  expect(later.game('branch')).toMatchObject({ branchOf: { id: 'won', at: 1 }, marks: { branch: true } })
})

test('a scored game has margins and what was spent on it', () => {
  const store = open(folder())
  const id = played(store, 6)
  store.finish(id, outcome)
  expect(store.past.scores(id)).toEqual([
    { seat: 0, place: 2, total: 17, margin: -4.5, decisions: 3, ms: 306, hints: 3, takebacks: 0 },
    { seat: 1, place: 1, total: 21.5, margin: 4.5, decisions: 3, ms: 309, hints: 3, takebacks: 3 },
  ])
})

test('an adopted game comes back as it went in', () => {
  const store = open(folder())
  const game = whole('x', {
    deal: { start: 0 },
    reseeds: [{ at: 1, seed: 'fresh' }],
    ai: 3,
    started: day(1),
    updated: day(2),
    finished: day(2),
  })
  expect(store.past.adopt([game])).toEqual(['x'])
  expect(store.game('x')).toMatchObject({
    deal: { start: 0 },
    reseeds: [{ at: 1, seed: 'fresh' }],
    ai: 3,
    started: day(1),
    finished: day(2),
  })
  expect(store.timeline('x')).toEqual({ actions: game.actions, redo: [] })
  const [fresh] = store.past.adopt([{ ...whole('y'), id: undefined } as unknown as WholeGame])
  expect(store.game(fresh ?? '')?.seats[0]).toMatchObject({ name: 'Ada', player: 1 })
  expect(newGame().game).toBe('tennessee-central')
})
