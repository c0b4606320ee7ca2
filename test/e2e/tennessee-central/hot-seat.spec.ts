/** Three people round one screen: nobody ever meets another seat's hand, in the page or in any message. */
import { expect, test } from '../support/fixtures.ts'
import type { Page } from '@playwright/test'
import type { Messages } from '../support/messages.ts'
import { hand, myTurn, openCurtain, openHome, playFirst } from '../support/table.ts'
import { patient } from '../support/patience.ts'

test.describe.configure({ timeout: 100_000 })

/** Codes of the cards in the hand that lies open. */
const codes = (page: Page): Promise<string[]> =>
  hand(page).evaluateAll((cards) =>
    cards.map((card) => card.getAttribute('data-anchor')?.replace(/^.*[:-]/, '') ?? ''),
  )

/** Names of those cards, as a screen reader hears them. */
const spoken = (page: Page): Promise<string[]> =>
  hand(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''))

const PEOPLE = ['Marie', 'Anton', 'Lene'] as const

/** The first seats of New game become persons with names. */
async function seatPeople(page: Page, count: number): Promise<void> {
  for (const [seat, name] of PEOPLE.slice(0, count).entries()) {
    await page.getByRole('radio', { name: 'Human' }).nth(seat).click()
    await page.getByLabel(`Name of seat ${seat + 1}`).fill(name)
  }
}

async function everything(
  page: Page,
  messages: Messages,
): Promise<{ html: string; told: string; heard: string }> {
  return {
    html: await page.content(),
    told: (await messages.all()).join('\n'),
    heard: await page.locator('body').ariaSnapshot(),
  }
}

test('three people: no page, accessibility tree or message holds another hand', async ({
  page,
  depot,
  messages,
}) => {
  await openHome(page, depot.url)
  await page.getByRole('link', { name: /Tennessee Central/ }).click()
  await seatPeople(page, 3)
  await page.getByRole('button', { name: /^Start/ }).click()

  /** What each seat was seen to hold, kept from everybody else until it is played. */
  const hands = new Map<string, { codes: string[]; spoken: string[] }>()
  for (let turn = 0; turn < 9; turn++) {
    await expect(page.getByRole('button', { name: /Hold to open/ })).toBeVisible({ timeout: patient(15_000) })
    const closed = await everything(page, messages)
    await messages.forget()
    for (const { codes: held, spoken: names } of hands.values()) {
      for (const code of held) expect(closed.html).not.toContain(`"${code}"`)
      for (const name of names) expect(closed.heard).not.toContain(name)
    }
    await expect(hand(page)).toHaveCount(0)

    const who = await openCurtain(page)
    const own = { codes: await codes(page), spoken: await spoken(page) }
    expect(own.codes.every((code) => /^[SHDC](10|[2-9JQK])$/.test(code))).toBe(true)

    const open = await everything(page, messages)
    for (const [other, theirs] of hands) {
      if (other === who) continue
      for (const code of theirs.codes) {
        if (own.codes.includes(code)) throw new Error(`${code} is in two hands`)
        expect(open.told, `a message to ${who} about ${other}`).not.toContain(`"${code}"`)
        expect(open.html, `the page of ${who} about ${other}`).not.toContain(`card:${code}`)
      }
    }

    expect(await myTurn(page)).not.toBe('over')
    const cards = page.locator('section.hand [data-choice]:not([aria-disabled="true"])')
    const laid = await cards.first().getAttribute('data-anchor')
    await playFirst(page)
    const played = laid?.replace(/^.*[:-]/, '')
    const rest = own.codes
      .map((code, i) => ({ code, name: own.spoken[i]! }))
      .filter(({ code }) => code !== played)
    hands.set(who, { codes: rest.map(({ code }) => code), spoken: rest.map(({ name }) => name) })
    await messages.forget()
  }
  expect(hands.size).toBe(3)
})

test('a window that loses the focus closes the doors', async ({ page, depot }) => {
  await openHome(page, depot.url)
  await page.getByRole('link', { name: /Tennessee Central/ }).click()
  await seatPeople(page, 2)
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect(page.getByRole('button', { name: /Hold to open/ })).toBeVisible({ timeout: patient(15_000) })
  await openCurtain(page)
  await expect(hand(page).first()).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await expect(page.getByRole('button', { name: /Hold to open/ })).toBeVisible()
  await expect(hand(page)).toHaveCount(0)
})
