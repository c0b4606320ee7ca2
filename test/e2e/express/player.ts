/** A person of modest skill at the table of Express: lays what fits, and discards something. */
import { expect, type Page } from '@playwright/test'
import { hand, playAgain, primary, SOON } from '../support/table.ts'
import { patient } from '../support/patience.ts'

/** Cards in hand at the end of a turn and the one that ends it (EX-10). */
const ENOUGH = 6
const PASSENGER = /^(mail-baggage car|coach|dome car|sleeper|observation car)/
const FREIGHT =
  /^(box car|hopper|tank car|coal car|coil steel car|gondola|commuter car|piggyback car|auto carrier)/

const names = (page: Page): Promise<string[]> =>
  hand(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''))

/** What a car can stand beside, by the card's name; nothing for a card that is no ordinary car. */
const kindOf = (name: string): string | undefined =>
  PASSENGER.test(name) ? 'passenger' : FREIGHT.exec(name)?.[0]

/** By the keyboard: in a large hand the chosen card lies over its neighbour. */
async function select(page: Page, at: number): Promise<void> {
  const card = hand(page).nth(at)
  if ((await card.getAttribute('aria-pressed')) !== 'true') {
    await card.focus()
    await page.keyboard.press('Space')
  }
  await expect.poll(() => card.getAttribute('aria-pressed'), SOON).toBe('true')
}

/** Presses a key for the card at that place of the hand. True: it was laid; false: the table said why not. */
async function tryKey(page: Page, at: number, key: string): Promise<boolean> {
  const before = await hand(page).count()
  await select(page, at)
  await page.keyboard.press(key)
  const refused = page.locator('.act .prompt.bad')
  const outcome = async () => {
    if ((await hand(page).count()) < before) return 'laid'
    return (await refused.isVisible()) ? 'refused' : 'wait'
  }
  await expect.poll(outcome, SOON).not.toBe('wait')
  return (await hand(page).count()) < before
}

/** One card more at the end of a train of its kind, or among the way cars. */
async function extend(page: Page): Promise<boolean> {
  const lanes = await page
    .locator('.yard .lane')
    .evaluateAll((all) => all.map((lane) => lane.getAttribute('aria-label') ?? ''))
  const kinds = lanes.map((lane) => kindOf(lane.replace(/^[^:]*: /, '')))
  for (const [at, name] of (await names(page)).entries()) {
    if (name.includes('way car') && (await tryKey(page, at, 'w'))) return true
    const train = kindOf(name) === undefined ? -1 : kinds.indexOf(kindOf(name))
    if (train >= 0 && (await tryKey(page, at, String(train + 1)))) return true
  }
  return false
}

/** A new train of the cars the hand has most of, with another card as its loco. */
async function startTrain(page: Page): Promise<void> {
  const kinds = (await names(page)).flatMap((name) => kindOf(name) ?? [])
  const most = [...new Set(kinds)].sort((a, b) => count(kinds, b) - count(kinds, a))[0]
  const next = (await names(page)).findIndex((name) => kindOf(name) === most)
  await tryKey(page, next, 'n')
  const train = await page.locator('.yard .lane').count()
  const loco = (await names(page)).findIndex((name) => kindOf(name) !== most)
  await tryKey(page, Math.max(loco, 0), `Shift+Digit${train}`)
}
const count = (all: readonly string[], one: string): number => all.filter((other) => other === one).length

/** Plans the whole turn and ends it with a discard; goes out where the last card does. */
async function planTurn(page: Page): Promise<void> {
  if ((await names(page)).some((name) => name.includes('was loco of'))) await page.keyboard.press('l')
  await expect
    .poll(() => page.locator('section.hand button[aria-label*="was loco of"]').count(), SOON)
    .toBe(0)
  while ((await hand(page).count()) > ENOUGH) if (!(await extend(page))) await startTrain(page)
  for (let at = (await hand(page).count()) - 1; at >= 0; at--) {
    await select(page, at)
    await expect(primary(page)).toContainText(/Discard|Go out/)
    const ready = page.locator('.act .primary:not([aria-disabled="true"])')
    if (await ready.waitFor({ timeout: 1_000 }).then(Boolean.bind(undefined, true), () => false)) break
  }
  await primary(page).click()
  await expect.poll(() => page.locator('.checks').isVisible(), SOON).toBe(false)
}

export type Due = 'draw' | 'plan' | 'answer' | 'go-on' | 'over' | 'wait'

/** What the person has to do next; `over` once the last page is there, `wait` where it changes just now. */
export async function due(page: Page): Promise<Due> {
  const what = async (): Promise<Due> => {
    if (await playAgain(page).isVisible()) return 'over'
    const words = (await primary(page).allTextContents())[0] ?? ''
    if (/^Draw|Take the discard/.test(words)) return 'draw'
    if (words.startsWith('Stop it')) return 'answer'
    if (/Go on|Next hand|score sheet/.test(words)) return 'go-on'
    return (await page.locator('.checks').isVisible()) ? 'plan' : 'wait'
  }
  await expect.poll(what, { timeout: patient(30_000), intervals: [30, 60, 100, 200] }).not.toBe('wait')
  return what()
}

/** Does what is due. */
export async function decide(page: Page, what: Exclude<Due, 'over'>): Promise<void> {
  if (what === 'plan') await planTurn(page)
  else if (what === 'answer') await page.getByRole('button', { name: /Let it happen/ }).click()
  else if (what !== 'wait')
    // The answer to the click before may only now be drawn: then something else is due.
    await primary(page)
      .click({ timeout: patient(5_000) })
      .catch(() => undefined)
}
