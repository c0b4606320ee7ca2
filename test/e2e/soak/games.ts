/** Every game as one person plays it through the interface, with hints and a take-back on the way. */
import { expect, type Page } from '@playwright/test'
import { INFOS } from '../../support/games.ts'
import { hand } from '../support/table.ts'
import type { Kind } from './kind.ts'

/** How each game is played stands in its own folder. */
export const KINDS: readonly Kind[] = await Promise.all(
  INFOS.map(async ({ id }) => ((await import(`../${id}/soak.ts`)) as { readonly kind: Kind }).kind),
)

/** Asks where to look, and once more for the moves; where only one is possible there is nothing to ask. */
async function askHint(page: Page): Promise<void> {
  const panel = page.locator('section.hints')
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  const show = panel.getByRole('button', { name: 'Show the moves' })
  const answer = panel.locator('ol, p.wait:not([role])')
  await expect(show.or(answer)).toBeVisible({ timeout: 20_000 })
  if (await show.isVisible()) await show.click()
  await expect(answer).toBeVisible()
}

/** Takes the last action back, whatever it costs. */
async function takeBack(page: Page): Promise<void> {
  const answer = page.waitForResponse(
    (response) => response.request().postData()?.includes('"table.undo"') ?? false,
  )
  const agree = page.getByRole('dialog').getByRole('button', { name: 'Take back and mark the game' })
  await page.keyboard.press('u')
  await Promise.race([answer, agree.click()])
  await answer
}

/** A game from New game to its last page, as often as is needed for it to come to an end; the steps it took. */
export async function playKind(page: Page, kind: Kind, first: boolean): Promise<number> {
  await page.getByRole('radio', { name: new RegExp(`^${kind.name} (?!01)`) }).click()
  await expect(page.getByRole('radio', { name: new RegExp(`^${kind.name} (?!01)`) })).toBeChecked()
  if (first) await kind.prepare(page)
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect(hand(page).first()).toBeVisible({ timeout: 20_000 })
  for (let step = 0, turns = 0; step < 600; step++) {
    const { over, turn, act } = await kind.due(page)
    if (over) return step
    if (turn) turns++
    if (turn && (turns === 1 || turns === 4)) await askHint(page)
    await act()
    if (turn && turns === 2) await takeBack(page)
  }
  throw new Error(`a game of ${kind.name} does not come to an end`)
}
