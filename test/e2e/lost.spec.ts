/** Why an open page hears nothing: it names the true cause, and goes on by itself when that is over. */
import { expect, test } from './support/fixtures.ts'
import { openHome } from './support/table.ts'

test('stopped and started again are told apart, and a fresh link lets the open page go on', async ({
  page,
  context,
  depot,
  problems,
}) => {
  await openHome(page, depot.url)
  await depot.kill()
  await expect(page.getByText('Express Depot has stopped.')).toBeVisible({ timeout: 20_000 })
  await depot.startAgain()
  await expect(page.getByText('Express Depot was started again.')).toBeVisible({ timeout: 20_000 })
  const fresh = await context.newPage()
  await fresh.goto(depot.url)
  await expect(page.getByText('Express Depot was started again.')).toBeHidden({ timeout: 20_000 })
  await page.getByRole('link', { name: /Tennessee Central/ }).click()
  await expect(page.getByRole('button', { name: /^Start/ })).toBeVisible()
  problems.length = 0 // the break was meant
})

test('a page whose cookie was deleted says so at the next click', async ({
  page,
  context,
  depot,
  problems,
}) => {
  await openHome(page, depot.url)
  await page.getByRole('link', { name: /Tennessee Central/ }).click()
  await expect(page.getByRole('button', { name: /^Start/ })).toBeVisible()
  await context.clearCookies()
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect(page.getByText('The browser has lost the cookie')).toBeVisible()
  problems.length = 0 // the refusal was meant
})

test('an application that slept is no failure: the click waits for it', async ({ page, depot }) => {
  await openHome(page, depot.url)
  await page.getByRole('link', { name: /Tennessee Central/ }).click()
  await expect(page.getByRole('button', { name: /^Start/ })).toBeVisible()
  depot.sleep()
  await page.getByRole('button', { name: /^Start/ }).click()
  await page.waitForTimeout(4000)
  await expect(page.getByRole('alert')).toHaveCount(0)
  depot.wake()
  await expect(page.locator('section.hand button')).toHaveCount(8)
})
