/** What an end-to-end test gets: a running application of its own, and a page that is watched. */
import { Depot } from './depot.ts'
import { Messages } from './messages.ts'
import { test as base } from './patience.ts'
import { watchProblems } from './problems.ts'

export { expect } from '@playwright/test'

interface Fixtures {
  /** The application on fresh data; its page is not opened yet: `page.goto(depot.url)`. */
  readonly depot: Depot
  /** Everything the page was told; ask for it before the page is opened. */
  readonly messages: Messages
  /**
   * Console errors, exceptions and breaches of the security policy of the page. A test ends red when there are any;
   * one that expects them empties the list.
   */
  readonly problems: string[]
}

export const test = base.extend<Fixtures>({
  depot: async ({ browserName: _ }, use) => {
    const depot = await Depot.start()
    await use(depot)
    await depot.remove()
    base.expect(depot.complaints, 'what the application printed').toBe('')
  },
  messages: async ({ page }, use) => use(await Messages.of(page)),
  problems: [
    // After `depot`, so that its end is not among them.
    async ({ page, depot: _ }, use) => {
      const problems: string[] = []
      watchProblems(page, problems)
      await use(problems)
      base.expect(problems, 'problems of the page').toEqual([])
    },
    { auto: true },
  ],
})
