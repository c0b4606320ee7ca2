/** The three games as one person plays them through the interface, with hints and a take-back on the way. */
import { expect, type Page } from '@playwright/test'
import * as express01 from '../express-01/player.ts'
import * as express from '../express/player.ts'
import { hand, myTurn, playFirst, primary, seeing } from '../support/table.ts'

interface Kind {
  readonly name: string
  /** What is chosen before the first game; later games begin as the last one of their kind. */
  readonly prepare: (page: Page) => Promise<void>
  /** Waits until there is something to do; `turn` where a hint can be asked for. */
  readonly due: (page: Page) => Promise<{ over: boolean; turn: boolean; act: () => Promise<void> }>
}

/** Every computer of the set-up is one of this level. */
async function opponents(page: Page, level: RegExp): Promise<void> {
  const seats = page.getByRole('button', { name: /^Level of seat/ })
  for (let at = 0; at < (await seats.count()); at++) {
    await seats.nth(at).click()
    await page.getByRole('menuitemradio', { name: level }).click()
  }
}

/** Draws a card as long as one may be drawn: always a way on, and the soonest to the end. */
async function investOrPlay(page: Page): Promise<void> {
  const invest = page.locator('.act').getByRole('button', { name: /^Invest/ })
  await ((await invest.isVisible()) ? seeing(page, () => invest.click()) : playFirst(page))
}

export const KINDS: readonly Kind[] = [
  {
    name: 'Tennessee Central',
    prepare: (page) => opponents(page, /^Conductor/),
    due: async (page) => {
      const now = await myTurn(page)
      const act = () => (now === 'go-on' ? primary(page).click() : investOrPlay(page))
      return { over: now === 'over', turn: now === 'turn', act }
    },
  },
  {
    name: 'Express',
    prepare: async (page) => {
      await page.getByRole('radio', { name: 'One hand' }).click()
      await opponents(page, /^Dispatcher/) // they race to go out, and the hands are short
    },
    due: async (page) => {
      const now = await express.due(page)
      const act = () => (now === 'over' ? Promise.resolve() : express.decide(page, now))
      return { over: now === 'over', turn: now === 'draw', act }
    },
  },
  {
    name: 'Express 01',
    prepare: (page) => opponents(page, /^Apprentice/),
    due: async (page) => {
      const now = await express01.due(page)
      const act = () =>
        now === 'over' || now === 'curtain' ? Promise.resolve() : express01.decide(page, now)
      return { over: now === 'over', turn: now === 'pair', act }
    },
  },
]

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
