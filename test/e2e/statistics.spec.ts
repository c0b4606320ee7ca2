/** Statistics: from Home to a figure, its table, and the games behind it. */
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { moveIn } from './support/household.ts'
import { openHome } from './support/table.ts'

test('figures say what they count and lead to those games', async ({ page, depot }) => {
  test.slow()
  await moveIn(depot, 'tennessee-central', 30)
  await openHome(page, depot.url)
  await page.getByRole('link', { name: 'Statistics' }).click()
  await expect(page.getByRole('heading', { name: 'Statistics', exact: true })).toBeVisible()
  await expect(page.locator('.keys li').first()).toContainText(/^29\s*games finished/)
  await expect(page.locator('.keys')).toContainText('one assisted')
  await expect(page.getByRole('status').filter({ hasText: 'Counted from' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Dividends by company/ })).toBeVisible()

  await page.getByRole('button', { name: /^As a table.*Places$/ }).click()
  const row = page.getByRole('region', { name: 'Places' }).getByRole('row').nth(1)
  await expect(row).toContainText('29')
  await expectAccessible(page)
  await row.getByRole('link').click()
  await expect(page.getByRole('status').filter({ hasText: '29 games' })).toBeVisible()
})

test('other games, other figures; in the dark and in a small window', async ({ page, depot }) => {
  test.slow()
  await moveIn(depot, 'tennessee-central', 12)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1024, height: 700 })
  await page.goto(depot.url)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await page.goto(`${depot.origin}/#/statistics`)
  await page.getByRole('button', { name: 'Which games' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Assisted games' }).click()
  await expect(page.locator('.keys li').first()).toContainText(/^1\s*games finished/)
  await page.getByRole('radio', { name: 'Express 01' }).click()
  await expect(page.getByText('No finished game is like this yet.')).toBeVisible()
  await page.getByRole('radio', { name: 'All games' }).click()
  await expect(page.getByRole('img', { name: /^Totals/ })).toBeVisible()
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
