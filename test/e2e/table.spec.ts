/** What a table does for any game: hints, taking back, and going on after the application was killed. */
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { patient } from './support/patience.ts'
import { hand, log, myTurn, openHome, playFirst, setPace } from './support/table.ts'

test.describe.configure({ timeout: 180_000 })

test('a hint says where to look, and asked again names moves of the search', async ({ page, depot }) => {
  await openHome(page, depot.url)
  await page.getByRole('link', { name: /Tennessee Central/ }).click()
  await page.getByRole('button', { name: /^Start/ }).click()
  await setPace(page, 'At once')
  expect(await myTurn(page)).toBe('turn')
  await page.keyboard.press('h')
  await expect(page.getByRole('button', { name: 'Show the moves' })).toBeVisible({
    timeout: patient(20_000),
  })
  await expectAccessible(page)
  await page.keyboard.press('h')
  await expect(page.locator('.hints .moves li').first()).toContainText('best', { timeout: patient(20_000) })
  await page.getByText('Figures, and how sure they are').click()
  await expect(page.getByText(/wins about \d+ of 100/).first()).toBeVisible()
  await expectAccessible(page)
})

test('take back past something seen has its price, and the same card comes again', async ({
  page,
  depot,
}) => {
  await openHome(page, depot.url)
  await page.getByRole('link', { name: /Tennessee Central/ }).click()
  await page.getByRole('button', { name: /^Start/ }).click()
  await setPace(page, 'At once')
  expect(await myTurn(page)).toBe('turn')
  const cards = async () =>
    (
      await hand(page).evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')?.split('.')[0]))
    ).sort()
  const before = await cards()
  const lines = await log(page).count()
  await page.keyboard.press('d')
  await expect.poll(() => log(page).count()).toBeGreaterThan(lines)
  await myTurn(page)
  const drawn = (await cards()).filter((card) => !before.includes(card))
  await page.keyboard.press('ControlOrMeta+z')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('marked as assisted')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Take back and mark the game' }).click()
  await expect.poll(cards).toEqual(before)
  await expect(page.getByText('Assisted').first()).toBeVisible()
  await page.keyboard.press('d')
  await expect.poll(async () => (await cards()).length).toBeGreaterThanOrEqual(before.length)
  await myTurn(page)
  expect((await cards()).filter((card) => !before.includes(card))).toEqual(expect.arrayContaining(drawn))
})

test('killed in the middle of a game, it goes on where it was', async ({ page, depot, problems }) => {
  await openHome(page, depot.url)
  await page.getByRole('link', { name: /Tennessee Central/ }).click()
  await page.getByRole('button', { name: /^Start/ }).click()
  await setPace(page, 'At once')
  for (let turn = 0; turn < 4; turn++) {
    await myTurn(page)
    await playFirst(page)
  }
  await myTurn(page)
  const shown = await log(page).allTextContents()
  const cards = await hand(page).evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')))
  await depot.kill()
  await depot.startAgain()
  await openHome(page, depot.url)
  await page
    .getByRole('link', { name: /Continue/ })
    .or(page.getByRole('button', { name: /Continue/ }))
    .first()
    .click()
  expect(await myTurn(page)).toBe('turn')
  expect(await log(page).allTextContents()).toEqual(shown)
  expect(await hand(page).evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')))).toEqual(
    cards,
  )
  problems.length = 0 // the break was meant
})
