/** What a person looks at between two games, all of it in the same page, by what is written there. */
import { expect, type Page } from '@playwright/test'
import { rows } from '../support/past.ts'

export async function goTo(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click()
}

/** From the last page of a game: its replay, the history, statistics, rules, settings, and back to New game. */
export async function lookBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Replay' }).click()
  const place = page.getByRole('slider', { name: 'Moves' })
  await expect(place).toHaveValue('0')
  for (const at of ['1', '2', '3']) {
    await page.keyboard.press('ArrowRight')
    await expect(place).toHaveValue(at)
  }
  await page.keyboard.press('End')
  await expect(page.getByText(/^Move (\d+) of \1$/)).toBeVisible()
  await goTo(page, 'History')
  await rows(page).first().click()
  await expect(page.getByRole('link', { name: 'Replay' }).first()).toBeVisible()
  await goTo(page, 'Statistics')
  await expect(page.locator('.keys li').first()).toBeVisible()
  await goTo(page, 'Rules')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await goTo(page, 'Settings')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await goTo(page, 'New game')
  // Always the same game: what is measured then is always the same page.
  await page.getByRole('radio', { name: /^Tennessee Central/ }).click()
  await expect(page.getByRole('button', { name: /^Start/ })).toBeVisible()
}
