/** What a search finds, in whatever letters, and which names are one person's. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findAll, foldName, searchKey } from '../../src-shared/folding.ts'

describe('a search', () => {
  it.each([
    ['ipek', 'İpek'],
    ['IPEK', 'İpek'],
    ['istanbul', 'ISTANBUL'],
    ['ISPARTA', 'ısparta'],
    ['STRASSE', 'Straße'],
    ['straße', 'Hauptstrasse'],
    ['ΟΔΟΣ', 'Οδός'.normalize('NFD').replace(/\u0301/g, '')],
    ['οδοσ', 'ΟΔΟΣ'],
    ['émile', 'E\u0301MILE'],
    ['file', 'ﬁle'],
    ['１２', 'Game 12'],
    ['نیم', 'نی\u200Cم'],
    ['zug', 'Zug\u00ADabteil'],
  ])('for %s finds %s', (wanted, text) => {
    expect(searchKey(text)).toContain(searchKey(wanted))
    expect(findAll(text, wanted)).toHaveLength(1)
  })

  it.each([
    ['Ada', 'Ben'],
    ['resume', 'résumé'],
  ])('for %s does not find %s', (wanted, text) => expect(findAll(text, wanted)).toEqual([]))

  it('marks whole signs, however long their keys are', () => {
    const text = 'Straße und STRASSE'
    expect(findAll(text, 'strass').map(([from, to]) => text.slice(from, to))).toEqual(['Straß', 'STRASS'])
    expect(findAll('ßß', 's')).toEqual([
      [0, 1],
      [1, 2],
    ])
    expect(findAll('anything', '  ')).toEqual([])
  })

  it('finds every text by itself, in capitals and in small letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        const key = searchKey(text)
        expect(searchKey(key)).toBe(key)
        for (const typed of [text, text.toLowerCase(), text.normalize('NFD')])
          expect(searchKey(typed)).toBe(key)
      }),
    )
  })

  it('names places in order, within the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 2 }), (text, wanted) => {
        let before = 0
        for (const [from, to] of findAll(text, wanted)) {
          expect(from).toBeGreaterThanOrEqual(before)
          expect(to).toBeGreaterThanOrEqual(from)
          before = to
        }
        expect(before).toBeLessThanOrEqual(text.length)
      }),
    )
  })
})

describe('a name', () => {
  it('is the same in capitals, and another with a joiner or a dotted letter', () => {
    expect(foldName('ADA')).toBe(foldName('Ada'))
    expect(foldName('نی\u200Cم')).not.toBe(foldName('نیم'))
    expect(foldName('İpek')).not.toBe(foldName('ipek'))
  })
})
