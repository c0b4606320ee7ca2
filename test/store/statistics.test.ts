import { describe, expect, test } from 'vitest'
import type { HistoryFilter } from '#shared/contract/history.ts'
import type { Statistics, StatisticsQuery, Tally } from '#shared/contract/statistics.ts'
import type { WholeGame } from '../../src-main/store/adopt.ts'
import type { Store } from '../../src-main/store/store.ts'
import { binWidth } from '../../src-main/store/statistics-spreads.ts'
import type { Duel } from '../../src-main/store/statistics.ts'
import type { StoredAction } from '../../src-main/store/store.ts'
import { ratingsOf } from '../../src-main/statistics/desk.ts'
import { folder, open } from './support.ts'

type Seat = WholeGame['seats'][number]
const human = (name: string): Seat => ({ name, kind: 'human', livery: 'plum' })
const computer = (kind: Seat['kind']): Seat => ({ name: kind, kind, livery: 'teal', botSeed: 'b' })
const day = (n: number): string => new Date(Date.UTC(2026, 0, n)).toISOString()
const act = (seat: number, what: string, ms: number): StoredAction => ({
  ...{ seat, action: { do: what }, ms, hints: seat === 0 ? 1 : 0, takebacks: 0 },
})

const whole = (
  id: string,
  places: readonly number[],
  totals: readonly number[],
  change: Partial<WholeGame> = {},
) =>
  ({
    ...{ id, game: 'tennessee-central', rules: 1, options: { locomotive: 'top' } },
    seats: [human('Ada'), computer('director'), computer('director')].slice(0, places.length),
    ...{
      seed: 's',
      nonce: 'n',
      state: 'finished',
      assisted: false,
      seeded: false,
      imported: false,
      tags: [],
    },
    finished: day(1),
    actions: [act(0, 'bid', 100), act(1, 'bid', 10), act(0, 'build', 300)],
    result: { places, totals, sheet: null },
    ...change,
  }) satisfies WholeGame

const GAMES: readonly WholeGame[] = [
  whole('a', [1, 2, 3], [30, 20, 10]),
  whole('b', [1, 1, 3], [25, 25, 10], { finished: day(2) }),
  whole('c', [2, 1], [5, 30], { finished: day(3), options: { locomotive: 'own' } }),
  whole('d', [1, 2], [41, 7], {
    finished: day(40),
    seats: [human('Ada'), human('Björn')],
    actions: [act(1, 'build', 50), act(0, 'invest', 70)],
  }),
  whole('assisted', [1, 2], [90, 1], { finished: day(41), assisted: true }),
  whole('given-up', [], [], {
    ...{
      state: 'abandoned',
      finished: day(42),
      updated: day(42),
      seats: [human('Ada'), computer('engineer')],
    },
  }),
]
function household(): Store {
  const store = open(folder())
  store.past.adopt(
    GAMES.map(({ result, ...game }) => (game.state === 'finished' && result ? { ...game, result } : game)),
  )
  return store
}
const RATED: HistoryFilter = { marks: { assisted: false, seeded: false, branch: false, imported: false } }
const ada = (filter: HistoryFilter = RATED): StatisticsQuery => ({ filter, player: 1 })
const count = (store: Store, query: StatisticsQuery) => store.figures.statistics(query, () => [])
const read = (query: StatisticsQuery) => count(household(), query)
function duelsOf(query: StatisticsQuery): readonly Duel[] {
  let given: readonly Duel[] = []
  household().figures.statistics(query, (duels) => {
    given = duels
    return []
  })
  return given
}
const by = (tallies: readonly Tally[]) => Object.fromEntries(tallies.map((one) => [one.key, one]))

