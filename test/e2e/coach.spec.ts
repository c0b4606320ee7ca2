/** The coach: judges a game, stops, goes on; a decision is looked at, played on from, and practised. */
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { moveIn } from './support/household.ts'
import { shelveMistake } from './express/mistake.ts'
import { patient } from './support/patience.ts'

test('a game is judged, a mistake shown with the better move, and made a puzzle', async ({ page, depot }) => {
  test.setTimeout(patient(240_000))
  const [id = ''] = await moveIn(depot, 'tennessee-central', 1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(depot.url)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await page.goto(`${depot.origin}/#/table/${id}`)
  await page.getByRole('link', { name: 'Coach' }).click()
  await page.getByRole('button', { name: 'Judge this game' }).click()
  await expect(page.getByText(/^Judging: [1-9]/)).toBeVisible({ timeout: patient(60_000) })
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('heading', { name: 'Where the result of Ada came from' })).toBeVisible({
    timeout: patient(180_000),
  })
  await expect(page.getByRole('img', { name: /^Chance to win over the game/ })).toBeVisible()
  await expectAccessible(page)

  // Moves by chance: some of them are mistakes.
  await page.getByRole('radio', { name: /^To improve/ }).click()
  await page
    .locator('.decisions li button', { has: page.getByRole('img', { name: /istake|lunder/ }) })
    .first()
    .click()
  const detail = page.locator('.detail')
  await expect(detail).toContainText(/You played.*Better/s)
  await detail.getByRole('link', { name: 'See it' }).click()
  await expect(page).toHaveURL(/#\/replay\//)
  await page.goBack()

  await page.locator('.detail').getByRole('link', { name: 'As a puzzle' }).click()
  await expect(page.getByRole('radiogroup', { name: 'Moves' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radiogroup', { name: 'Moves' }).getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Decide' }).click()
  await expect(page.getByText(/It comes again on/)).toBeVisible({ timeout: patient(60_000) })
  await expect(page.locator('.detail')).toContainText('Better')
  await page.goto(`${depot.origin}/#/statistics`)
  await expect(page.getByRole('heading', { name: 'Puzzles from own mistakes' })).toBeVisible()
})

test('a mistake in a game of Express becomes a puzzle, told in words, and is answered', async ({
  page,
  depot,
}) => {
  test.setTimeout(patient(90_000))
  const { id, at, better } = await shelveMistake(depot)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(depot.url)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await page.goto(`${depot.origin}/#/statistics`)
  const puzzle = page.locator(`a[href="#/puzzle/${id}/${at}"]`).first()
  await puzzle.click()

  const moves = page.getByRole('radiogroup', { name: 'Moves' })
  await expect(moves.getByRole('radio').first()).toBeVisible()
  const words = await moves.locator('label').allInnerTexts()
  expect(words.length).toBeGreaterThan(2)
  expect(new Set(words).size).toBe(words.length)
  for (const move of words) expect(move).toMatch(/^[A-Z][\w ,;:×-]+; locos: [\w ,×-]+$/)
  await expectAccessible(page)

  await moves.getByText(better, { exact: true }).click()
  await page.getByRole('button', { name: 'Decide' }).click()
  await expect(page.getByText(/It comes again on/)).toBeVisible({ timeout: patient(60_000) })
  await expect(page.locator('.verdict.right')).toBeVisible()
  await expect(page.locator('.detail')).toContainText(/You played.*Better/s)
  await expectAccessible(page)
})
