/** The sentences of errors and notices, alike in every language. */
import { describe, expect, it } from 'vitest'
import { LEVELS, LOCALES } from '#shared/games/common.ts'
import { LANGUAGES } from '#shared/texts/languages.ts'
import { RULES } from '../support/games.ts'

const values = (sentence: string): string[] =>
  [...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[0]).sort()

const translated = LOCALES.filter((locale) => locale !== 'en').flatMap((locale) =>
  (['errors', 'notices'] as const).map(
    (sort): [string, string, Record<string, string>, Record<string, string>] => [
      sort,
      locale,
      LANGUAGES.en[sort],
      LANGUAGES[locale][sort],
    ],
  ),
)

it.each(translated)('%s name the same values (%s)', (_sort, _locale, english, other) => {
  expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort())
  for (const [key, sentence] of Object.entries(english)) {
    expect(values(other[key] ?? ''), key).toEqual(values(sentence))
    expect(other[key], key).not.toBe(sentence)
  }
})

describe.each(RULES.map(({ info }) => [info.id, info] as const))('%s', (_, game) => {
  it.each(LOCALES)('tells the habits of every level (%s)', (locale) => {
    const levels = game.texts[locale]['levels'] as Record<string, string>
    expect(Object.keys(levels)).toEqual(LEVELS)
    expect(new Set(Object.values(levels)).size).toBe(LEVELS.length)
  })
})
