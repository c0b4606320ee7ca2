/** More than one window, small windows with large text, and links to games that are not there. */
import { expect, test } from './support/fixtures.ts'
import { watchProblems } from './support/problems.ts'
import { hand, myTurn, openHome, playFirst, setPace } from './support/table.ts'

test.describe.configure({ timeout: 90_000 })

test('a table another window left says so, and goes on where it is opened again', async ({
  page,
  context,
  depot,
  problems,
}) => {
  await openHome(page, depot.url)
  await page.getByRole('link', { name: /Tennessee Central/ }).click()
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect(hand(page)).toHaveCount(8)
  await setPace(page, 'At once')
  expect(await myTurn(page)).toBe('turn')

  const other = await context.newPage()
  watchProblems(other, problems)
  await other.goto(page.url())
  await expect(hand(other)).toHaveCount(8)
  await other.goto(`${depot.origin}/#/`)
  await expect(page.getByRole('alert')).toContainText('closed in another window')
  await expect(hand(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Open it here again' }).click()
  await expect(hand(page)).toHaveCount(8)
  expect(await myTurn(page)).toBe('turn')
  await playFirst(page)
  await expect(hand(page)).toHaveCount(7)
})

test('a link to a game that is not there leads home', async ({ page, depot }) => {
  await openHome(page, depot.url)
  await page.goto(`${depot.origin}/#/table/nothing-here`)
  await expect(page.getByText('This game could not be opened.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('link', { name: /Tennessee Central/ })).toBeVisible()
})

test('the tools of a table stay in a small window with the largest text', async ({ page, depot }) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  await openHome(page, depot.url)
  await page.getByRole('link', { name: /Tennessee Central/ }).click()
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect(hand(page)).toHaveCount(8)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '150%'
  })
  const last = page.locator('.top .tools button').last()
  await expect
    .poll(async () => {
      const box = await last.boundingBox()
      return (box?.x ?? 0) + (box?.width ?? Infinity)
    })
    .toBeLessThanOrEqual(1024)
  // Downwards it may scroll, sideways never.
  for (const scale of ['125%', '150%']) {
    await page.evaluate((size) => void (document.documentElement.style.fontSize = size), scale)
    await expect
      .poll(() => page.locator('#main').evaluate((main) => main.scrollWidth - main.clientWidth))
      .toBe(0)
  }
})
