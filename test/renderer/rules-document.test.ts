import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readRules, searchRules } from '../../src-renderer/rules/document.ts'

const SAMPLE = `# A game

What it is "about".

## Setting up

- **TC-2** Shuffle the *shares*.
- A remark & no more.

### Details

| Seats | Cards |
| ----- | ----- |
| 2     | 28    |

<script>alert(1)</script>
`

describe('rules texts', () => {
  it('are read into sections, numbered rules and tables', () => {
    const { title, lead, sections } = readRules(SAMPLE)
    expect(title).toBe('A game')
    expect(lead).toEqual([{ kind: 'paragraph', runs: [{ manner: 'plain', text: 'What it is "about".' }] }])
    expect(sections.map(({ id, level }) => [id, level])).toEqual([
      ['setting-up', 2],
      ['details', 3],
    ])
    expect(sections[0]?.blocks).toEqual([
      {
        kind: 'item',
        rule: 'TC-2',
        runs: [
          { manner: 'plain', text: 'Shuffle the ' },
          { manner: 'em', text: 'shares' },
          { manner: 'plain', text: '.' },
        ],
      },
      { kind: 'item', runs: [{ manner: 'plain', text: 'A remark & no more.' }] },
    ])
    expect(sections[1]?.blocks[0]).toMatchObject({
      kind: 'table',
      rows: [[[{ text: '2' }], [{ text: '28' }]]],
    })
  })

  it('never turn into markup', () => {
    const blocks = readRules(SAMPLE).sections[1]?.blocks ?? []
    expect(blocks.map((block) => block.kind)).toEqual(['table'])
  })

  it('are searched by words and by rule number', () => {
    const rules = readRules(SAMPLE)
    expect(searchRules(rules, ' SHARES ').found).toBe(1)
    expect(searchRules(readRules('# R\n\nAn der Straße.'), 'STRASSE').found).toBe(1)
    expect(searchRules(rules, 'tc-2').rules.sections.map((section) => section.id)).toEqual(['setting-up'])
    expect(searchRules(rules, 'nowhere').found).toBe(0)
    expect(searchRules(rules, '').rules).toBe(rules)
  })

  it.each(['en', 'de'])('of Tennessee Central hold every rule once, in order (%s)', (locale) => {
    const { sections } = readRules(readFileSync(`docs/rules/tennessee-central.${locale}.md`, 'utf8'))
    const ids = sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind !== 'table' && block.rule ? [block.rule] : [])),
    )
    expect(ids).toEqual(Array.from({ length: 20 }, (_, i) => `TC-${i + 1}`))
  })
})
