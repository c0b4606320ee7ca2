import { describe, expect, it } from 'vitest'
import type { ExpressView } from '../../../../src-shared/games/express/types.ts'
// Loaded here, so that the page has them at once when it asks.
import '../../../../src-renderer/games/express/final/FinalPage.vue'
import '../../../../src-renderer/games/express/table/GameTable.vue'
import { rest, sitDown, type Visit } from '../../table/support.ts'

let visit: Visit | undefined
const view = (at: Visit): ExpressView => at.table().view as unknown as ExpressView
const texts = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? '')
const labels = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute('aria-label') ?? '')
const hand = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.fan [data-piece]')]
const game = { game: 'express', options: { match: 'hand' } }
const solo = (): Promise<Visit> =>
  sitDown(['human', 'apprentice', 'apprentice'], {
    game: { ...game, seed: 'dealer 1' },
    before: async (depot, start) => {
      // The first turn has rules of its own; play until the second is about to begin.
      let table = await depot.settled(start.id)
      for (let i = 0; i < 40 && (table.view as unknown as ExpressView).seats[0]?.turns === 0; i++) {
        table = await depot.step(table)
      }
      return table
    },
  })

describe('the table of Express', { timeout: 60_000 }, () => {
  it('names hand, trains, piles and seats, and says whose turn it is', async () => {
    visit = await solo()
    expect(labels('.fan [data-piece]').join()).toMatch(/\d points?|way car|disaster|caboose|wild|diesel/)
    expect(labels('.pile')[0]).toMatch(/^Draw deck, \d+ cards$/)
    expect(labels('.others .strip').concat(labels('.lane')).join()).toMatch(
      /Train 1, led by (loco|diesel engine)/,
    )
    expect(visit.page.get('.top').text()).toMatch(/one hand.*To the (left|right)/)
    expect(texts('.others .seat header').join()).toMatch(/Computer/)
  })

  it('[EX-5] draws from the deck by the primary button, or from the discards by its own', async () => {
    visit = await solo()
    expect(view(visit).phase).toBe('draw')
    expect(visit.primary().textContent).toContain('Draw two cards')
    const before = view(visit).deck.left
    const cards = hand().length
    visit.primary().click()
    await rest(visit)
    expect(view(visit).phase).toBe('turn')
    expect(before - view(visit).deck.left).toBe(2)
    const locos = view(visit).teams[0]?.trains.filter(({ engine }) => engine === 'loco').length ?? 0
    expect(hand()).toHaveLength(cards + 2 + locos)
  })

  it('[EX-8] takes the locos up, tagged, and puts all of them back with L; Backspace and Reset undo it', async () => {
    visit = await solo()
    await visit.key('d')
    const trains = view(visit).teams[0]?.trains ?? []
    const locos = trains.filter(({ engine }) => engine === 'loco').length
    expect(locos).toBeGreaterThan(0)
    expect(texts('.tag')).toHaveLength(locos)
    expect(texts('.checks .no').join()).toContain('Every train needs a loco')
    await visit.key('l')
    expect(texts('.tag')).toHaveLength(0)
    expect(texts('.checks .no').join()).not.toContain('loco')
    expect(texts('.steps li').at(-1)).toMatch(/Put \d locos? under/)
    await visit.key('Backspace')
    expect(texts('.tag')).toHaveLength(locos)
    await visit.key('l')
    visit.named('Reset turn').click()
    await rest(visit)
    expect(texts('.tag')).toHaveLength(locos)
  })

  it('[EX-10] lays a hint out as a draft, says on the button what it does, and does it', async () => {
    visit = await solo()
    await visit.key('d')
    expect(visit.primary().getAttribute('aria-disabled')).toBe('true')
    visit.named('Hint').click()
    await rest(visit)
    await visit.page.get('.hints .nudge button').trigger('click') // first where to look, then the moves
    await rest(visit)
    expect(visit.page.findAll('.hints li').length).toBeGreaterThan(1)
    await visit.page.get('.hints li button').trigger('click')
    await rest(visit)
    expect(visit.primary().getAttribute('aria-disabled')).toBeNull()
    expect(texts('.checks .no')).toEqual([])
    expect(visit.primary().textContent).toMatch(/^(Discard|Go out|Play again|[a-z ]+): ?/)
    const turns = view(visit).seats[0]?.turns ?? 0
    await visit.key('Enter')
    expect((view(visit).seats[0]?.turns ?? 0) > turns || view(visit).phase === 'over').toBe(true)
    expect(texts('.log li').join(' ')).toMatch(/You laid as locos/)
  })

  it('[EX-15] refuses a car of another type with the rule, on the page and aloud, and lays nothing', async () => {
    visit = await solo()
    await visit.key('d')
    await visit.key('l')
    const types = (view(visit).teams[0]?.trains ?? []).map(({ cars }) => cars[0])
    const freight =
      /box car|hopper|tank car|coal car|coil steel car|gondola|commuter car|piggyback car|auto carrier/
    const other = hand().find((card) => {
      const name = card.getAttribute('aria-label') ?? ''
      return freight.test(name) && !name.includes(String(types[0]))
    })
    expect(other).toBeDefined()
    other?.click()
    await rest(visit)
    const cards = hand().length
    const slot = document.querySelector('[data-place="lane:0:"].place')
    expect(slot?.getAttribute('aria-label')).toContain('Cars of different types need a wild between them.')
    await visit.key('1')
    expect(visit.page.get('.prompt').text()).toBe('Cars of different types need a wild between them.')
    expect(visit.notices.spoken).toBe('Cars of different types need a wild between them.')
    expect(hand()).toHaveLength(cards)
  })

  it('starts a train by key and by click, scores it live, and takes single cards back', async () => {
    visit = await solo()
    await visit.key('d')
    await visit.key('l')
    const trains = document.querySelectorAll('.lane').length
    const start = hand().find((card) => /\d points?$/.test(card.getAttribute('aria-label') ?? ''))
    start?.click()
    await rest(visit)
    visit.page.get('[data-place="new::"]').element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await rest(visit)
    expect(document.querySelectorAll('.lane')).toHaveLength(trains + 1)
    expect(texts('.lane .score b').at(-1)).toBe('0')
    expect(labels('.lane').at(-1)).toContain('no engine yet')
    document.querySelector<HTMLElement>('.lane .car.new')?.click()
    await rest(visit)
    expect(document.querySelectorAll('.lane')).toHaveLength(trains)
    expect(texts('.steps li').at(-1)).toContain('Taken back')
  })

  it('orders the hand by kind or as its owner likes', async () => {
    visit = await solo()
    visit.named('Sorted').click()
    await rest(visit)
    expect(texts('.mine .btn')[0]).toBe('Free order')
  })

  it('[EX-41] ends on the score sheet, in German too', async () => {
    visit = await sitDown(['human', 'apprentice'], {
      game: { ...game, seed: 'end' },
      locale: 'de',
      before: async (depot, start) => {
        let table = await depot.settled(start.id)
        for (let i = 0; i < 600 && table.state === 'open'; i++) table = await depot.step(table)
        return table
      },
    })
    const totals = visit.table().outcome?.totals ?? []
    expect(visit.table().state).toBe('finished')
    const final = visit.page.get('.final')
    expect(final.get('.board h2').text()).toMatch(/gewinn|Sieg/)
    for (const total of totals) expect(final.get('.sheet').text()).toContain(String(Math.abs(total)))
    expect(final.get('.hand').text()).toContain('Wertung der Runde 1')
    expect(texts('.trains .seat')).toHaveLength(2)
  })

  it('[EX-31] asks for an answer with the same two buttons, whether or not the way car is held', async () => {
    visit = await sitDown(['human', 'apprentice', 'apprentice'], {
      game: { ...game, seed: 'asked', options: { match: 'hands', hands: 6 } },
      before: async (depot, start) => {
        let table = await depot.settled(start.id)
        for (let i = 0; i < 900 && (table.view as unknown as ExpressView).phase !== 'answer'; i++) {
          table = await depot.step(table)
        }
        return table
      },
    })
    expect(view(visit).phase).toBe('answer')
    const pending = view(visit).pending
    expect(visit.primary().textContent).toContain('Stop it: ')
    const holds = (view(visit).seats[0]?.hand as string[]).includes(pending?.wayCar ?? '')
    expect(visit.primary().getAttribute('aria-disabled') === null).toBe(holds)
    expect(visit.page.get('.scene').text()).toMatch(
      /plays (broken car|derailment|steal|switch engines|wreck)/,
    )
    expect(visit.page.get('.scene').text()).toContain('Asked: You')
    expect(visit.page.get('.scene').text()).toContain('with or without the card')
    await visit.key('n')
    expect(texts('.log li').join(' ')).toContain('You do not stop it.')
  })
})
