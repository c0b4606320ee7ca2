import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'vue/compiler-sfc'
import { LOCALES, type Locale, type Texts } from '../../src-shared/games/common.ts'
import { LANGUAGES } from '../../src-shared/texts/languages.ts'
import { createTexts, textsOf } from '../../src-renderer/games/create-texts.ts'
import { RULES } from '../support/games.ts'

const flat = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  )
/** Every sentence of a language: its own folder, and its folder of each game. */
const everything = (locale: Locale): [string, string][] =>
  flat({
    ...LANGUAGES[locale],
    games: Object.fromEntries(RULES.map(({ info }) => [info.id, info.texts[locale]])),
  })
const english = everything('en')
const ENGLISH = await createTexts('en')

const values = (sentence: string): string[] =>
  [...new Set([...sentence.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort()

describe.each(LOCALES)('the language %s', (locale) => {
  const said = new Map(everything(locale))

  it('has the same keys as English, no fewer and no more', () => {
    expect([...said.keys()].sort()).toEqual(english.map(([key]) => key).sort())
  })

  it('names the same values in each sentence', () => {
    const differing = english.filter(
      ([key, sentence]) => values(sentence).join() !== values(said.get(key) ?? '').join(),
    )
    expect(differing.map(([key]) => key)).toEqual([])
  })

  it('has the same number of plural forms', () => {
    const forms = (sentence = ''): number => sentence.split(' | ').length
    expect(english.filter(([key, s]) => forms(s) !== forms(said.get(key))).map(([key]) => key)).toEqual([])
  })

  it('compiles every sentence of the page', async () => {
    const { t } = await createTexts(locale)
    const broken = flat(await textsOf(locale, 'all')).filter(([key, sentence]) => {
      const params = Object.fromEntries(values(sentence).map((name) => [name, `<${name}>`]))
      const text = t(key, params)
      return !text || text === key || /\{\w+\}/.test(text)
    })
    expect(broken.map(([key]) => key)).toEqual([])
  })
})

describe('German', () => {
  it('is another language', () => {
    const german = new Map(everything('de'))
    const different = english.filter(([key, sentence]) => german.get(key) !== sentence)
    expect(different.length).toBeGreaterThan(english.length * 0.9)
  })

  it('chooses the plural form by the number', async () => {
    const { t } = await createTexts('de')
    const said = [0, 1, 148].map((n) => t('settings.games', n))
    expect(said).toEqual(['keine Partien', 'eine Partie', '148 Partien'])
  })
})

/** Paths that components write out in full: the page's own, and those of a game in its own folder. */
const WRITTEN = /(?<![\w.])(\$?t|say)\(\s*'([\w-]+(?:\.[\w-]+)+)'/g
const pathsIn = (file: string, source: string): string[] =>
  [...source.matchAll(WRITTEN)].map(([, by, path = '']) =>
    by === 'say' ? `games.${/^games\/([^/]+)\//.exec(file)?.[1] ?? '*'}.${path}` : path,
  )

describe('every sentence that a component names is there', () => {
  const { has } = ENGLISH
  const files = readdirSync('src-renderer', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(vue|ts)$/.test(file),
  )
  const named = files.flatMap((file) =>
    pathsIn(file, readFileSync(join('src-renderer', file), 'utf8')).map((path) => `${path} in ${file}`),
  )

  it('and some hundreds are named', () => {
    expect(pathsIn('games/express/x.vue', `$t('a.b') say( 'c.d') it.t('e.f') set('g.h')`)).toEqual([
      'a.b',
      'games.express.c.d',
    ])
    expect(named.length).toBeGreaterThan(500)
  })

  it('whoever names it', () => {
    const known = (path: string): boolean =>
      path.startsWith('games.*.') ? RULES.every(({ info }) => has(path.replace('*', info.id))) : has(path)
    expect(named.filter((line) => !known(line.split(' in ')[0] ?? ''))).toEqual([])
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
