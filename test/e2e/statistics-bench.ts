/**
 * What every page of the statistics costs, counted anew: `node test/e2e/statistics-bench.ts --data DIR`, on a folder
 * filled by `node test/support/make-games.ts --data DIR`, after `npm run build`. Each filter is chosen once, as a person
 * does, so that no kept answer serves. By the clock from the click to the frame after the one with the new figures;
 * processor time of the application and of the page beside it, which other work on the machine changes little.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { benchShell } from './support/bench.ts'

const { values } = parseArgs({ options: { data: { type: 'string', default: 'games' } } })
const { page, worked, close } = await benchShell(values.data)
const all: {
  readonly what: string
  readonly clock: number
  readonly application: number
  readonly own: number
}[] = []

/** Does something that has the figures counted anew; the time until they stand there. */
async function measured(what: string, act: () => Promise<unknown>): Promise<void> {
  const ready = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let start = performance.now()
        document.addEventListener('click', () => (start = performance.now()), { once: true, capture: true })
        // The number of games is another for every filter.
        const seen = new MutationObserver(() => {
          if (!document.querySelector('.keys')) return
          seen.disconnect()
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)))
        })
        seen.observe(document.querySelector('.keys') ?? document.body, {
          ...{ subtree: true, childList: true, characterData: true },
        })
      }),
  )
  const before = await worked()
  await act()
  const clock = await ready
  await page.waitForTimeout(300)
  const after = await worked()
  all.push({
    ...{ what, clock },
    application: after.application - before.application,
    own: after.page - before.page,
  })
}
const pad = (ms: number): string => ms.toFixed(0).padStart(6)

const radio = (name: string): Promise<void> => page.getByRole('radio', { name, exact: true }).click()
/** One item of a menu, and, where `off`, away with it again. */
async function item(menu: string, name: string | RegExp, what: string, off = true): Promise<void> {
  const pick = async (): Promise<void> => {
    await page.getByRole('button', { name: menu, exact: true }).click()
    await page.getByRole('menuitemcheckbox', { name }).first().waitFor()
    await page.waitForTimeout(150)
  }
  await pick()
  await measured(`${what}, ${String(name)}`, () =>
    page.getByRole('menuitemcheckbox', { name }).first().click(),
  )
  if (off) {
    await page.keyboard.press('Escape')
    await pick()
    await page.getByRole('menuitemcheckbox', { name }).first().click()
    await page.waitForTimeout(500)
  }
  await page.keyboard.press('Escape')
}

console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`)
await measured('one player', () => page.evaluate(() => (location.hash = '#/statistics')))
for (const whose of ['one player', 'everybody']) {
  if (whose === 'everybody') await item('Whose', 'Everybody', 'all games', false)
  for (const seats of ['2 seats', '4 seats']) await item('Seats', seats, whose)
  for (const level of ['Director', 'Apprentice']) await item('Opponents', level, whose)
  for (const game of ['Tennessee Central', 'Express', 'Express 01']) {
    await measured(`${whose}, ${game}`, () => radio(game))
    if (game === 'Express 01') for (const board of ['Germany', 'USA']) await item('Variant', board, whose)
  }
  await measured(`${whose}, back to all`, () => radio('All games'))
  await item('Which games', 'Assisted games', whose, false)
  await item('Which games', 'Rated games', `${whose} again`, false)
  await item('Period', '2025', whose, false)
  await item('Period', 'Any time', `${whose} again`, false)
}
console.log(`${' '.repeat(44)} clock  appl.   page`)
for (const { what, clock, application, own } of all)
  console.log(`${what.padEnd(42)}${pad(clock)} ${pad(application)} ${pad(own)}  ms`)
await close()
