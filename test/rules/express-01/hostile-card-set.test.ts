/** Card sets as somebody with ill will would write them: refused with their faults, or played like any other. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CardSetError, loadCardSet } from '../../../src-main/rules/express-01/card-set/load.ts'
import { express01With } from '../../../src-main/rules/express-01/index.ts'
import { hostile } from '../../api/from-schema.ts'

const TEXT = readFileSync(
  resolve(import.meta.dirname, '../../../src-shared/games/express-01/cards.json'),
  'utf8',
)
type Node = Record<string, unknown>
const standard = (): Node => JSON.parse(TEXT) as Node

/** Loads it as a person's file would be; what is no card set must be refused by `CardSetError`, which names a fault. */
function load(input: unknown): boolean {
  try {
    express01With(loadCardSet(input))
    return true
  } catch (error) {
    expect(error).toBeInstanceOf(CardSetError)
    expect((error as CardSetError).faults.length).toBeGreaterThan(0)
    for (const { field, reason } of (error as CardSetError).faults)
      expect(`${field}: ${reason}`).toMatch(/\w.*: \w/)
    return false
  }
}

/** Every place of the set, as a path of keys. */
function places(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [
    ...(path.length > 0 ? [path] : []),
    ...Object.entries(value).flatMap(([key, one]) => places(one, [...path, key])),
  ]
}
const PLACES = places(standard())

test('the set as it stands is taken', () => {
  expect(load(standard())).toBe(true)
})

test('anything at all is refused', () => {
  fc.assert(
    fc.property(hostile, (input) => {
      expect(load(input)).toBe(false)
    }),
    { numRuns: 300 },
  )
})

test('with anything anywhere it is refused with its faults, or still a set', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PLACES), fc.oneof(hostile, fc.integer(), fc.string()), (path, value) => {
      const set = standard()
      let node = set
      for (const key of path.slice(0, -1)) node = node[key] as Node
      node[path.at(-1) ?? ''] = value
      load(set)
    }),
    { numRuns: 200 },
  )
  expect(({} as { admin?: boolean }).admin).toBeUndefined()
})

test('with a card doubled, missing or cards without end it is refused', () => {
  const cards = (change: (cards: unknown[]) => unknown[]): Node => {
    const set = standard()
    return { ...set, cards: change(set['cards'] as unknown[]) }
  }
  expect(load(cards(([first, ...rest]) => [first, first, ...rest]))).toBe(false)
  expect(load(cards(([, ...rest]) => rest))).toBe(false)
  expect(load(cards((all) => Array.from({ length: 50_000 }, (_, i) => all[i % all.length])))).toBe(false)
  expect(load(cards(() => []))).toBe(false)
})
