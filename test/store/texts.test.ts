import { expect, test } from 'vitest'
import type { Texts } from '#shared/games/common.ts'
import { store as storeDe } from '#shared/texts/de/store.ts'
import { store as storeEn } from '#shared/texts/en/store.ts'
import { fill } from '#shared/texts/fill.ts'
import { StoreError } from '../../src-main/store/database.ts'

/** Every sentence with its path and the values it names. */
function sentences(texts: Texts, path = ''): [string, string[]][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, [...value.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? '').sort()]]
      : sentences(value, `${path}${key}.`),
  )
}

test('both languages say the same things about the same values', () => {
  expect(sentences(storeDe)).toEqual(sentences(storeEn))
  expect(sentences(storeEn).length).toBeGreaterThan(25)
})

test('an error reads as its English sentence, for logs and the command line', () => {
  const error = new StoreError('newer', { file: 'a.db', found: 3, known: 2 })
  expect(error.message).toMatch(/format 3, this one knows 2.*\(a\.db\)/)
  expect(error.key).toBe('store.newer')
  expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}')
})
