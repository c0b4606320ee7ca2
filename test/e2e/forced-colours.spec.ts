/** With colours that the system forces on pages nothing is lost that a colour alone told. */
import type { Locator } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

const style = (of: Locator, name: 'outlineStyle' | 'backgroundColor'): Promise<string> =>
  of.evaluate((element, name) => getComputedStyle(element)[name], name)

test('in forced colours what is chosen has a line, and cards that are but a colour keep it', async ({
  page,
  depot,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto(depot.url)
  await page.getByRole('link', { name: /Tennessee Central/ }).click()
  const chosen = page.getByRole('radio', { checked: true })
  await expect(chosen.first()).toBeVisible()
  for (const one of await chosen.all()) expect(await style(one, 'outlineStyle')).not.toBe('none')
  for (const other of await page.getByRole('radio', { checked: false }).all())
    expect(await style(other, 'outlineStyle')).toBe('none')
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect(page.locator('section.hand button')).toHaveCount(8)
  const left = page.locator('.ticks i:not(.gone)').first()
  const ground = page.locator('body')
  expect(await style(left, 'backgroundColor')).not.toBe(await style(ground, 'backgroundColor'))
  expect(await style(left, 'backgroundColor')).not.toBe('rgba(0, 0, 0, 0)')
})
