/** The history in a real browser: taking games in, looking through them, keeping them in order, giving them out. */
import { readFile } from 'node:fs/promises'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { close, dialog, recorded, rows, takeIn } from './support/past.ts'
import { openHome } from './support/table.ts'

test.describe.configure({ timeout: 90_000 })

const tennessee = recorded('tennessee')
const express = recorded('express-2')
const [first] = tennessee

test('a file of games is taken in, what is wrong in it is named line by line', async ({ page, depot }) => {
  await openHome(page, depot.url)
  await page.goto(`${depot.origin}/#/history`)
  await expect(page.getByText('No game has been finished yet.')).toBeVisible()
  const running = { ...first, meta: { id: 'running' }, actions: first?.actions.slice(0, 10) }
  await takeIn(page, [...tennessee, ...express, 'what is this', { ...first, format: 7 }, running])
  const told = dialog(page)
  await expect(told.getByText(`${tennessee.length + express.length} games taken in`)).toBeVisible()
  await expect(told.getByText('2 left out')).toBeVisible()
  await expect(told.getByText('This is no record of a game.')).toBeVisible()
  await expect(told.getByText('newer Express Depot (format 7)')).toBeVisible()
  await expectAccessible(page)

  // A game in progress shows every hand to whoever has the file: both people have to agree.
  await expect(told.getByText('One is still in progress')).toBeVisible()
  await expect(told.getByRole('button', { name: /^Take them in/ })).toHaveAttribute('aria-disabled', 'true')
  for (const name of ['Seat 1', 'Seat 2'])
    await told.getByRole('checkbox', { name: `${name} agrees` }).check()
  await told.getByRole('button', { name: /^Take them in/ }).click()
  await expect(told.getByText(`${tennessee.length + express.length + 1} games taken in`)).toBeVisible()
  await close(page)
  await expect(rows(page)).toHaveCount(tennessee.length + express.length)

  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'In progress' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).getByText('Assisted')).toBeVisible()
})

test('games are found, put in order, named, tagged, deleted and brought back', async ({ page, depot }) => {
  await openHome(page, depot.url)
  await page.goto(`${depot.origin}/#/history`)
  await takeIn(page, [...tennessee, ...express])
  await close(page)
  const all = tennessee.length + express.length
  await expect(rows(page)).toHaveCount(all)

  await page.getByRole('button', { name: 'Game', exact: true }).first().click()
  await page
    .getByRole('menuitemcheckbox', { name: /^Express/ })
    .first()
    .click()
  await page.keyboard.press('Escape')
  await expect(rows(page)).toHaveCount(express.length)
  await page.getByRole('button', { name: 'Without “Express”' }).click()
  await expect(rows(page)).toHaveCount(all)

  await page.getByRole('button', { name: 'Moves' }).click()
  const moves = () => rows(page).locator('.moves').allTextContents()
  await expect
    .poll(async () => (await moves()).map(Number))
    .toEqual((await moves()).map(Number).sort((a, b) => b - a))

  // All of it by keys: down one row, name it, choose it, tag it.
  const grid = page.getByRole('grid')
  await grid.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('F2')
  await dialog(page).getByLabel('Name').fill('The long evening')
  await page.keyboard.press('Enter')
  await expect(rows(page).nth(1).getByText('The long evening')).toBeVisible()
  await grid.focus()
  await page.keyboard.press(' ')
  await page.getByRole('button', { name: 'Tags' }).last().click()
  await dialog(page).getByLabel('New tag').fill('club')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(rows(page).getByText('#club')).toHaveCount(1)

  await page.getByRole('searchbox').fill('CLUB')
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('searchbox').fill('long eve')
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear all' }).click()

  await grid.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect(page.getByText(`${all} games deleted.`)).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(all)
})

test('games go out as JSON and CSV, and the same file brings nothing new', async ({ page, depot }) => {
  await openHome(page, depot.url)
  await page.goto(`${depot.origin}/#/history`)
  await takeIn(page, tennessee)
  await close(page)
  const [json] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).first().click(),
  ])
  expect(json.suggestedFilename()).toMatch(/^Express-Depot-History-.*\.json$/)
  const text = await readFile(await json.path(), 'utf8')
  const records = JSON.parse(text) as { meta: { id: string } }[]
  expect(records.map(({ meta }) => meta.id).sort()).toEqual(tennessee.map(({ meta }) => meta?.id).sort())

  await page.getByRole('grid').focus()
  await page.keyboard.press(' ')
  await page.getByRole('button', { name: 'Results as CSV' }).click()
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'With semicolons' }).click(),
  ])
  expect(csv.suggestedFilename()).toMatch(/\.csv$/)
  const lines = (await readFile(await csv.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFFid;game;/)
  expect(lines.length).toBeGreaterThan(2)

  await takeIn(page, text.split('\n'))
  await expect(dialog(page).getByText(`${tennessee.length} were there already`)).toBeVisible()
})

test('a backup is made and brought back', async ({ page, depot }) => {
  await openHome(page, depot.url)
  await page.goto(`${depot.origin}/#/history`)
  await takeIn(page, tennessee.slice(0, 2))
  await close(page)
  await page.getByRole('button', { name: 'Backups' }).click()
  await dialog(page).getByRole('button', { name: 'Make one now' }).click()
  await expect(dialog(page).getByText('made by hand')).toBeVisible()
  await expectAccessible(page)
  await close(page)
  await page.getByRole('grid').focus()
  await page.keyboard.press('Delete')
  await expect(rows(page)).toHaveCount(1)

  await page.getByRole('button', { name: 'Backups' }).click()
  await dialog(page).locator('li', { hasText: 'made by hand' }).getByRole('button').click()
  await dialog(page).last().getByRole('button', { name: 'Bring back' }).click()
  await expect(dialog(page).getByText('before a backup was brought back')).toBeVisible()
  await close(page)
  await expect(rows(page)).toHaveCount(2)
})

for (const theme of ['light', 'dark'] as const)
  test(`axe finds nothing on a full history, ${theme}`, async ({ page, depot }) => {
    await openHome(page, depot.url)
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.goto(`${depot.origin}/#/history`)
    await takeIn(page, tennessee)
    await close(page)
    await page.getByRole('grid').focus()
    await page.keyboard.press(' ')
    await expect(page.getByText('1 chosen').or(page.getByText('One chosen')).first()).toBeVisible()
    await expectAccessible(page)
  })
