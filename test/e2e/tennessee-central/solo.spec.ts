/** Tennessee Central alone against two computers, from the first click to the last dividend. */
import { ask } from '../../../build/lib/served-depot.mjs'
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import {
  chooseByKey,
  hand,
  myTurn,
  openHome,
  playAgain,
  playFirst,
  primary,
  seeing,
  setPace,
} from '../support/table.ts'

/** Turns in which the computers take their time and are hurried along. */
const AT_USUAL_PACE = 12

test.describe.configure({ timeout: 180_000 })

test('a newcomer starts against two opponents in two clicks and plays to the winner by mouse', async ({
  page,
  depot,
}) => {
  await openHome(page, depot.url)
  await page.getByRole('link', { name: /Tennessee Central/ }).click()
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect(hand(page)).toHaveCount(8)
  await setPace(page, 'At once')
  const invest = page.getByRole('button', { name: /^Invest/ })
  for (let turn = 0; ; turn++) {
    const now = await myTurn(page)
    if (now === 'over') break
    if (now === 'go-on') await seeing(page, () => primary(page).click())
    else if (turn % 2 === 0 && (await invest.isVisible())) await seeing(page, () => invest.click())
    else await playFirst(page)
    expect(turn).toBeLessThan(120)
  }
  await expect(page.getByRole('heading', { name: 'Score sheet' })).toBeVisible()
  const sheet = page.getByRole('table').filter({ hasText: '1st locomotive' }).first()
  await expect(sheet.getByRole('row', { name: /^Total/ })).toBeVisible()
  await expect(sheet.getByRole('row', { name: /^Place/ })).toContainText('1st')
  await expectAccessible(page)
  // The finished game stands in the history, and the next begins with the same seats.
  await page.goto(`${depot.origin}/#/history`)
  await expect(page.getByText('Tennessee Central').first()).toBeVisible()
  await page.goBack()
  await playAgain(page).click()
  await expect(hand(page)).toHaveCount(8)
})

test('a whole game by keyboard alone', async ({ page, depot }) => {
  await openHome(page, depot.url)
  await page.keyboard.press('ControlOrMeta+n')
  await expect(page.getByRole('button', { name: /^Start/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(hand(page)).toHaveCount(8)
  const hurry = page.locator('.act button.second').filter({ hasText: /Hurry|Skip/ })
  for (let turn = 0; ; turn++) {
    const now = await myTurn(page)
    if (now === 'over') break
    // The rest of the game need not be waited for.
    if (turn === AT_USUAL_PACE) await ask(page, 'settings.set', { speed: 'instant' })
    // Space hurries the computers along; Enter confirms what is chosen.
    if (now === 'go-on') await seeing(page, () => page.keyboard.press('Enter'))
    else {
      const invest = await page.getByRole('button', { name: /^Invest/ }).isVisible()
      if (turn % 2 === 0 && invest) await seeing(page, () => page.keyboard.press('d'))
      else {
        await chooseByKey(page, turn % 3 === 0 ? '1' : 'ArrowRight')
        await seeing(page, () => page.keyboard.press('Enter'))
      }
    }
    // They may have ended by themselves before the key is down, so that nothing is waited for.
    if (await hurry.isVisible()) await page.keyboard.press('Space')
    expect(turn).toBeLessThan(150)
  }
  await expect(page.getByRole('heading', { name: 'Score sheet' })).toBeVisible()
})

test('a card that may not be played says which rule forbids it', async ({ page, depot }) => {
  await openHome(page, depot.url)
  await page.getByRole('link', { name: /Tennessee Central/ }).click()
  await page.getByRole('button', { name: /^Start/ }).click()
  await setPace(page, 'At once')
  expect(await myTurn(page)).toBe('turn')
  await page.locator('section.hand .shares button').first().click({ force: true }) // it answers all the same
  await expect(page.getByText('Shares are revealed only when a dividend is paid.').first()).toBeVisible()
})
