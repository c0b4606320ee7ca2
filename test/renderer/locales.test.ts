import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'vue/compiler-sfc'
import type { Texts } from '../../src-shared/games/common.ts'
import { createTexts, messagesOf } from '../../src-renderer/i18n.ts'

const flat = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  )
const english = flat(messagesOf('en'))
const german = new Map(flat(messagesOf('de')))

const values = (sentence: string): string[] =>
  [...new Set([...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort()

describe('the two languages', () => {
  it('have the same keys', () => {
    expect([...german.keys()].sort()).toEqual(english.map(([key]) => key).sort())
  })

  it('name the same values in each sentence', () => {
    const differing = english.filter(
      ([key, sentence]) => values(sentence).join() !== values(german.get(key) ?? '').join(),
    )
    expect(differing.map(([key]) => key)).toEqual([])
  })

  it('have the same number of plural forms', () => {
    const forms = (sentence = ''): number => sentence.split(' | ').length
    expect(english.filter(([key, s]) => forms(s) !== forms(german.get(key))).map(([key]) => key)).toEqual([])
  })

  it.each(['en', 'de'] as const)('compile every sentence (%s)', (locale) => {
    const { global } = createTexts(locale)
    const broken = flat(messagesOf(locale)).filter(([key, sentence]) => {
      const params = Object.fromEntries(values(sentence).map((name) => [name, `<${name}>`]))
      const said = global.t(key, params)
      return !said || said === key || /\{\w+\}/.test(said)
    })
    expect(broken.map(([key]) => key)).toEqual([])
  })

  it('choose the plural form by the number', () => {
    const { global } = createTexts('de')
    const said = [0, 1, 148].map((n) => global.t('settings.games', n))
    expect(said).toEqual(['keine Partien', 'eine Partie', '148 Partien'])
  })
})

/** Attributes a person reads or hears. */
const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt', 'label', 'aria-description']
interface Node {
  readonly type: number
  readonly content?: unknown
  readonly children?: readonly Node[]
  readonly props?: readonly { type: number; name: string; value?: { content: string } }[]
}
const hasWord = (text: string): boolean => /\p{L}{2,}/u.test(text)

/** Words written into a template instead of the texts. */
function literals(node: Node): string[] {
  const own =
    node.type === 2 && typeof node.content === 'string' && hasWord(node.content) ? [node.content.trim()] : []
  const attributes = (node.props ?? [])
    .filter((prop) => prop.type === 6 && SPOKEN.includes(prop.name) && hasWord(prop.value?.content ?? ''))
    .map((prop) => `${prop.name}="${prop.value?.content}"`)
  return [...own, ...attributes, ...(node.children ?? []).flatMap(literals)]
}

const templates = readdirSync('src-renderer', { recursive: true, encoding: 'utf8' }).filter((f) =>
  f.endsWith('.vue'),
)

describe('no component has words of its own', () => {
  it('the check sees words', () => {
    const { descriptor } = parse('<template><p title="Hello there">Some words {{ x }}</p></template>')
    expect(literals(descriptor.template?.ast as unknown as Node)).toEqual([
      'title="Hello there"',
      'Some words',
    ])
  })

  it.each(templates)('%s', (file) => {
    const { descriptor } = parse(readFileSync(join('src-renderer', file), 'utf8'))
    const ast = descriptor.template?.ast
    expect(ast ? literals(ast as unknown as Node) : []).toEqual([])
  })
})
