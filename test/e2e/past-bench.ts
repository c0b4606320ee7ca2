/**
 * What looking back costs in a browser with many games: `node test/e2e/past-bench.ts --data DIR`, on a folder filled by
 * `node test/support/make-games.ts --data DIR`, after `npm run build`. Time on the clock, measured in the page itself:
 * from the call for a page, or the click on a condition, to the frame after the one that shows what it asked for.
 */
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { benchShell } from './support/bench.ts'

const { values } = parseArgs({
  options: { data: { type: 'string', default: 'games' }, times: { type: 'string', default: '20' } },
})
const TIMES = Number(values.times)
const { page, close } = await benchShell(values.data)

/** Calls for a page, and waits until it shows. */
const openPage = (hash: string, shows: string): Promise<number> =>
  page.evaluate(
    ([hash, shows]) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        location.hash = hash
        const drawn = (): void => resolve(performance.now() - start)
        const look = (): void => {
          if (document.querySelector(shows)) requestAnimationFrame(drawn)
          else requestAnimationFrame(look)
        }
        look()
      }),
    [hash, shows] as const,
  )
/** Clicks on a condition of an open menu, and waits until another number of games stands above the rows. */
const clickOn = (role: string, name: string): Promise<number> =>
  page.evaluate(
    ([role, name]) =>
      new Promise<number>((resolve, reject) => {
        const all = [...document.querySelectorAll<HTMLElement>(`[role=${role}]`)]
        const item = all.find((one) => one.textContent.trim().startsWith(name))
        if (!item)
          return reject(new Error(`no ${name} among ${all.map((one) => one.textContent).join(', ')}`))
        const count = (): string => document.querySelector('.count')?.textContent ?? ''
        const before = count()
        const start = performance.now()
        item.click()
        const drawn = (): void => resolve(performance.now() - start)
        const look = (): void => {
          if (count() !== before && document.querySelector('[role=grid] .row')) requestAnimationFrame(drawn)
          else requestAnimationFrame(look)
        }
        look()
      }),
    [role, name] as const,
  )

function tell(what: string, taken: readonly number[]): void {
  const sorted = taken.toSorted((a, b) => a - b)
  const at = (part: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0).toFixed(0).padStart(4)
  console.log(`${what.padEnd(36)} p50 ${at(0.5)}  p95 ${at(0.95)}  max ${at(1)} ms  (${taken.length} times)`)
}

async function repeated(
  what: string,
  one: () => Promise<number>,
  between: () => Promise<unknown>,
): Promise<void> {
  const first = await one()
  await between()
  const taken: number[] = []
  while (taken.length < TIMES) {
    taken.push(await one())
    await between()
  }
  console.log(`${what.padEnd(36)} first ${first.toFixed(0).padStart(4)} ms`)
  tell(what, taken)
}

const home = async (): Promise<void> => {
  await openPage('#/', 'h1')
  await page.waitForTimeout(300)
}
console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`)
await home()
await repeated('history', () => openPage('#/history', '[role=grid] .row .name b'), home)
await repeated('statistics of one player', () => openPage('#/statistics', '.statistics .figures'), home)

await openPage('#/history', '[role=grid] .row .name b')
for (const [menu, item] of [
  ['Won or lost', 'Won'],
  ['Players', 'Ada'],
  ['Opponents', 'Director'],
  ['Marks', 'Assisted'],
  ['Game', 'Express'],
] as const) {
  const show = async (): Promise<void> => {
    await page.getByRole('button', { name: menu, exact: true }).first().click()
    await page.getByRole('menuitemcheckbox').first().waitFor()
    await page.waitForTimeout(200)
  }
  await show()
  await repeated(
    `${menu}: ${item}`,
    () => clickOn('menuitemcheckbox', item),
    async () => {
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Clear all' }).click()
      await page.waitForTimeout(200)
      await show()
    },
  )
  await page.keyboard.press('Escape')
}
await close()
