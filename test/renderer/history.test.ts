import { describe, expect, it, vi } from 'vitest'
import type { GameSummary } from '../../src-shared/contract/games.ts'
import type { HistoryFilter, ImportReport } from '../../src-shared/contract/history.ts'
import HistoryPage from '../../src-renderer/pages/history/HistoryPage.vue'
import ImportDialog from '../../src-renderer/pages/history/ImportDialog.vue'
import {
  chipsOf,
  toggled,
  turnedMark,
  withField,
  type FilterWords,
} from '../../src-renderer/game-lists/filters.ts'
import { daysOf, periodOf } from '../../src-renderer/game-lists/periods.ts'
import { arrive, settle } from './support/depot.ts'
import { finishedGame, openGame } from './support/games.ts'

const GAMES: readonly GameSummary[] = [
  { ...finishedGame, marks: { ...finishedGame.marks, assisted: true }, name: 'An evening', tags: ['club'] },
  { ...finishedGame, id: 'g3', places: [1, 1, 3], options: { locomotive: 'own' } },
  { ...openGame, id: 'g4', state: 'abandoned' },
]
const choices = { games: [], tags: [{ value: 'club', games: 1 }], players: [], deleted: 0 }
const look = (games = GAMES) =>
  arrive(HistoryPage, {
    answers: {
      'history.search': () => ({ games, total: games.length }),
      'history.choices': () => choices,
      'history.delete': () => null,
      'history.restore': () => null,
      'history.name': () => null,
      'history.tag': () => null,
    },
  })
type Page = Awaited<ReturnType<typeof look>>['page']
const press = (page: Page, key: string, more = {}) =>
  page.get('[role=grid]').trigger('keydown', { key, ...more })
const button = (text: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('button')].find((one) =>
    one.textContent?.trim().startsWith(text),
  )
  if (!found) throw new Error(`no button ${text}`)
  return found
}

