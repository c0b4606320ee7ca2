import { getActivePinia, type Pinia } from 'pinia'
import { describe, expect, it } from 'vitest'
import type { TennesseeView } from '../../../src-shared/games/tennessee-central/types.ts'
import { reload } from '../../../src-renderer/stores/reload.ts'
import { rest, sitDown, type Visit } from './support.ts'

let visit: Visit | undefined
const view = (at: Visit): TennesseeView => at.table().view as unknown as TennesseeView
const tracks = (at: Visit): string[] =>
  (view(at).seats[0]?.hand as string[]).filter((card) => /\d/.test(card))

describe('a table alone against computers', { timeout: 30_000 }, () => {
  it('names every card of the hand, the stacks, the deck and the seats', async () => {
    visit = await sitDown(['human', 'conductor', 'conductor'])
    const cards = [...document.querySelectorAll('.hand [data-choice]')].map((card) =>
      card.getAttribute('aria-label'),
    )
    expect(cards).toHaveLength(tracks(visit).length + 3)
    expect(cards.join()).toMatch(/\d+ of (spades|hearts|diamonds|clubs), track/)
    expect(cards.join()).toMatch(/(jack|queen|king) of \w+, share\. Pays \d+/)
    expect(visit.named('Stack of spades').getAttribute('aria-label')).toMatch(/on top, \d cards?, pays \d+/)
    expect(document.querySelector('.ribbon')?.getAttribute('aria-label')).toMatch(
      /^Draw deck: \d+ of 23 cards left/,
    )
    expect(visit.page.get('[aria-label="Computer 2, Conductor"]').text()).toContain('Computer 2')
  })

  it('closed by another window, it says so and is opened again by one button', async () => {
    visit = await sitDown(['human', 'conductor', 'conductor'])
    const cards = tracks(visit)
    await visit.depot.call('table.leave', { id: visit.store.table?.id ?? '' })
    await rest(visit)
    expect(document.querySelector('.hand')).toBeNull()
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('closed in another window')
    visit.named('Open it here again').click()
    await rest(visit)
    expect(tracks(visit)).toEqual(cards)
    expect(document.querySelectorAll('.hand [data-choice]')).toHaveLength(cards.length + 3)
  })

  it('counts no hand and names no winner of a game that was given up', async () => {
    visit = await sitDown(['human', 'conductor', 'conductor'])
    await visit.depot.call('games.abandon', { id: visit.table().id })
    await rest(visit)
    const sheet = visit.page.get('.sheet table')
    expect(sheet.get('.total').text()).toBe('Total$0$0$0')
    expect(sheet.text()).toContain('Cards in hand–––')
    expect(sheet.find('.winner').exists()).toBe(false)
  })

  it('asks for everything again after a long break, and keeps the card that was chosen', async () => {
    visit = await sitDown(['human', 'conductor', 'conductor'])
    const card = tracks(visit)[0] ?? ''
    const chosen = () => document.querySelector(`[data-choice="build:${card}"][aria-pressed="true"]`)
    document.querySelector<HTMLElement>(`[data-choice="build:${card}"]`)?.click()
    await rest(visit)
    expect(chosen()).not.toBeNull()
    const { serial } = visit.table()
    await reload(getActivePinia() as Pinia)
    await rest(visit)
    expect(visit.table().serial).toBeGreaterThan(serial)
    expect(chosen()).not.toBeNull()
    visit.primary().click()
    await rest(visit)
    expect(tracks(visit)).not.toContain(card)
  })

  it('colours the column of everybody who shares the first place', async () => {
    visit = await sitDown(['human', 'conductor', 'conductor'], {
      before: (depot, start) => depot.playToEnd(start),
    })
    const table = visit.table()
    const outcome = { totals: [40, 30, 40], places: [1, 3, 1], sheet: table.outcome?.sheet ?? null }
    const news = { from: table.at, past: { after: table.serial }, steps: [] }
    visit.store.arrival = { table: { ...table, outcome }, news }
    await rest(visit)
    const columns = visit.page.findAll('.sheet col').map((column) => column.classes().includes('winner'))
    expect(columns).toEqual([false, true, true, false])
  })

  it('[TC-14] frames the shares that may be passed on', async () => {
    visit = await sitDown(['human', 'conductor'], {
      before: async (depot, start) => {
        let now = await depot.settled(start.id)
        while ((now.view as { phase: string }).phase !== 'pass') now = await depot.step(now, 'invest')
      },
    })
    const framed = visit.page.findAll('.mine .choosable')
    expect(framed).toHaveLength(view(visit).seats[0]?.front.length ?? 0)
    expect(framed.length).toBeGreaterThan(1)
    await framed[1]?.trigger('click')
    expect(framed.map((share) => share.attributes('aria-pressed'))).toEqual(['false', 'true'])
  })

  it('shows what a chosen track would do, and builds it with the same button', async () => {
    visit = await sitDown(['human', 'conductor', 'conductor'])
    expect(visit.primary().getAttribute('aria-disabled')).toBe('true')
    const card = tracks(visit)[0] ?? ''
    const before = view(visit).turns
    document.querySelector<HTMLElement>(`[data-choice="build:${card}"]`)?.click()
    await rest(visit)
    expect(visit.primary().textContent).toMatch(new RegExp(`Build ${card.slice(1)} on`))
    expect(visit.page.get('.stack.target .sign').text()).toContain(`→ ${card.slice(1)}`)
    expect(document.querySelectorAll('.ghost')).toHaveLength(1)
    visit.primary().click()
    await rest(visit)
    expect(view(visit).turns).toBeGreaterThan(before)
    expect(tracks(visit)).not.toContain(card)
    expect(visit.page.get('.log').text()).toContain(`You built the ${card.slice(1)} on`)
  })

  it('is played by keys: arrows and numbers choose, Escape lets go, Enter builds, D invests', async () => {
    visit = await sitDown(['human', 'conductor', 'conductor'])
    const chosen = (): string | null | undefined =>
      document.querySelector('.hand [aria-pressed="true"]')?.getAttribute('data-choice')
    await visit.key('ArrowRight')
    const first = chosen()
    await visit.key('ArrowRight')
    expect(chosen()).not.toBe(first)
    await visit.key('1')
    expect(chosen()).toBe(first)
    expect(document.activeElement?.getAttribute('data-choice')).toBe(first)
    await visit.key('Escape')
    expect(chosen()).toBeUndefined()
    await visit.key('2')
    const own = tracks(visit).length
    await visit.key('Enter')
    expect(tracks(visit)).toHaveLength(own - 1)
    expect(document.activeElement).toBe(visit.primary())
    await visit.key('d')
    expect(visit.page.get('.log').text()).toMatch(/You (invested and drew|drew the first locomotive)/)
  })

  it('[TC-9] answers why a share cannot be played now, on the page and aloud', async () => {
    visit = await sitDown(['human', 'conductor', 'conductor'])
    document.querySelector<HTMLElement>('.hand .shares [data-choice]')?.click()
    await rest(visit)
    expect(visit.page.get('.prompt').text()).toBe('Shares are revealed only when a dividend is paid.')
    expect(visit.notices.spoken).toBe('Shares are revealed only when a dividend is paid.')
    expect(visit.table().state).toBe('open')
  })

  it('[TC-7] refuses a track on another suit’s stack with the rule', async () => {
    visit = await sitDown(['human', 'conductor', 'conductor'])
    await visit.key('1')
    const card =
      tracks(visit).find((track) =>
        visit?.page.find(`[data-choice="build:${track}"][aria-pressed="true"]`).exists(),
      ) ?? ''
    const other = [...'SHDC'].find((suit) => suit !== card[0]) ?? 'S'
    visit.page
      .get(`[data-stack="${other}"] .pile`)
      .element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await rest(visit)
    expect(visit.page.get('.prompt').text()).toBe('A track goes only on the stack of its own suit.')
    expect(tracks(visit)).toContain(card)
  })

  it('asks before a take-back that marks the game, and takes back', async () => {
    visit = await sitDown(['human', 'conductor', 'conductor'])
    const at = visit.table().at
    await visit.key('d')
    expect(visit.table().undo).toMatchObject({ possible: true, barrier: true, consent: [] })
    await visit.key('u')
    const dialog = document.querySelector('[role="dialog"]')
    expect(dialog?.textContent).toContain('marked as assisted')
    const confirm = [...document.querySelectorAll<HTMLElement>('[role="dialog"] footer button')].at(-1)
    confirm?.click()
    await rest(visit)
    expect(visit.table().at).toBe(at)
    expect(visit.table().marks.assisted).toBe(true)
    expect(visit.page.get('.top').text()).toContain('Assisted')
    expect(visit.table().redo).toBe(true)
  })

  it('gives a hint in the words of the game and marks its card', async () => {
    visit = await sitDown(['human', 'conductor', 'conductor'])
    visit.named('Hint').click()
    await rest(visit)
    // First only where to look, then the moves.
    expect(visit.page.findAll('.hints li')).toHaveLength(0)
    await visit.page.get('.nudge button').trigger('click')
    await rest(visit)
    const lines = visit.page.findAll('.hints .moves li')
    expect(lines.length).toBeGreaterThan(1)
    expect(lines[0]?.text()).toMatch(/^best: (Build \d+ on \w+|Invest: draw a card)/)
    const figures = visit.page.get('.hints details')
    expect(figures.attributes('open')).toBeUndefined()
    expect(figures.findAll('li')[0]?.text()).toMatch(/ points against: /)
    await lines[0]?.get('button').trigger('click')
    expect(visit.primary().getAttribute('aria-disabled')).toBeNull()
    visit.page.get('.hints .close').element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await rest(visit)
    expect(visit.page.find('.hints').exists()).toBe(false)
  })

  it('[TC-16] [TC-19] goes to the last page by Enter and arrows alone', async () => {
    visit = await sitDown(['human', 'conductor', 'conductor'], {
      before: async (depot, start) => {
        let table = await depot.settled(start.id)
        while ((table.view as unknown as TennesseeView).dividends < 2)
          table = await depot.step(table, 'invest')
        while ((table.view as unknown as TennesseeView).deck.left > 3)
          table = await depot.step(table, 'invest')
      },
    })
    for (let i = 0; i < 100 && !visit.page.find('.final').exists(); i++) {
      const ready = visit.primary().getAttribute('aria-disabled') !== 'true'
      if (ready) await visit.key('Enter')
      else if (visit.primary().textContent?.includes('track')) await visit.key('d')
      else await visit.key('ArrowRight')
    }
    expect(visit.table().state).toBe('finished')
    const final = visit.page.get('.final')
    const totals = visit.table().outcome?.totals ?? []
    for (const total of totals) expect(final.get('.sheet').text()).toContain(`$${total}`)
    expect(final.get('.board h2').text()).toMatch(/wins?|share the win/)
    expect(final.findAll('.dividends h3').map((title) => title.text())).toEqual([
      expect.stringMatching(/^First dividend/),
      expect.stringMatching(/^Second dividend/),
      'Last dividend',
    ])
    expect(final.findAll('.dividends li')).toHaveLength(9)
    expect(final.get('table.vh').findAll('tbody tr')).toHaveLength(3)
    const at = visit.table().at
    visit.named('Take back').click()
    await rest(visit)
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('assisted')
    expect(visit.table().at).toBe(at)
  })

  it('speaks German', async () => {
    visit = await sitDown(['human', 'conductor', 'conductor'], { locale: 'de' })
    expect(visit.page.get('.prompt').text()).toContain('Du bist am Zug.')
    await visit.key('1')
    expect(visit.primary().textContent).toMatch(/\d+ auf (Pik|Herz|Karo|Kreuz) bauen/)
  })
})
