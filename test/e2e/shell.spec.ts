/** The local shell in a real browser: opened by its link, closed to others, back after a kill. */
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'

test('the link opens the application once', async ({ page, depot, browser }) => {
  await page.goto(depot.url)
  await expect(page).toHaveURL(`${depot.origin}/#/`)
  await expect(page.getByRole('heading').first()).toBeVisible()
  const stranger = await browser.newContext()
  const closed = await stranger.newPage()
  const response = await closed.goto(depot.url)
  expect(response?.status()).toBe(403)
  await expect(closed.getByText('fresh link')).toBeVisible()
  await stranger.close()
})

test('the page asks only its own origin, and its cookie is out of reach of scripts', async ({
  page,
  depot,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  await page.goto(depot.url)
  await expect(page.getByRole('heading').first()).toBeVisible()
  expect([...new Set(asked)]).toEqual([depot.origin])
  expect(await page.evaluate(() => document.cookie)).toBe('')
  const [cookie] = await page.context().cookies()
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
})

test('what is not ours does not run', async ({ page, depot, problems }) => {
  await page.goto(depot.url)
  await expect(page.getByRole('heading').first()).toBeVisible()
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    try {
      script.text = 'window.ran = true'
      document.head.append(script)
    } catch {
      return 'refused'
    }
    return 'ran' in window
  })
  expect(ran).toBe('refused')
  problems.length = 0
})

test('messages to the page are seen by the tests that search them', async ({ page, depot, messages }) => {
  await page.goto(depot.url)
  await expect(page.getByRole('heading').first()).toBeVisible()
  expect((await messages.all()).join('\n')).toContain('"ok":true')
})

test('axe finds nothing on the first page', async ({ page, depot }) => {
  await page.goto(depot.url)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expectAccessible(page)
})

test('killed and started again, a new link opens the same data', async ({ page, depot, problems }) => {
  await page.goto(depot.url)
  await expect(page.getByRole('heading').first()).toBeVisible()
  const first = depot.url
  await depot.kill()
  await depot.startAgain()
  expect(depot.url).not.toBe(first)
  await page.goto(depot.url)
  await expect(page.getByRole('heading').first()).toBeVisible()
  problems.length = 0 // the break was meant
})
