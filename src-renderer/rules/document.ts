/** Rules texts (`docs/rules/*.md`) as data, so that they can be drawn, searched and pointed at. No HTML on the way. */
import { lexer, type Token, type Tokens } from 'marked'
import { searchKey } from '#shared/folding.ts'
import type { Locale } from '#shared/games/common.ts'

/** A run of words in one manner. */
export interface Run {
  readonly manner: 'plain' | 'strong' | 'em'
  readonly text: string
}
export interface Paragraph {
  readonly kind: 'paragraph' | 'item'
  /** `TC-10`, where the paragraph is a numbered rule. */
  readonly rule?: string
  readonly runs: readonly Run[]
}
export interface Table {
  readonly kind: 'table'
  readonly head: readonly (readonly Run[])[]
  readonly rows: readonly (readonly (readonly Run[])[])[]
}
export type Block = Paragraph | Table
export interface Section {
  readonly id: string
  /** 2 or 3, as headings count. */
  readonly level: number
  readonly title: string
  readonly blocks: readonly Block[]
}
/** `lead`: what stands before the first section. */
export interface RulesText {
  readonly title: string
  readonly lead: readonly Block[]
  readonly sections: readonly Section[]
}

const RULE_ID = /^[A-Z0-9]{2,4}-\d+$/

/** The lexer escapes for HTML, which nothing here becomes. */
const plain = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

function runsOf(tokens: readonly Token[], manner: Run['manner'] = 'plain'): Run[] {
  return tokens.flatMap((token): Run[] => {
    const inner = 'tokens' in token ? (token.tokens as Token[] | undefined) : undefined
    const own = token.type === 'strong' ? 'strong' : token.type === 'em' ? 'em' : manner
    if (inner) return runsOf(inner, own)
    if (token.type === 'br') return [{ manner, text: ' ' }]
    return 'text' in token ? [{ manner: own, text: plain(String(token.text)) }] : []
  })
}

/** A paragraph that begins with a rule's number in bold is that rule. */
function paragraph(kind: Paragraph['kind'], tokens: readonly Token[]): Paragraph {
  const runs = runsOf(tokens)
  const [first, second, ...rest] = runs
  if (first?.manner !== 'strong' || !RULE_ID.test(first.text)) return { kind, runs }
  const trimmed = second ? [{ ...second, text: second.text.trimStart() }] : []
  return { kind, rule: first.text, runs: [...trimmed, ...rest] }
}

function blocksOf(token: Token): Block[] {
  if (token.type === 'paragraph') return [paragraph('paragraph', (token as Tokens.Paragraph).tokens)]
  if (token.type === 'list') {
    return (token as Tokens.List).items.map((item) => paragraph('item', item.tokens))
  }
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table
    return [
      {
        kind: 'table',
        head: header.map((cell) => runsOf(cell.tokens)),
        rows: rows.map((row) => row.map((cell) => runsOf(cell.tokens))),
      },
    ]
  }
  return []
}

const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

export function readRules(markdown: string): RulesText {
  let title = ''
  const lead: Block[] = []
  const sections: (Section & { blocks: Block[] })[] = []
  for (const token of lexer(markdown)) {
    if (token.type !== 'heading') {
      ;(sections.at(-1)?.blocks ?? lead).push(...blocksOf(token))
      continue
    }
    const heading = token as Tokens.Heading
    const text = runsOf(heading.tokens)
      .map((run) => run.text)
      .join('')
    if (heading.depth === 1) title = text
    else sections.push({ id: idOf(text), level: heading.depth, title: text, blocks: [] })
  }
  return { title, lead, sections }
}

const textOf = (block: Block): string => {
  const runs = block.kind === 'table' ? [...block.head, ...block.rows.flat()].flat() : block.runs
  const rule = block.kind === 'table' ? '' : (block.rule ?? '')
  return `${rule} ${runs.map((run) => run.text).join('')}`
}

/** Only the paragraphs that contain `words`, with their headings; `found` of them. An empty search finds all. */
export function searchRules(rules: RulesText, words: string): { rules: RulesText; found: number } {
  const wanted = searchKey(words.trim())
  if (!wanted) return { rules, found: 0 }
  const hit = (block: Block): boolean => searchKey(textOf(block)).includes(wanted)
  const lead = rules.lead.filter(hit)
  const sections = rules.sections
    .map((section) => ({ ...section, blocks: section.blocks.filter(hit) }))
    .filter((section) => section.blocks.length > 0)
  const found = lead.length + sections.reduce((sum, section) => sum + section.blocks.length, 0)
  return { rules: { ...rules, lead, sections }, found }
}

/** The texts that come with the application, loaded when first read. */
const files = import.meta.glob<string>('../../docs/rules/*.md', { query: '?raw', import: 'default' })
const loader = (game: string, locale: Locale) => files[`../../docs/rules/${game}.${locale}.md`]

/** The rules of a game in `locale`, or else in English; nothing when they are not written yet. */
export async function rulesFile(
  game: string,
  locale: Locale,
): Promise<{ readonly markdown: string; readonly locale: Locale } | undefined> {
  for (const language of [locale, 'en'] as const) {
    const load = loader(game, language)
    if (load) return { markdown: await load(), locale: language }
  }
  return undefined
}
