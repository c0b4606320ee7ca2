/** Tennessee Central in the long run through one page. */
import type { Page } from '@playwright/test'
import { opponents, type Kind } from '../soak/kind.ts'
import { myTurn, playFirst, primary, seeing } from '../support/table.ts'

/** Draws a card as long as one may be drawn: always a way on, and the soonest to the end. */
async function investOrPlay(page: Page): Promise<void> {
  const invest = page.locator('.act').getByRole('button', { name: /^Invest/ })
  await ((await invest.isVisible()) ? seeing(page, () => invest.click()) : playFirst(page))
}

export const kind: Kind = {
  name: 'Tennessee Central',
  prepare: (page) => opponents(page, /^Conductor/),
  due: async (page) => {
    const now = await myTurn(page)
    const act = () => (now === 'go-on' ? primary(page).click() : investOrPlay(page))
    return { over: now === 'over', turn: now === 'turn', act }
  },
}