describe('the results of a person', () => {
  test('are added up, a shared victory as its share', () => {
    expect(read(ada()).total).toMatchObject({
      ...{ games: 4, results: 4, wins: 2, shared: 1, share: 2.5, places: [3, 1] },
      ...{ decisions: 7, ms: 1270, hints: 7, takebacks: 0 },
    })
    expect(read(ada()).total.even).toBeCloseTo(2 / 3 + 1)
  })

  test('leave out what is not rated, and say how much that is', () => {
    const { leftOut } = read(ada())
    expect(leftOut.filter(({ games }) => games > 0)).toMatchObject([
      { why: 'assisted', games: 1 },
      { why: 'abandoned', games: 1 },
    ])
    expect(read(ada({ marks: { assisted: true } })).total).toMatchObject({ games: 1, wins: 1 })
  })

  test('are told apart by game, seats, level, opponent, month, option and who opened', () => {
    const { tallies } = read(ada())
    expect(by(tallies.game)).toMatchObject({ 'tennessee-central': { games: 4 } })
    expect(by(tallies.seats)).toMatchObject({ 2: { games: 2, wins: 1 }, 3: { games: 2, share: 1.5 } })
    expect(by(tallies.level)).toMatchObject({ director: { games: 3, results: 3, wins: 1 } })
    expect(tallies.opponent).toMatchObject([{ key: 2, name: 'Björn', games: 1, wins: 1 }])
    expect(by(tallies.month)).toMatchObject({ '2026-01': { games: 3 }, '2026-02': { games: 1 } })
    expect(tallies.variant).toMatchObject([
      { key: 'own', game: 'tennessee-central', option: 'locomotive', games: 1, wins: 0 },
      { key: 'top', games: 3 },
    ])
    expect(by(tallies.opened)).toMatchObject({ 0: { games: 1 }, 1: { games: 3 } })
  })

  test('every line leads to the very games it counts', () => {
    const store = household()
    const { tallies, total, streaks, leftOut } = count(store, ada())
    const found = (filter: HistoryFilter) =>
      store.past.search({ filter, order: 'played', descending: true, limit: 10 }).total
    const { opened: _, ...linked } = tallies
    for (const line of [total, ...Object.values(linked).flat(), ...streaks, ...leftOut])
      expect(found(line.filter), JSON.stringify(line)).toBe(line.games)
  })

  test('totals and margins are laid out in bins that hold them all', () => {
    const { totals, margins } = read(ada())
    expect(totals).toMatchObject([{ results: 4, least: 5, most: 41, mean: 25.25, middle: 27.5 }])
    expect(totals[0]?.bins.reduce((sum, n) => sum + n, 0)).toBe(4)
    expect(margins).toMatchObject([{ least: -25, most: 34 }])
    expect(margins[0]?.from).toBeLessThanOrEqual(-25)
  })

  test('streaks and extremes', () => {
    const { streaks, extremes } = read(ada())
    expect(streaks).toMatchObject([
      { kind: 'won', games: 2, name: 'Ada', filter: { from: day(1) } },
      { kind: 'lost', games: 1, filter: { from: day(3) } },
    ])
    expect(extremes).toMatchObject([
      { what: 'moves', way: 'longest', id: 'a', value: 3 },
      { what: 'moves', way: 'shortest', id: 'd', value: 2 },
      { what: 'time', way: 'longest', id: 'a', value: 400 },
      { what: 'time', way: 'shortest', id: 'd', value: 70 },
    ])
  })

  test('duels count seats behind as won, and the same place as half', () => {
    expect(duelsOf(ada())).toMatchObject([
      { level: 'director', seats: 2, score: 2 },
      { level: 'director', seats: 2, score: 1.5 },
      { level: 'director', seats: 1, score: 0 },
    ])
  })
})

test('without a person everybody counts, each with a result of their own', () => {
  const { total, tallies } = read({ filter: RATED })
  expect(total).toMatchObject({ games: 4, results: 5, wins: 2 })
  expect([duelsOf({ filter: RATED }), tallies.opponent]).toEqual([[], []])
})

test('nothing counted is nothing, not an error', () => {
  const empty = read(ada({ games: ['express'] })) satisfies Omit<Statistics, 'pending'>
  expect(empty.total).toMatchObject({ games: 0, results: 0, share: 0, places: [] })
  expect([empty.totals, empty.streaks, empty.extremes, empty.luck]).toEqual([[], [], [], []])
})

