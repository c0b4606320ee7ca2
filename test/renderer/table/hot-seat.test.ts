import { afterEach, describe, expect, it, vi } from 'vitest'
import type { TennesseeView } from '../../../src-shared/games/tennessee-central/types.ts'
import { rest, sitDown, type Visit } from './support.ts'

let visit: Visit | undefined
afterEach(() => {
  vi.useRealTimers()
})
const view = (at: Visit): TennesseeView => at.table().view as unknown as TennesseeView

/** What is on the page of faces and names of cards that are not public. */
function handOnPage(): string[] {
  const cards = [...document.querySelectorAll('.hand [data-choice], .hand li > svg use')]
  return cards
    .map((card) => card.getAttribute('aria-label') ?? card.getAttribute('href') ?? '')
    .filter((name) => !name.includes('back'))
}
async function open(at: Visit): Promise<void> {
  // Assistive technology can only press; it opens at once.
  document.querySelector<HTMLElement>('.ring')?.click()
  await rest(at)
}
async function openToHand(at: Visit): Promise<void> {
  await open(at)
  if (at.page.find('.recap').exists()) {
    at.primary().click()
    await rest(at)
  }
}

describe('two persons at one window', { timeout: 30_000 }, () => {
  it('begins behind closed doors, with nothing of any hand on the page', async () => {
    visit = await sitDown(['human', 'human'])
    expect(visit.page.get('.curtain h1').text()).toContain(
      visit.table().seats[visit.table().curtain?.seat ?? 0]?.name,
    )
    expect(visit.page.find('.table').exists()).toBe(false)
    expect(handOnPage()).toEqual([])
    expect(visit.table().viewer).toBe('public')
  })

  it('opens only when held for a second, by key too, and closes when let go before', async () => {
    visit = await sitDown(['human', 'human'])
    const ring = document.querySelector<HTMLElement>('.ring')
    expect(document.activeElement).toBe(ring)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const press = (type: string) =>
      ring?.dispatchEvent(new KeyboardEvent(type, { key: ' ', bubbles: true, cancelable: true }))
    press('keydown')
    vi.advanceTimersByTime(900)
    press('keyup')
    vi.advanceTimersByTime(900)
    expect(visit.table().curtain?.open).toBe(false)
    press('keydown')
    vi.advanceTimersByTime(1001)
    vi.useRealTimers()
    await rest(visit)
    expect(visit.table().curtain?.open).toBe(true)
    expect(handOnPage().length).toBe(8)
  })

  it('closes when the window is left, and after the decision; first it tells what happened meanwhile', async () => {
    visit = await sitDown(['human', 'human'])
    await openToHand(visit)
    expect(handOnPage()).toHaveLength(8)
    window.dispatchEvent(new Event('blur'))
    await rest(visit)
    expect(visit.page.find('.curtain').exists()).toBe(true)
    expect(handOnPage()).toEqual([])
    await openToHand(visit)
    const first = visit.table().curtain?.seat ?? 0
    await visit.key('1')
    await visit.key('Enter')
    expect(visit.page.find('.curtain').exists()).toBe(true)
    expect(visit.table().curtain?.seat).not.toBe(first)
    expect(handOnPage()).toEqual([])
    expect(visit.notices.spoken).not.toMatch(/of (spades|hearts|diamonds|clubs)/)
    await open(visit)
    expect(visit.page.get('.recap').text()).toContain('built the')
    expect(handOnPage()).toEqual([])
    visit.primary().click()
    await rest(visit)
    expect(handOnPage()).toHaveLength(8)
  })

  it('[TC-10] shows the reveal to everybody before the doors close again', async () => {
    visit = await sitDown(['human', 'human'], {
      before: async (depot, start) => {
        let table = await depot.settled(start.id)
        const ahead = () => (table.view as unknown as TennesseeView).phase !== 'reveal'
        while (ahead()) table = await depot.step(table, 'invest')
      },
    })
    for (let i = 0; i < 9 && view(visit).dividends === 0; i++) {
      if (visit.page.find('.curtain').exists()) await openToHand(visit)
      await visit.key('1')
      await visit.key('Enter')
    }
    expect(view(visit).dividends).toBe(1)
    expect(visit.page.find('.curtain').exists()).toBe(false)
    expect(visit.table().viewer).toBe('public')
    expect(handOnPage()).toEqual([])
    expect(visit.page.get('.log').text()).toMatch(/First dividend: Person 1 \d+ and Person 2 \d+/)
    expect(visit.primary().textContent).toContain('Go on')
    visit.primary().click()
    await rest(visit)
    expect(visit.page.find('.curtain').exists()).toBe(true)
  })

  it('asks for the consent of everyone before a take-back into the shared game', async () => {
    visit = await sitDown(['human', 'human'])
    await openToHand(visit)
    await visit.key('1')
    await visit.key('Enter')
    await openToHand(visit)
    const at = visit.table().at
    await visit.key('u')
    const boxes = [...document.querySelectorAll<HTMLInputElement>('[role="dialog"] input')]
    expect(boxes).toHaveLength(2)
    const confirm = [...document.querySelectorAll<HTMLElement>('[role="dialog"] footer button')].at(-1)
    confirm?.click()
    await rest(visit)
    expect(visit.table().at).toBe(at)
    for (const box of boxes) box.click()
    await rest(visit)
    confirm?.click()
    await rest(visit)
    expect(visit.table().at).toBe(at - 1)
  })

  it('asks for the PIN of a player who has set one', async () => {
    visit = await sitDown(['human', 'human'], {
      before: async (depot) => {
        for (const { id } of await depot.call('players.list', {}))
          await depot.call('players.pin', { id, pin: '4711' })
      },
    })
    expect(visit.table().curtain?.pin).toBe(true)
    await open(visit)
    expect(visit.table().curtain?.open).toBe(false)
    await visit.page.get('.pin input').setValue('4711')
    await open(visit)
    expect(visit.table().curtain?.open).toBe(true)
  })
})
