/** The sentences of errors and notices, alike in both languages. */
import { describe, expect, it } from 'vitest'
import { LEVELS, LOCALES } from '#shared/games/common.ts'
import { GAMES } from '#shared/games/registry.ts'
import { errors as errorsDe } from '#shared/texts/errors.de.ts'
import { errors as errorsEn } from '#shared/texts/errors.en.ts'
import { notices as noticesDe } from '#shared/texts/notices.de.ts'
import { notices as noticesEn } from '#shared/texts/notices.en.ts'

const values = (sentence: string): string[] =>
  [...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[0]).sort()

it.each([
  ['errors', errorsEn, errorsDe],
  ['notices', noticesEn, noticesDe],
] as [string, Record<string, string>, Record<string, string>][])('%s name the same values', (_, en, de) => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort())
  for (const [key, sentence] of Object.entries(en)) {
    expect(values(de[key] ?? ''), key).toEqual(values(sentence))
    expect(de[key], key).not.toBe(sentence)
  }
})

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_, game) => {
  it.each(LOCALES)('tells the habits of every level (%s)', (locale) => {
    const levels = game.texts[locale]['levels'] as Record<string, string>
    expect(Object.keys(levels)).toEqual(LEVELS)
    expect(new Set(Object.values(levels)).size).toBe(LEVELS.length)
  })
})
