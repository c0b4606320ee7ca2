/** The log of a table: what has been said once is not said again. */
import { expect, test } from 'vitest'
import type { LogEntry } from '#shared/contract/table.ts'
import LogSentence from '../../../src-renderer/kit/LogSentence.vue'
import { logBook } from '../../../src-renderer/kit/log.ts'
import { namesOf } from '../../../src-renderer/kit/names.ts'
import { sameJson } from '../../../src-renderer/kit/same-json.ts'
import { arrive } from '../support/depot.ts'

const names = namesOf(
  {
    seats: [
      { name: 'Ada', kind: 'human', livery: 'plum' },
      { name: 'Ben', kind: 'conductor', livery: 'teal' },
    ],
  },
  'you',
  'en',
)
const entry = (at: number, seat: number, card: string): LogEntry => ({
  at,
  seat,
  events: [{ what: 'built', seat, card } as LogEntry['events'][number]],
})

test('a longer log keeps the sentences of the shorter one, a changed action has a new one', () => {
  let told = 0
  const write = logBook(
    { game: 'tennessee-central', names, has: () => false },
    (_, __, event) => {
      told++
      const { card, seat } = event as unknown as { card: string; seat: number }
      return { key: 'built', rule: 'TC-7', seat, params: { card } }
    },
    (key) => key,
  )
  const first = write([entry(1, 0, 'S2'), entry(2, 1, 'H2')], 0)
  const longer = write([entry(1, 0, 'S2'), entry(2, 1, 'H2'), entry(3, 0, 'D2')], 0)
  expect(longer.slice(0, 2).map((line, i) => line === first[i])).toEqual([true, true])
  expect(told).toBe(3)
  const other = write([entry(1, 0, 'S2'), entry(2, 1, 'C2')], 0)
  expect(other[0]).toBe(first[0])
  expect(other[1]?.params).toEqual({ card: 'C2' })
  expect(write([entry(1, 0, 'S2'), entry(2, 1, 'C2')], 1)).toHaveLength(1)
})

test.each([
  [1, 'Ben bought a share of Red for 1 card.'],
  [2, 'Ben bought a share of Red for 2 cards.'],
])('[E1-24] a sentence of the log takes the plural of its number: %i', async (n, said) => {
  const line = {
    id: '1-0',
    at: 1,
    path: 'games.express-01.log.bought',
    rule: 'E1-24',
    seat: 1,
    params: { company: 'Red', n },
  }
  const { page } = await arrive(LogSentence, { props: { line, names } })
  expect(page.text()).toBe(said)
})

test.each([
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: undefined }, { b: undefined }, false],
  [[1, 2], { 0: 1, 1: 2 }, false],
  [null, {}, false],
  ['1', 1, false],
])('sameJson(%j, %j) is %s', (a, b, same) => {
  expect(sameJson(a, b)).toBe(same)
})
