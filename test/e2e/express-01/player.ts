/** A person of modest skill at the table of Express 01: builds what it can pay, buys a share, runs its best train. */
import { expect, type Locator, type Page } from '@playwright/test'
import { primary } from '../support/table.ts'
import { patient } from '../support/patience.ts'

const prompt = (page: Page): Locator => page.locator('p.prompt')
const handed = (page: Page): Locator => page.locator('section.hand [data-choice]')
const openSpaces = (page: Page, base: boolean): Locator =>
  page.locator(`[data-space][aria-label*="can be upgraded"]${base ? '[aria-label*="base card"]' : ''}`)
const ready = (page: Page): Locator => page.locator('.act .primary:not([aria-disabled="true"])')

export type Due =
  'bid' | 'pair' | 'expand' | 'buy' | 'bonus' | 'engine' | 'take' | 'order' | 'go-on' | 'curtain' | 'over'

/** The beginning of what the table asks for. */
const ASKED: readonly (readonly [RegExp, Due])[] = [
  [/^Turn order\. Choose a card/, 'bid'],
  [/^Turn order\. Swap/, 'order'],
  [/^Your turn\./, 'pair'],
  [/^Expand\./, 'expand'],
  [/^Buy\./, 'buy'],
  [/^Bonus\./, 'bonus'],
  [/^You hold the black engine\./, 'engine'],
  [/^A payment\./, 'take'],
]

/** What is written on the page: its primary button, what the table asks for, whether the doors are shut. */
const written = (page: Page): Promise<{ button: string; asked: string; shut: boolean }> =>
  page.evaluate(() => {
    const text = (selector: string): string => document.querySelector(selector)?.textContent?.trim() ?? ''
    return {
      button: text('.act .primary') || text('.actions .primary'),
      asked: text('p.prompt'),
      shut: !!document.querySelector('button.ring'),
    }
  })

/** What the person at the screen has to do next; waits until there is something. */
export async function due(page: Page): Promise<Due> {
  const seen: { now: Due | 'wait' } = { now: 'wait' }
  const look = async () => {
    const { button, asked, shut } = await written(page)
    if (button.startsWith('Play again')) seen.now = 'over'
    else if (shut) seen.now = 'curtain'
    else if (/^(Go on|To the)/.test(button)) seen.now = 'go-on'
    else if (button === '' || button.startsWith('Not your turn')) seen.now = 'wait'
    else seen.now = ASKED.find(([words]) => words.test(asked))?.[1] ?? 'wait'
    return seen.now
  }
  await expect.poll(look, { timeout: patient(60_000), intervals: [20, 40, 80] }).not.toBe('wait')
  if (seen.now === 'wait') throw new Error('there is nothing to do')
  return seen.now
}

/** Presses a button that acts, and waits until the page shows the answer: what it said before is not read again. */
async function act(page: Page, button: Locator): Promise<void> {
  const answer = page.waitForResponse(
    (response) =>
      response.url().endsWith('/rpc') && (response.request().postData()?.includes('"table.act"') ?? false),
  )
  await button.click()
  await (await answer).finished()
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )
}

/** Carries out what the primary button says. */
async function confirm(page: Page): Promise<void> {
  await expect(primary(page)).not.toHaveAttribute('aria-disabled', 'true')
  await act(page, primary(page))
}

/** Ends the action at hand, where it can be ended. */
export async function done(page: Page): Promise<void> {
  const end = page.locator('.act .second:not(.off)').filter({ hasText: /Done|Send no|Keep my/ })
  const only = primary(page).filter({ hasText: /Done|Send no|Keep my/ })
  await expect(end.or(only).first()).toBeVisible()
  if (await end.isVisible()) await act(page, end)
  else await confirm(page)
}

/** Builds on a base card where one is open, else anywhere; ends when nothing can be paid. */
async function expand(page: Page): Promise<void> {
  const base = openSpaces(page, true)
  const any = openSpaces(page, false)
  const stuck = prompt(page).filter({ hasText: /end expanding/ })
  // [E1-39] After an idle round the black engine has to be paid with where nothing else is left.
  const must = prompt(page).filter({ hasText: /pay and lay/ })
  await expect(any.or(stuck).or(must).first()).toBeVisible()
  if ((await any.count()) === 0 && (await stuck.isVisible())) return done(page)
  const engine = page.getByRole('button', { name: /^The black engine/ })
  await expect(any.or(engine).first()).toBeVisible()
  if ((await any.count()) === 0) await engine.click()
  await expect(any.first()).toBeVisible()
  const space = ((await base.count()) > 0 ? base : any).first()
  const place = (await space.getAttribute('aria-label'))?.split(',')[0]?.trim() ?? ''
  await space.focus()
  await page.keyboard.press('Enter')
  await expect(primary(page)).toContainText(`Lay ${place}`)
  await confirm(page)
  await expect(page.locator('.tray')).toBeHidden()
}

/** Does the first sensible thing. */
export async function decide(page: Page, what: Exclude<Due, 'over' | 'curtain'>): Promise<void> {
  switch (what) {
    case 'go-on':
      return primary(page).click()
    case 'bid':
      await page.keyboard.press('1')
      return confirm(page)
    case 'pair':
      await page.keyboard.press((await handed(page).count()) > 0 ? '1' : '3')
      // [E1-39] After an idle round only a pair in which something can be done.
      if ((await primary(page).getAttribute('aria-disabled')) === 'true') await page.keyboard.press('1')
      return confirm(page)
    case 'expand':
      return expand(page)
    case 'buy':
      return (await ready(page).filter({ hasText: /^Buy / }).isVisible()) ? confirm(page) : done(page)
    case 'bonus':
      return (await ready(page).filter({ hasText: 'Run the train' }).isVisible()) ? confirm(page) : done(page)
    case 'engine':
      await page.keyboard.press('2')
      return confirm(page)
    case 'take':
      await page.keyboard.press('1')
      return confirm(page)
    case 'order':
      return done(page)
  }
}