describe('History', () => {
  it('lists results, names, variants, tags, marks and given-up games', async () => {
    const { page } = await look()
    const rows = page.findAll('.row').map((row) => row.text())
    expect(rows[0]).toMatch(/An evening.*Ada \$40.*Marie \$37.*Bruno \$31.*Ada wins.*Assisted.*#club/s)
    expect(rows[1]).toMatch(/Counts once.*Marie and Ada share the win/s)
    expect(rows[2]).toContain('Given up after 12 moves')
    expect(page.get('.count').text()).toBe('3 games')
  })

  it('invites to a first game where there is none', async () => {
    const { page } = await look([])
    expect(page.get('.nothing').text()).toContain('No game has been finished yet')
    expect(page.find('[role=grid]').exists()).toBe(false)
  })

  it('goes through the rows by keys, opens and chooses', async () => {
    const { page, router } = await look()
    await press(page, 'ArrowDown')
    await press(page, ' ')
    expect(page.findAll('.row')[1]?.attributes('aria-selected')).toBe('true')
    await press(page, 'ArrowDown')
    await press(page, ' ', { shiftKey: true })
    expect(page.findAll('.row.chosen')).toHaveLength(2)
    expect(page.text()).toContain('2 chosen')
    await press(page, 'Escape')
    expect(page.findAll('.row.chosen')).toHaveLength(0)
    await press(page, 'Home')
    await press(page, 'Enter')
    await settle()
    expect(router.currentRoute.value.params.id).toBe('g2')
  })

  it('deletes what is chosen, and brings it back', async () => {
    const { page, bridge } = await look()
    await press(page, 'a', { ctrlKey: true })
    await press(page, 'Delete')
    await settle()
    expect(bridge.inputs('history.delete')).toEqual([{ ids: ['g2', 'g3', 'g4'] }])
    expect(page.get('.toast').text()).toContain('3 games deleted')
    button('Undo').click()
    await settle()
    expect(bridge.inputs('history.restore')).toEqual([{ ids: ['g2', 'g3', 'g4'] }])
  })

  it('searches as one types, and drops a condition by its chip', async () => {
    const { page, bridge } = await look()
    await page.get('input[type=search]').setValue('clara')
    await vi.waitFor(() =>
      expect(bridge.inputs('history.search').at(-1)).toMatchObject({ filter: { text: 'clara' } }),
    )
  })

  it('sorts by a head, and turns the order round', async () => {
    const { page, bridge } = await look()
    const head = page.findAll('[role=columnheader] button').find((one) => one.text() === 'Moves')
    await head?.trigger('click')
    expect(bridge.inputs('history.search').at(-1)).toMatchObject({ order: 'length', descending: true })
    await head?.trigger('click')
    expect(bridge.inputs('history.search').at(-1)).toMatchObject({ order: 'length', descending: false })
  })

  it('names a game and tags it', async () => {
    const { page, bridge } = await look()
    await press(page, 'F2')
    await settle()
    const field = document.querySelector<HTMLInputElement>('[role=dialog] input')
    if (!field) throw new Error('no field')
    field.value = 'The long one'
    field.dispatchEvent(new Event('input'))
    button('Save').click()
    await settle()
    expect(bridge.inputs('history.name')).toEqual([{ id: 'g2', name: 'The long one' }])
    await press(page, ' ')
    button('Tags').click()
  })
})

describe('Import', () => {
  const report: ImportReport = {
    counts: { imported: 1, known: 0, unfinished: 1, refused: 1 },
    lines: [
      { line: 2, fate: 'refused', why: { key: 'importCutOff' } },
      {
        line: 3,
        fate: 'unfinished',
        game: 'tennessee-central',
        names: ['Ada', 'Ben'],
        people: ['Ada', 'Ben'],
        why: { key: 'importUnfinished' },
      },
    ],
    more: 0,
  }
  it('sends the file in pieces, tells line by line, and takes a game in progress only when all agree', async () => {
    const { bridge } = await arrive(ImportDialog, {
      props: { open: true },
      answers: {
        'import.begin': () => ({ upload: 'u1' }),
        'import.part': () => ({ games: 1 }),
        'import.end': () => report,
      },
    })
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no field for a file')
    Object.defineProperty(input, 'files', { value: [new File(['x'.repeat(250_000)], 'games.json')] })
    input.dispatchEvent(new Event('change'))
    await vi.waitFor(() => expect(bridge.inputs('import.end')).toHaveLength(1))
    await settle()
    const pieces = bridge.inputs('import.part') as { text: string }[]
    expect(pieces.map(({ text }) => text).join('')).toHaveLength(250_000)
    expect(Math.max(...pieces.map(({ text }) => text.length))).toBeLessThanOrEqual(100_000)
    const text = document.body.textContent ?? ''
    expect(text).toMatch(/One game taken in.*One left out/s)
    expect(text).toMatch(/Line 2.*cut off.*Line 3.*Tennessee Central: Ada, Ben/s)
    button('Take them in all the same').click()
    expect(bridge.inputs('import.begin')).toHaveLength(1)
    for (const box of document.querySelectorAll<HTMLInputElement>('[type=checkbox]')) box.click()
    await settle()
    button('Take them in all the same').click()
    await vi.waitFor(() => expect(bridge.inputs('import.end')).toHaveLength(2))
    expect(bridge.inputs('import.begin').at(-1)).toEqual({ unfinished: { agreed: ['Ada', 'Ben'] } })
  })
})

describe('the filter', () => {
  const word = (value: unknown): string => String(value)
  const words: FilterWords = {
    game: word,
    variant: (game, option, value) => `${game} ${option} ${value}`,
    player: word,
    level: word,
    seats: word,
    result: word,
    mark: (mark, wanted) => `${wanted ? '' : 'not '}${mark}`,
    tag: word,
    state: word,
    period: (from, until) => `${from} ${until}`,
  }
  it('turns each of its conditions into a chip that takes it away', () => {
    const filter: HistoryFilter = {
      states: ['abandoned'],
      games: ['express'],
      variants: [{ game: 'express', option: 'partners', value: true }],
      players: [1, 2],
      levels: ['director'],
      seats: [4],
      results: ['won'],
      from: 'a',
      marks: { assisted: false },
      tags: ['club'],
      text: 'words stand in their field',
    }
    const chips = chipsOf(filter, words)
    expect(chips).toHaveLength(11)
    expect(chips.find(({ text }) => text === 'not assisted')?.without.marks).toBeUndefined()
    expect(chips.find(({ id }) => id === 'players 1')?.without.players).toEqual([2])
    let left = filter
    for (let chip = chips[0]; chip; chip = chipsOf(left, words)[0]) left = chip.without
    expect(left).toEqual({ text: 'words stand in their field' })
  })
  it('keeps no empty fields', () => {
    expect(toggled({ games: ['express'] }, 'games', 'express')).toEqual({})
    expect(withField({}, 'marks', {})).toEqual({})
    const once = turnedMark({}, 'branch')
    const twice = turnedMark(once, 'branch')
    expect([once, twice, turnedMark(twice, 'branch')]).toEqual([
      { marks: { branch: true } },
      { marks: { branch: false } },
      {},
    ])
  })
  it('knows whole days and years', () => {
    const now = new Date(2026, 5, 15, 12).getTime()
    expect(periodOf('lastYear', now)).toEqual({
      from: new Date(2025, 0, 1).toISOString(),
      until: new Date(2026, 0, 1).toISOString(),
    })
    expect(periodOf('week', now).until).toBeUndefined()
    expect(daysOf('2026-02-28', '2026-02-28')).toEqual({
      from: new Date(2026, 1, 28).toISOString(),
      until: new Date(2026, 2, 1).toISOString(),
    })
    expect(daysOf('', '')).toEqual({ from: undefined, until: undefined })
  })
})
