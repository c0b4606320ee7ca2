/** A long game of four round one screen, taken up again near its end and played to the final capital. */
import { expect, test } from '../support/fixtures.ts'
import { openCurtain, openHome } from '../support/table.ts'
import { decide, done, due } from './player.ts'
import { longGame, shelveNearEnd } from './shelf.ts'

test.describe.configure({ timeout: 300_000 })

const PEOPLE = ['Marie', 'Anton', 'Lene', 'Theo']
const TURNS_LEFT = 2
/** Cards laid in one turn; more would only take longer. */
const MOST_LAID = 1

test('a long game of four, resumed near its end, ends with the final capital', async ({ page, depot }) => {
  const id = await shelveNearEnd(depot, PEOPLE, longGame('germany', 4), TURNS_LEFT)
  await openHome(page, depot.url)
  await page.goto(`${depot.origin}/#/table/${id}`)
  const sat = new Set<string>()
  let laid = 0
  for (let step = 0; ; step++) {
    const now = await due(page)
    if (now === 'over') break
    if (now === 'curtain') sat.add(await openCurtain(page))
    else if (now === 'expand' && laid >= MOST_LAID) await done(page)
    else await decide(page, now)
    laid = now === 'expand' ? laid + 1 : now === 'pair' ? 0 : laid
    expect(step).toBeLessThan(300)
  }
  expect(sat.size).toBeGreaterThan(0)
  const sheet = page.getByRole('table').filter({ hasText: 'Capital' }).first()
  for (const name of PEOPLE) await expect(sheet).toContainText(name)
  await expect(sheet.getByRole('row', { name: /^Place/ })).toContainText('1st')
})
