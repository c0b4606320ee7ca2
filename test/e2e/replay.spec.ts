/** Looking back at a game in a real browser, and playing on from it. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { close, dialog, recorded, rows, takeIn } from './support/past.ts'
import { inProgress, over, putIn } from './support/household.ts'
import { log, openHome } from './support/table.ts'

test.describe.configure({ timeout: 90_000 })

const games = recorded('tennessee-central-3-seats-top')
const most = games[0]?.actions.length ?? 0

const place = (page: Page) => page.getByRole('slider', { name: 'Moves' })

async function openReplay(page: Page, depot: { url: string; origin: string }): Promise<void> {
  await openHome(page, depot.url)
  await page.goto(`${depot.origin}/#/history`)
  await takeIn(page, games)
  await close(page)
  await rows(page).first().click()
  await page.getByRole('link', { name: 'Replay' }).click()
  await expect(place(page)).toHaveValue('0')
}

test('a game is walked through by keys, by turns, by the slider and from every seat', async ({
  page,
  depot,
}) => {
  await openReplay(page, depot)
  await page.keyboard.press('ArrowRight')
  await expect(place(page)).toHaveValue('1')
  await expect(log(page)).toHaveCount(1)
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(place(page)).toHaveValue('3')
  await page.keyboard.press('ArrowLeft')
  await expect(place(page)).toHaveValue('2')
  await expect(page).toHaveURL(/\/replay\/[^/]+\/2$/)
  await place(page).fill('20')
  await expect(page.getByText(`Move 20 of ${most}`)).toBeVisible()
  await expect.poll(() => log(page).count()).toBeGreaterThan(15)
  await expect(page.getByRole('list', { name: 'All hands' }).getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)

  // Through one pair of eyes the others' hands are closed.
  await page.getByRole('button', { name: 'All open' }).click()
  await page.getByRole('menuitemradio', { name: 'What Seat 2 knows' }).click()
  await expect(page.getByRole('list', { name: 'All hands' })).toBeHidden()
  await expect(page.locator('section.hand button')).not.toHaveCount(0)

  // A line of the log leads to its move.
  await log(page).last().getByRole('link').first().click()
  await expect(place(page)).toHaveValue('1')
})

for (const game of ['tennessee-central', 'express', 'express-01'])
  test(`every line of the log leads to its move, in a game of ${game} in progress`, async ({
    page,
    depot,
  }) => {
    const [id = ''] = await putIn(depot, [inProgress(game, 24)])
    await openHome(page, depot.url)
    await page.goto(`${depot.origin}/#/table/${id}`)
    await expect(log(page)).not.toHaveCount(0)
    const lines = await log(page).count()
    const links = log(page).locator(`a[href^="#/replay/${id}/"]`)
    await expect(links).toHaveCount(lines)
    const line = log(page).nth(Math.floor(lines / 2))
    const said = await line.innerText()
    const href = (await line.locator('a').first().getAttribute('href')) ?? ''
    await line.locator('a').first().click()
    await expect(place(page)).toHaveValue(href.split('/').at(-1) ?? '')
    // It is among the newest lines there, and no later move is told.
    const there = log(page).filter({ has: page.locator(`a[href="${href}"]`) })
    await expect(there.first()).toBeVisible()
    expect(await there.allInnerTexts()).toContain(said)
    await expect(log(page).first().locator('a').first()).toHaveAttribute('href', href)
    await page.goBack()
    await expect(log(page)).toHaveCount(lines)
  })

test('it plays by itself to the end, and shows the score sheet', async ({ page, depot }) => {
  await openReplay(page, depot)
  await page.getByRole('button', { name: /^Speed/ }).click()
  await page.getByRole('menuitemradio', { name: 'Fastest' }).click()
  await place(page).fill(String(most - 3))
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByText(`Move ${most} of ${most}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play on from here' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.getByRole('button', { name: 'Score sheet' }).click()
  await expect(page.getByRole('heading', { name: 'Score sheet' })).toBeVisible()
  await expectAccessible(page)
})

test('a game is played on from any move, with fresh luck, and marked as a branch', async ({
  page,
  depot,
}) => {
  await openReplay(page, depot)
  await place(page).fill('12')
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await expect(dialog(page).getByRole('radio', { name: 'Fresh' })).toBeChecked()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Play on' }).click()
  // Three people share this game: the curtain of whoever has to move comes first.
  await expect(page.getByText(/Hold to open/)).toBeVisible()
  await page.goto(`${depot.origin}/#/history`)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'In progress' }).click()
  await expect(rows(page).getByText('Branch', { exact: true })).toBeVisible()
})

for (const game of ['tennessee-central', 'express', 'express-01'])
  test(`the score sheet of ${game} prints whole, black on white, without what belongs to the screen`, async ({
    page,
    depot,
  }) => {
    const [id = ''] = await putIn(depot, [over(game)])
    await openHome(page, depot.url)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.goto(`${depot.origin}/#/table/${id}`)
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes')
    })
    await page.getByRole('button', { name: 'Print score sheet' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
    // As wide as A4 within its margins.
    await page.setViewportSize({ width: 680, height: 1000 })
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('button', { name: 'Print score sheet' })).toBeHidden()
    const sheet = page.locator('.sheet table')
    // What is cut off is not hidden to Playwright: whether a cell shows, the page itself tells.
    const shown = await sheet.locator('td, th').evaluateAll((cells) =>
      cells.map((cell) => {
        const { x, y, width, height } = cell.getBoundingClientRect()
        const top = document.elementFromPoint(x + width / 2, y + height / 2)
        return !!top?.closest('.sheet table')
      }),
    )
    expect(shown.length).toBeGreaterThan(10)
    expect(shown).not.toContain(false)
    const white = 'rgb(255, 255, 255)'
    const colours = await page.evaluate(() =>
      [document.body, document.querySelector('.app'), document.querySelector('.sheet')].map(
        (one) => one && getComputedStyle(one).backgroundColor,
      ),
    )
    expect(colours).toEqual([white, white, white])
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
    expect(pdf.startsWith('%PDF-')).toBe(true)
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  })
