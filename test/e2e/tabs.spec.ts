/** Many tabs of one browser on one application, and why a page is kept out. */
import { expect, test } from './support/fixtures.ts'
import { patient } from './support/patience.ts'
import { openHome } from './support/table.ts'

test.describe.configure({ timeout: 180_000 })

test('with twenty tabs open each answers a click within two seconds and hears what another does', async ({
  page,
  context,
  depot,
}) => {
  await openHome(page, depot.url)
  const tabs = [page]
  while (tabs.length < 20) {
    const tab = await context.newPage()
    await tab.goto(depot.origin)
    await expect(tab.getByRole('link', { name: /Tennessee Central/ })).toBeVisible()
    tabs.push(tab)
  }
  const waits: number[] = []
  for (const tab of tabs) {
    await tab.bringToFront()
    const begun = performance.now()
    await tab.getByRole('link', { name: /Tennessee Central/ }).click()
    await expect(tab.getByRole('button', { name: /^Start/ })).toBeVisible()
    waits.push(performance.now() - begun)
  }
  console.log(`twenty tabs, slowest click: ${Math.round(Math.max(...waits))} ms`)
  expect(Math.max(...waits)).toBeLessThan(patient(2_000))
  // The first tab is gone; a game begun in the second reaches all others.
  await page.close()
  const [second, ...others] = tabs.slice(1)
  for (const tab of others) await tab.goto(`${depot.origin}/#/`)
  await second?.bringToFront()
  await second?.getByRole('button', { name: /^Start/ }).click()
  for (const tab of others) await expect(tab.locator('a[href*="/table/"]').first()).toBeVisible()
})

test('a browser that refuses cookies is told so', async ({ page, depot, playwright, problems }) => {
  // Whatever browser there is: of each answer it gets everything but the cookie.
  await page.route('**/*', async (route) => {
    const asking = await playwright.request.newContext()
    const answer = await asking.fetch(route.request(), { maxRedirects: 0 })
    const { 'set-cookie': _refused, ...headers } = answer.headers()
    await route.fulfill({ response: answer, headers })
    await asking.dispose()
  })
  await page.goto(depot.url)
  await expect(page.locator('p[lang=en]')).toContainText('refuses cookies')
  await expect(page.locator('p[lang=de]')).toContainText('lehnt Cookies ab')
  problems.length = 0 // that it is kept out was meant
})
