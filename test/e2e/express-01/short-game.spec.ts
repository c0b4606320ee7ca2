/** Express 01 alone against the computer on both boards, from the first click to the final capital. */
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { hand, openHome, setPace } from '../support/table.ts'
import { decide, due, type Due } from './player.ts'
import { patient } from '../support/patience.ts'

test.describe.configure({ timeout: 600_000 })

/** States of the table that are looked at by axe, each once. */
const LOOKED_AT: readonly Due[] = ['expand', 'bonus', 'take']

for (const board of ['Germany', 'USA'])
  test(`a short game on the board of ${board}, to the final capital`, async ({ page, depot }) => {
    await openHome(page, depot.url)
    await page.getByRole('link', { name: /^Express 01/ }).click()
    await page.getByRole('radio', { name: board }).click()
    await page
      .getByRole('button', { name: /Dispatcher|Engineer|Conductor|Director/ })
      .first()
      .click()
    await page.getByRole('menuitemradio', { name: /Apprentice/ }).click()
    await page.getByRole('button', { name: /^Start/ }).click()
    await expect(hand(page)).toHaveCount(6, { timeout: patient(20_000) })
    await setPace(page, 'At once')
    const seen = new Set<Due>()
    for (let step = 0; ; step++) {
      const now = await due(page)
      if (now === 'over' || now === 'curtain') break
      if (LOOKED_AT.includes(now) && !seen.has(now) && board === 'Germany') await expectAccessible(page)
      seen.add(now)
      await decide(page, now)
      expect(step).toBeLessThan(400)
    }
    expect([...seen]).toEqual(expect.arrayContaining(['bid', 'pair', 'expand', 'buy']))
    const sheet = page.getByRole('table').filter({ hasText: 'Capital' }).first()
    await expect(sheet.getByRole('row', { name: /^Place/ })).toContainText('1st')
    await expectAccessible(page)
  })
