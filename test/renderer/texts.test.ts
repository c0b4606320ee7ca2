/** How the page says its sentences. */
import { mount } from '@vue/test-utils'
import { defineComponent, h, nextTick } from 'vue'
import { describe, expect, it } from 'vitest'
import type { Locale } from '../../src-shared/games/common.ts'
import { sentencesOf } from '../../src-renderer/texts/sentences.ts'
import { type Extent, pageTexts, SlottedText, useTexts } from '../../src-renderer/texts/texts.ts'

const { say, has } = sentencesOf({
  plain: 'Full steam',
  named: '{who} pays {sum}, says {who}',
  three: 'none | one | {n} of them',
  two: 'a card | {count} cards',
  deep: { er: 'down here' },
})

describe('a sentence', () => {
  it('stands as it is written, with its values where they are named', () => {
    expect(say('plain')).toBe('Full steam')
    expect(say('named', { who: 'Ada', sum: 0 })).toBe('Ada pays 0, says Ada')
    expect(say('named', { who: 'Ada' })).toBe('Ada pays , says Ada')
    expect(say('deep.er')).toBe('down here')
  })

  it('keeps its direction round a name that runs to the left', () => {
    expect(say('named', { who: 'دنیا', sum: 3 })).toBe('\u2068دنیا\u2069 pays 3, says \u2068دنیا\u2069')
    expect(say('named', { who: 'אדה (2)', sum: 3 })).toContain('\u2068אדה (2)\u2069 pays')
  })

  it('takes the form of its number, and the one for one without a number', () => {
    expect([undefined, 0, 1, 2, 148].map((n) => say('three', {}, n))).toEqual([
      ...['one', 'none', 'one', '2 of them', '148 of them'],
    ])
    expect([undefined, 0, 1, 2].map((n) => say('two', {}, n))).toEqual([
      ...['a card', '0 cards', 'a card', '2 cards'],
    ])
    expect(say('three', { n: 7 })).toBe('7 of them')
    expect(say('three', { n: 7 }, 1)).toBe('7 of them')
  })

  it('that is not there is said by its path, and a branch is no sentence', () => {
    for (const path of ['nothing', 'deep', 'deep.er.still', 'toString', 'deep.constructor.name']) {
      expect(has(path)).toBe(false)
      expect(say(path)).toBe(path)
    }
  })
})

describe('the texts of a page', () => {
  const TEXTS = { en: { hello: 'Hello {who}!' }, de: { hello: 'Guten Tag, {who}!' } }
  const load = (locale: Locale, extent: Extent) =>
    Promise.resolve(extent === 'all' ? { ...TEXTS[locale], bye: `${locale} bye` } : TEXTS[locale])
  const begin = (own = load) => pageTexts({ locale: 'en', extent: 'first', texts: TEXTS.en, load: own })

  const Page = defineComponent(() => {
    const { t, locale } = useTexts()
    return () => [
      h('h1', `${locale.value}: ${t('hello', { who: 'Ada' })}`),
      h(SlottedText, { path: 'hello', tag: 'p', class: 'said' }, { who: () => h('b', 'Ada') }),
    ]
  })

  it('draw a value in its sentence, and change with the language', async () => {
    const texts = begin()
    const page = mount(Page, { global: { plugins: [texts] } })
    expect(page.html()).toContain('<h1>en: Hello Ada!</h1>')
    expect(page.get('p.said').html()).toBe('<p class="said">Hello <b>Ada</b>!</p>')
    await texts.turnTo('de')
    await nextTick()
    expect(page.html()).toContain('<h1>de: Guten Tag, Ada!</h1>')
    expect(page.get('p.said').html()).toBe('<p class="said">Guten Tag, <b>Ada</b>!</p>')
  })
  it('are completed once, in the language that was chosen meanwhile', async () => {
    const asked: string[] = []
    const texts = begin((locale, extent) => {
      asked.push(`${locale} ${extent}`)
      return load(locale, extent)
    })
    expect(texts.has('bye')).toBe(false)
    await Promise.all([texts.complete(), texts.complete(), texts.turnTo('de')])
    expect(texts.t('bye')).toBe('de bye')
    const before = asked.length
    await texts.complete()
    await texts.turnTo('de')
    expect(asked.length).toBe(before)
  })

  it('speak the language asked for last, whichever arrives first', async () => {
    const waiting: (() => void)[] = []
    const texts = begin(
      (locale, extent) =>
        new Promise((resolve) => waiting.push(() => void load(locale, extent).then(resolve))),
    )
    const turned = [texts.turnTo('de'), texts.turnTo('en')]
    waiting.forEach((arrive) => arrive())
    await Promise.all(turned)
    expect(texts.locale.value).toBe('en')
  })

  it('stay as they are where a language cannot be had', async () => {
    const texts = begin(() => Promise.reject(new Error('gone')))
    await expect(texts.turnTo('de')).rejects.toThrow('gone')
    expect([texts.locale.value, texts.t('hello', { who: 'Ada' })]).toEqual(['en', 'Hello Ada!'])
  })
})
