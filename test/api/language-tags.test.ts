import { expect, test } from 'vitest'
import { environmentTag, languageOf, localeOf, regionOf } from '#shared/texts/language-tags.ts'

test.each([
  ['de_DE.UTF-8', 'de', 'de-DE'],
  ['de_LU@euro', 'de', 'de-LU'],
  ['de@euro', 'de', 'de'],
  ['de.UTF-8', 'de', 'de'],
  ['DE-ch', 'de', 'de-CH'],
  ['deu-AT', 'de', 'de-AT'],
  ['de-', 'de', 'de'],
  ['de-CH-!', 'de', 'de-CH'],
  ['de_verylongpart_AT', 'de', 'de-AT'],
  ['en-US@posix', 'en', 'en-US'],
  ['en-US-u-hc-h23', 'en', 'en-US-u-hc-h23'],
])('the tag %s speaks %s, with dates as in %s', (tag, language, region) => {
  expect(languageOf(tag)).toBe(language)
  expect(regionOf(languageOf(tag) ?? 'en', [tag])).toBe(region)
})

test.each(['C', 'C.UTF-8', 'POSIX', 'den', 'enm', 'x-klingon', 'i-default', '', '-', '_', '@', 'd', '日本'])(
  'the tag "%s" is no language of the application, and Intl never sees it',
  (tag) => {
    expect(languageOf(tag)).toBeUndefined()
    expect(localeOf('system', [tag])).toBe('en')
    expect(() => new Intl.DateTimeFormat(regionOf('de', [tag]))).not.toThrow()
    expect(regionOf('de', [tag])).toBe('de')
  },
)

test('the first language that the application has is spoken, and a setting goes before all', () => {
  expect(localeOf('system', ['den', 'C', 'de_AT', 'en'])).toBe('de')
  expect(localeOf('en', ['de'])).toBe('en')
  expect(localeOf('system', [])).toBe('en')
  expect(regionOf('en', ['de-AT', 'en-IE', 'en-US'])).toBe('en-IE')
})

test('the environment names its language by the strongest variable that is not empty', () => {
  expect(environmentTag({ LC_ALL: '', LC_MESSAGES: 'de_DE', LANG: 'en_GB' })).toBe('de_DE')
  expect(environmentTag({ LC_ALL: 'C', LC_MESSAGES: 'de_DE' })).toBe('C')
  expect(environmentTag({})).toBe('')
})
