/** What a game's `soak.ts` says of how one person plays it through the interface. */
import type { Page } from '@playwright/test'

export interface Kind {
  readonly name: string
  /** What is chosen before the first game; later games begin as the last one of their kind. */
  readonly prepare: (page: Page) => Promise<void>
  /** Waits until there is something to do; `turn` where a hint can be asked for. */
  readonly due: (page: Page) => Promise<{ over: boolean; turn: boolean; act: () => Promise<void> }>
}

/** Every computer of the set-up is one of this level. */
export async function opponents(page: Page, level: RegExp): Promise<void> {
  const seats = page.getByRole('button', { name: /^Level of seat/ })
  for (let at = 0; at < (await seats.count()); at++) {
    await seats.nth(at).click()
    await page.getByRole('menuitemradio', { name: level }).click()
  }
}
