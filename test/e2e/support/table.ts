/** Moving about the pages as a person does: by what is written on them. */
import { expect, type Locator, type Page } from '@playwright/test'
import { patient } from './patience.ts'

/** Looks again after so many milliseconds: the page answers sooner than a test usually asks. */
export const SOON = { intervals: [20, 40, 80] }

/** The one primary button of a table. */
export const primary = (page: Page): Locator => page.locator('.act .primary')
/** Cards and stacks that may be chosen now: only while a locomotive is to be placed a stack is pressed or not. */
const choices = (page: Page): Locator =>
  page.locator('[data-choice][aria-pressed]:not([aria-disabled="true"])')
export const hand = (page: Page): Locator => page.locator('section.hand button')
export const log = (page: Page): Locator => page.locator('aside .log li')
export const playAgain = (page: Page): Locator => page.getByRole('button', { name: /Play again/ })

export async function openHome(page: Page, url: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(url)
  await expect(page.getByRole('heading').first()).toBeVisible()
}

/** The pace of the computers, chosen in the top bar of a table. */
export async function setPace(page: Page, pace: 'At once' | 'Step by step'): Promise<void> {
  await page.getByRole('button', { name: /^Pace of the computers/ }).click()
  await page.getByRole('menuitemradio', { name: pace }).click()
}

/** Waits until the person at the screen can do something, or the last page is there. */
export async function myTurn(page: Page): Promise<'turn' | 'go-on' | 'over'> {
  const what = async () => {
    if (await playAgain(page).isVisible()) return 'over'
    if (await page.locator('.act .primary:not([aria-disabled="true"])').isVisible()) return 'go-on'
    return (await choices(page).count()) > 0 ? 'turn' : 'wait'
  }
  await expect.poll(what, { timeout: patient(20_000), intervals: [30, 60, 100, 200] }).not.toBe('wait')
  return (await what()) as 'turn' | 'go-on' | 'over'
}

/** Does something and waits until the log or the primary button tells of it, as a person looks before going on. */
export async function seeing(page: Page, act: () => Promise<void>): Promise<void> {
  const look = async () => [await log(page).count(), ...(await primary(page).allTextContents())].join()
  const before = await look()
  await act()
  await expect.poll(look, SOON).not.toBe(before)
}

/** Chooses something that may be chosen now, a card of the hand before anything else, and carries it out. */
export async function playFirst(page: Page): Promise<void> {
  const open = (kind: string) =>
    page.locator(`[data-choice^="${kind}:"][aria-pressed]:not([aria-disabled="true"])`)
  if ((await primary(page).getAttribute('aria-disabled')) === 'true')
    for (const kind of ['build', 'reveal', 'pass', 'locomotive']) {
      if ((await open(kind).count()) === 0) continue
      await open(kind).first().click()
      break
    }
  await expect(primary(page)).not.toHaveAttribute('aria-disabled', 'true', { timeout: patient(15_000) })
  await seeing(page, () => primary(page).click())
}

/** Presses a key that chooses something. */
export async function chooseByKey(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await expect(primary(page)).not.toHaveAttribute('aria-disabled', 'true')
}

/** Holds the doors open until they are gone. Returns whose they were. */
export async function openDoors(page: Page): Promise<string> {
  const ring = page.locator('button.ring') // it says "Keep holding" meanwhile
  await expect(ring).toBeVisible()
  const name = (await page.getByRole('heading', { level: 1 }).textContent())?.trim() ?? ''
  await ring.hover()
  await page.mouse.down()
  await expect(ring).toBeHidden({ timeout: patient(5_000) })
  await page.mouse.up()
  return name
}

/** Opens the doors of the seat whose turn it is, and shows its hand. Returns whose. */
export async function openCurtain(page: Page): Promise<string> {
  const name = await openDoors(page)
  // What happened meanwhile comes first, where anything did.
  const recap = page.getByRole('button', { name: /To my hand/ })
  await expect(recap.or(hand(page).first()).first()).toBeVisible()
  if (await recap.isVisible()) await recap.click()
  await expect(hand(page).first()).toBeVisible()
  return name
}
