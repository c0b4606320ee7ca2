/** Cards of Tennessee Central carried by the pointer: onto their stack, onto another, nowhere, and taken back. */
import { expect, test } from '../support/fixtures.ts'
import type { Locator, Page } from '@playwright/test'
import { hand, log, myTurn, openHome, primary, setPace } from '../support/table.ts'

test.describe.configure({ timeout: 60_000 })

async function middle(what: Locator): Promise<{ x: number; y: number }> {
  const box = await what.boundingBox()
  if (!box) throw new Error('nothing to be seen there')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Takes the first track of the hand by its corner, where no other card covers it, and carries it there. */
async function carry(page: Page, there: { x: number; y: number }): Promise<void> {
  const from = await hand(page).first().boundingBox()
  await page.mouse.move((from?.x ?? 0) + 12, (from?.y ?? 0) + 40)
  await page.mouse.down()
  await page.mouse.move(there.x, there.y, { steps: 6 })
}

test('[TC-7] a track is carried onto the stack of its suit, and nowhere else', async ({ page, depot }) => {
  await openHome(page, depot.url)
  await page.getByRole('link', { name: /Tennessee Central/ }).click()
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect(hand(page)).toHaveCount(8)
  await setPace(page, 'At once')
  expect(await myTurn(page)).toBe('turn')
  const card = hand(page).first()
  const suit = (await card.getAttribute('data-choice'))?.replace('build:', '').slice(0, 1) ?? ''
  const own = page.locator(`[data-stack="${suit}"] .pile`)
  const other = page.locator(`[data-stack]:not([data-stack="${suit}"]) .pile`).first()
  const moves = await log(page).count()

  // Onto a foreign stack: the reason is said, and the card is back in the hand, still chosen.
  await carry(page, await middle(other))
  await page.mouse.up()
  await expect(page.locator('.act')).toContainText('A track goes only on the stack of its own suit.')
  await expect(card).toHaveAttribute('aria-pressed', 'true')

  // Onto nothing: it stays chosen; the key after it is not lost.
  const empty = await card.boundingBox()
  await carry(page, { x: (empty?.x ?? 0) + 12, y: (empty?.y ?? 0) - 60 })
  await page.mouse.up()
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  await card.focus()
  await page.keyboard.press(' ')
  await expect(card).toHaveAttribute('aria-pressed', 'false')

  // Escape on the way: the card is back, and letting go over its stack builds nothing.
  await carry(page, await middle(own))
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(primary(page)).toHaveAttribute('aria-disabled', 'true')
  expect(await log(page).count()).toBe(moves)
  await expect(hand(page)).toHaveCount(8)

  await carry(page, await middle(own))
  await page.mouse.up()
  await expect(hand(page)).toHaveCount(7)
  await expect(log(page).filter({ hasText: /^You built the/ })).toHaveCount(1)
})
