/** What a person does at the table of Express, by what is written there. */
import { expect, type Locator, type Page } from '@playwright/test'
import { hand, primary } from '../support/table.ts'
import { patient } from '../support/patience.ts'

const doors = (page: Page): Locator => page.getByRole('button', { name: /Hold to open/ })

/** What has been shown is seen off, until the doors are closed. */
export async function handOver(page: Page): Promise<void> {
  const goOn = primary(page).filter({ hasText: 'Go on' })
  await expect(doors(page).or(goOn).first()).toBeVisible({ timeout: patient(15_000) })
  if (await goOn.isVisible()) await goOn.click()
  await expect(doors(page)).toBeVisible()
}

/** A card of the hand by the beginning of its name. */
export const held = (page: Page, name: string): Locator =>
  page.locator(`section.hand button[aria-label^="${name}"]`)

/** At the left edge, which no card lies over. */
const EDGE = { position: { x: 6, y: 24 } }

async function choose(page: Page, name: string): Promise<void> {
  const card = held(page, name).first()
  await card.click(EDGE)
  await expect(card).toHaveAttribute('aria-pressed', 'true')
}

/** Draws from the deck; the checks of the turn appear. */
export async function drawTwo(page: Page): Promise<void> {
  await expect(primary(page)).toHaveText(/Draw two cards/)
  await primary(page).click()
  await expect(page.getByRole('heading', { name: 'Before you confirm' })).toBeVisible()
}

/** Lays a card of the hand by a key: a number for a train, N for a new one, W among the way cars. */
export async function lay(page: Page, name: string, key: string): Promise<void> {
  const before = await hand(page).count()
  await choose(page, name)
  await page.keyboard.press(key)
  await expect(hand(page)).toHaveCount(before - 1)
}

/** Puts the locos back under the trains they came from. */
export async function restoreLocos(page: Page): Promise<void> {
  await page.keyboard.press('l')
  await expect(page.locator('section.hand button[aria-label*="was loco of"]')).toHaveCount(0)
}

/** Presses the primary button once it says so. */
export async function confirm(page: Page, words: string | RegExp): Promise<void> {
  await expect(primary(page)).toContainText(words)
  await expect(primary(page)).not.toHaveAttribute('aria-disabled', 'true')
  await primary(page).click()
}

export async function discard(page: Page, name: string): Promise<void> {
  await choose(page, name)
  await confirm(page, `Discard: ${name}`)
}

/** Begins to play a card for its effect. */
export async function forEffect(page: Page, name: string): Promise<Locator> {
  await choose(page, name)
  await page.keyboard.press('e')
  const panel = page.locator('section.aim')
  await expect(panel).toContainText(`Play for effect: ${name}`)
  return panel
}

/** In milliseconds: what is at least seen of the pause before an answer, since a busy machine draws its beginning late. */
export const LEAST_PAUSE = 1_000

/** Milliseconds a question is shown before any answer can be given; ask before the doors open. */
export const answerPause = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let since: number | undefined
        // The question before may still be there; it is the next one that counts.
        let next = false
        // By changes of the page: a busy machine draws no frame in time.
        const observer = new MutationObserver(look)
        function look(): void {
          const decline = [...document.querySelectorAll('.act .two button')].find((button) =>
            button.textContent?.includes('Let it happen'),
          )
          const shut = decline?.getAttribute('aria-disabled') === 'true'
          if (shut) since ??= performance.now()
          if (!decline || shut) next = true
          else if (next) {
            observer.disconnect()
            resolve(since === undefined ? 0 : performance.now() - since)
          }
        }
        observer.observe(document, { subtree: true, childList: true, attributes: true })
        look()
      }),
  )
