/** A standing order, given at the own table: a disaster asks for the way car, and nobody passes the device. */
import { expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { log, openCurtain, openHome } from '../support/table.ts'
import { dealOf, FIRST_ROUND, OPTIONS, PEOPLE } from './hand.ts'
import { confirm, discard, drawTwo, forEffect, handOver, restoreLocos } from './seat.ts'
import { shelve } from './shelf.ts'

test.describe.configure({ timeout: 120_000 })

test('[EX-31] a standing order answers in the place of its person, and only its seat sees it', async ({
  page,
  depot,
  messages,
}) => {
  const game = await shelve(depot, {
    people: PEOPLE,
    options: OPTIONS,
    deal: dealOf(),
    actions: FIRST_ROUND,
  })
  await openHome(page, depot.url)
  await page.goto(`${depot.origin}/#/table/${game}`)

  expect(await openCurtain(page)).toContain('Marie')
  const order = page.getByRole('button', { name: /^Way cars in answer to disasters/ })
  await expect(order).toHaveAccessibleName(/Ask me each time/)
  await drawTwo(page)
  await restoreLocos(page)
  await order.focus()
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(order).toHaveAccessibleName(/Always stop it/)
  await expect(page.locator('section.hand button[aria-label*="was loco of"]')).toHaveCount(0) // the draft is kept
  await discard(page, 'coal car')

  await messages.forget()
  await handOver(page)
  expect(await openCurtain(page)).toContain('Anton')
  await expect(order).toHaveAccessibleName(/Ask me each time/)
  await drawTwo(page)
  await restoreLocos(page)
  const aim = await forEffect(page, 'derailment')
  await aim.getByRole('button', { name: 'Marie' }).click()
  await confirm(page, 'derailment: Marie')
  await expect(log(page).filter({ hasText: 'from hand, which stays: boom car' })).toHaveCount(1)
  await handOver(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lene')
  const told = (await messages.all()).filter((message) => message.includes('"standing":"always"'))
  expect(told).toEqual([])
})