test('accounts of the coach are averaged with their uncertainty, and go with the result', () => {
  const store = household()
  const account = { seat: 0, par: 0.5, deal: 0.1, decisions: -0.2, luck: 0.6, result: 1 }
  store.keepAccounts('a', 1, [account])
  store.keepAccounts('c', 1, [{ ...account, decisions: -0.4, luck: -0.2, result: 0 }])
  const { luck, luckMeans } = count(store, ada())
  expect(luck.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(luckMeans).toMatchObject({ results: 2 })
  expect(luckMeans.decisions).toBeCloseTo(-0.3)
  expect(luckMeans.decisionsSpread).toBeCloseTo(0.1)
  expect(luckMeans.luck).toBeCloseTo(0.3)
  store.takeBack('a', 1, true)
  expect(count(store, ada()).luck).toHaveLength(1)
})

test('an answer is kept until anything changes', () => {
  const store = household()
  const first = count(store, ada())
  expect(count(store, ada())).toBe(first)
  expect(count(store, { filter: RATED }).total.results).toBe(5)
  expect(count(store, ada())).toBe(first)
  store.past.delete(['a'])
  expect(count(store, ada()).total.games).toBe(3)
  store.past.restore(['a'])
  expect(count(store, ada())).toEqual(first)
  store.renamePlayer(2, 'Bjarne')
  expect(count(store, ada()).tallies.opponent).toMatchObject([{ name: 'Bjarne' }])
})

test('an answer kept does not grow with the games it is counted from', () => {
  const store = household()
  const query = ada()
  const sizeAfter = (from: number, to: number): number => {
    const games = Array.from({ length: to - from }, (_, n) =>
      whole(`more ${from + n}`, [1, 2, 3], [30, 20, 10], { finished: day(100 + (n % 30)) }),
    )
    store.past.adopt(games)
    const answer = store.figures.statistics(query, (duels) => ratingsOf(duels, {}))
    expect(store.figures.statistics(query, () => [])).toBe(answer)
    return JSON.stringify(answer).length
  }
  const size = sizeAfter(0, 150)
  expect(sizeAfter(150, 600)).toBeLessThan(1.05 * size)
})

test('a game of several counted people counts once', () => {
  const store = household()
  const both = (id: string, n: number) =>
    whole(id, [1, 2], [9, 3], {
      ...{ finished: day(n), seats: [human('Cleo'), human('Ada')] },
    })
  store.past.adopt([both('e', 43), both('f', 44)])
  expect(count(store, { filter: RATED }).total).toMatchObject({ games: 6, results: 9 })
  expect(count(store, ada()).total).toMatchObject({ games: 6, results: 6 })
})

test('facts are kept once a game and added up', () => {
  const store = household()
  expect(store.figures.withoutFacts(1, 2)).toMatchObject({ left: 5, ids: ['assisted', 'd'] })
  const fact = { seat: 0, what: 'dividend', name: 'S', phase: 1, times: 2, value: 9 }
  store.figures.keepFacts(1, [
    ['a', [fact]],
    ['b', [fact, { ...fact, phase: 2, value: 1 }]],
  ])
  store.figures.keepFacts(1, [['a', [{ ...fact, value: 5 }]]])
  expect(store.figures.withoutFacts(1, 9).left).toBe(3)
  expect(store.figures.withoutFacts(2, 9).left).toBe(5)
  expect(count(store, ada()).facts).toEqual([
    { game: 'tennessee-central', what: 'dividend', name: 'S', phase: 1, results: 2, times: 4, value: 14 },
    { game: 'tennessee-central', what: 'dividend', name: 'S', phase: 2, results: 1, times: 2, value: 1 },
  ])
})

test.each([
  [0, 13, 1],
  [0, 14, 2],
  [-25, 34, 5],
  [0, 0, 1],
  [-400, 900, 100],
])('from %d to %d bins are %d wide', (least, most, width) => {
  expect(binWidth(least, most)).toBe(width)
})
