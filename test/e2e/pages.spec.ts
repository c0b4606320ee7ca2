/** Every page by itself: clean for axe, in both languages and themes. */
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { openHome } from './support/table.ts'

const PAGES = ['', 'new', 'history', 'settings', 'rules/tennessee-central'] as const

for (const theme of ['light', 'dark'] as const)
  test(`axe finds nothing on any page, ${theme}`, async ({ page, depot }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.goto(depot.url)
    await expect(page.getByRole('heading').first()).toBeVisible()
    const title = page.getByRole('heading', { level: 1 })
    let before = ''
    for (const path of PAGES) {
      await page.goto(`${depot.origin}/#/${path}`)
      await expect(title).not.toHaveText(before) // the page before stays until the next is loaded
      await expectAccessible(page)
      before = (await title.textContent()) ?? ''
    }
  })

test('the application speaks German', async ({ page, depot }) => {
  await openHome(page, depot.url)
  await page.goto(`${depot.origin}/#/settings`)
  await page.getByRole('radio', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goto(`${depot.origin}/#/`)
  await page.getByRole('link', { name: /Tennessee Central/ }).click()
  await expect(page.getByRole('button', { name: /^Starten/ })).toBeVisible()
  await expect(page.getByText('Plätze').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Zettel' })).toBeVisible()
  // Beside the table, which is still open.
  await page.goto(`${depot.origin}/#/rules/tennessee-central`)
  await expect(page.getByRole('button', { name: 'Dein Zug' })).toBeVisible()
})

test('rules are searched and linked by their numbers', async ({ page, depot }) => {
  await openHome(page, depot.url)
  await page.goto(`${depot.origin}/#/rules/tennessee-central/TC-10`)
  await expect(page.getByText('TC-10').first()).toBeInViewport()
})
