import { expect, test } from 'vitest'
import type { PageSample } from '../e2e/soak/soak.ts'
import { faultsOfPage, growthOfPage } from '../e2e/soak/verdict.ts'

const steady = { heap: 15e6, nodes: 8000, listeners: 300, documents: 1 }
const quick = { worked: 40, clock: 400 }
const sample = (kept: typeof steady): PageSample => ({
  ...{ game: 'Express', steps: 30, playing: quick, looking: quick },
  kept,
})
const games = (count: number, added: Partial<typeof steady> = {}) =>
  Array.from({ length: count }, (_, nth) =>
    sample({
      heap: steady.heap + nth * (added.heap ?? 0),
      nodes: steady.nodes + nth * (added.nodes ?? 0),
      listeners: steady.listeners + nth * (added.listeners ?? 0),
      documents: steady.documents + nth * (added.documents ?? 0),
    }),
  )

test('a page that keeps nothing from game to game passes, however it warmed up', () => {
  const warming = games(6, { heap: 1e6, nodes: 500, listeners: 20 })
  const last = warming.at(-1) ?? sample(steady)
  expect(faultsOfPage([...warming, ...Array.from({ length: 6 }, () => last)], [])).toEqual([])
})

test.each([
  ['heap', 500_000, 'bytes of script objects'],
  ['nodes', 1000, 'nodes'],
  ['listeners', 4, 'listeners'],
  ['documents', 1, 'documents'],
] as const)('%s that grow with every game are named', (kept, by, words) => {
  const growing = games(9, { [kept]: by })
  expect(growthOfPage(growing.map((one) => one.kept))[kept]).toBeCloseTo(by)
  expect(faultsOfPage(growing, [])).toEqual([expect.stringContaining(`${by}.0 ${words}`)])
})

test('one long task is too many, however short the others are', () => {
  const slow = { ...sample(steady), looking: { worked: 1100, clock: 1100 } }
  expect(faultsOfPage([...games(3), slow], [])).toEqual([expect.stringContaining('1100 ms of work')])
})

test('what the page complained of is told', () => {
  expect(faultsOfPage(games(3), ['TypeError'])).toEqual(['the page complains: TypeError'])
})
