/** The rules beside a table: at its game, and nothing that lies on it unfinished is lost. */
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { chooseByKey, hand, log, myTurn, openHome, primary, seeing, setPace } from './support/table.ts'

test('the rules of the game that is played open beside it, lead on from its log, and leave the chosen card', async ({
  page,
  depot,
}) => {
  await openHome(page, depot.url)
  await page.getByRole('link', { name: /Tennessee Central/ }).click()
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect(hand(page)).toHaveCount(8)
  await setPace(page, 'At once')
  expect(await myTurn(page)).toBe('turn')
  // Whoever began, something stands in the log then.
  await seeing(page, () => page.keyboard.press('d'))
  expect(await myTurn(page)).toBe('turn')
  await chooseByKey(page, '1')
  const chosen = (await primary(page).textContent()) ?? ''
  expect(chosen).toMatch(/Build/)
  const panel = page.getByRole('dialog', { name: 'Rules' })

  await page.getByRole('button', { name: 'Rules' }).click()
  await expect(panel.getByRole('heading', { level: 1 })).toContainText('Tennessee Central')
  await expectAccessible(page)
  await panel.getByRole('searchbox').fill('DIVIDEND')
  await expect(panel.locator('mark').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(primary(page)).toHaveText(chosen)

  await log(page)
    .getByRole('link', { name: /^Rule / })
    .first()
    .click()
  await expect(panel.locator('.rule.target')).toBeInViewport()
  await panel.getByRole('link', { name: 'Express 01' }).click()
  await expect(panel.getByRole('heading', { level: 1 })).toContainText('Express 01')
  await panel.getByRole('button', { name: /Back to the table/ }).click()
  await page.keyboard.press('F1')
  await expect(panel.getByRole('heading', { level: 1 })).toContainText('Tennessee Central')
  await page.keyboard.press('Escape')
  await expect(primary(page)).toHaveText(chosen)
  await primary(page).click()
  await expect(primary(page)).not.toHaveText(chosen)
})
