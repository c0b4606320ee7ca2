/** Many tabs of one browser on one application, and why a page is kept out. */
import { chromium } from '@playwright/test'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

test('a browser that refuses cookies is told so', async ({ depot }) => {
  const profile = await mkdtemp(join(tmpdir(), 'depot-cookies-'))
  await mkdir(join(profile, 'Default'))
  const refusing = { profile: { default_content_setting_values: { cookies: 2 } } }
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(refusing))
  const executablePath = process.env['CHROMIUM']
  const browser = await chromium.launchPersistentContext(profile, {
    chromiumSandbox: false,
    ...(executablePath === undefined ? {} : { executablePath }),
  })
  try {
    const page = await browser.newPage()
    await page.goto(depot.url)
    await expect(page.locator('p[lang=en]')).toContainText('refuses cookies')
    await expect(page.locator('p[lang=de]')).toContainText('lehnt Cookies ab')
  } finally {
    await browser.close()
    await rm(profile, { recursive: true, force: true })
  }
})
