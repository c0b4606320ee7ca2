/** Express alone against three computers, through the interface: from the first click to the sheet of the match. */
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { hand, openHome, setPace } from '../support/table.ts'
import { decide, due } from './player.ts'
import { patient } from '../support/patience.ts'

test.describe.configure({ timeout: 300_000 })
/** A picture of the page with every step of some thirty turns would take longer than the turns do. */
test.use({ trace: { mode: 'retain-on-failure', snapshots: false } })

test('one person and three computers play a match to 50 points, to the final sheet', async ({
  page,
  depot,
}) => {
  await openHome(page, depot.url)
  await page.getByRole('link', { name: /^Express 2 to 6 seats/ }).click()
  await page.getByRole('button', { name: 'Add a seat' }).click()
  // They race to go out, and the hands are short.
  for (const seat of [2, 3, 4]) {
    await page.getByRole('button', { name: `Level of seat ${seat}:` }).click()
    await page.getByRole('menuitemradio', { name: /^Dispatcher/ }).click()
  }
  await page.getByRole('radio', { name: 'Up to a score' }).click()
  await page
    .getByRole('radiogroup', { name: 'Points' })
    .getByRole('radio', { name: '50', exact: true })
    .click()
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect(hand(page)).toHaveCount(10, { timeout: patient(20_000) })
  await setPace(page, 'At once')
  let checked = false
  for (let turn = 0; ; turn++) {
    const now = await due(page)
    if (now === 'over') break
    if (now === 'plan' && !checked) {
      await expectAccessible(page)
      checked = true
    }
    await decide(page, now)
    expect(turn).toBeLessThan(400)
  }
  await expect(page.getByRole('heading', { name: 'Score sheet' })).toBeVisible()
  const sheet = page.getByRole('table', { name: 'Score sheet' })
  await expect(sheet.getByRole('row', { name: /^Place/ })).toContainText('1st')
  const total = (await sheet.getByRole('row', { name: /^Total/ }).textContent()) ?? ''
  expect(Math.max(...(total.match(/\d+/g) ?? []).map(Number))).toBeGreaterThanOrEqual(50)
  await expectAccessible(page)
})
