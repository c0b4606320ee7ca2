/**
 * The Electron shell with the real Electron: the sources' where its binary is there, or the packed program named by
 * DEPOT_PROGRAM. Without either, or without a display, these tests count as skipped. The workflow "packages" runs them
 * on three systems.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Bridge } from '#shared/contract/contract.ts'
import { expect, test } from './support/electron.ts'
import { hand, myTurn, playFirst, primary } from './support/table.ts'

test.describe.configure({ timeout: 180_000 })

test('the window shows the page, which sees the bridge and nothing of Node', async ({ app }) => {
  const page = await app.firstWindow()
  await expect(page).toHaveURL('app://depot/#/')
  await expect(page.getByRole('heading').first()).toBeVisible()
  expect(
    await page.evaluate(() => ['process', 'require', 'module'].filter((name) => name in window)),
  ).toEqual([])
  expect(await page.evaluate(() => Object.keys((window as unknown as { bridge: object }).bridge))).toEqual([
    'call',
    'on',
  ])
})

test('the page cannot leave, open a window, reach a network or get a permission', async ({ app }) => {
  const page = await app.firstWindow()
  await expect(page.getByRole('heading').first()).toBeVisible()
  expect(await page.evaluate(() => window.open('https://example.com/'))).toBeNull()
  expect(
    await page.evaluate(() =>
      fetch('https://example.com/').then(
        () => 'reached',
        () => 'refused',
      ),
    ),
  ).toBe('refused')
  await page.evaluate(() => void (location.href = 'https://example.com/'))
  await expect(page).toHaveURL('app://depot/#/')
  expect(await page.evaluate(() => Notification.requestPermission())).toBe('denied')
})

test('a command of the menu reaches the page', async ({ app }) => {
  const page = await app.firstWindow()
  await expect(page.getByRole('heading').first()).toBeVisible()
  await app.evaluate(({ Menu }) => {
    Menu.getApplicationMenu()?.getMenuItemById('new-game')?.click()
  })
  await expect(page).toHaveURL(/#\/new/)
})

const THINKERS = {
  game: 'tennessee-central',
  options: { locomotive: 'top' },
  seats: [
    { name: 'Ada', kind: 'human', livery: 'plum' },
    { name: 'Ben', kind: 'engineer', livery: 'teal' },
  ],
} as const

test('a whole game against a computer that thinks in its own thread', async ({ app }) => {
  const page = await app.firstWindow()
  await expect(page.getByRole('heading').first()).toBeVisible()
  await page.evaluate(async (setup) => {
    const { bridge } = window as unknown as { bridge: Bridge }
    await bridge.call('settings.set', { speed: 'instant', thinkingMs: 250 })
    const made = await bridge.call('games.create', setup)
    if (made.ok) location.hash = `#/table/${made.value.id}`
  }, THINKERS)
  await expect(hand(page)).toHaveCount(8)
  for (let turn = 0; ; turn++) {
    const now = await myTurn(page)
    if (now === 'over') break
    if (now === 'go-on') await primary(page).click()
    else await playFirst(page)
    expect(turn).toBeLessThan(120)
  }
  await expect(page.getByRole('heading', { name: 'Score sheet' })).toBeVisible()
  // Without their threads computers still play, but think nothing.
  const thought = await page.evaluate(async () => {
    const { bridge } = window as unknown as { bridge: Bridge }
    const listed = await bridge.call('games.list', { states: ['finished'], offset: 0, limit: 1 })
    const id = (listed.ok && listed.value.games[0]?.id) || ''
    const told = await bridge.call('games.export', { id })
    return told.ok ? told.value.actions.filter(({ iterations }) => Number(iterations) > 0).length : -1
  })
  expect(thought).toBeGreaterThan(0)
})

test('a page that dies is drawn again, and the game is where it was', async ({ app }) => {
  const page = await app.firstWindow()
  await page.getByRole('link', { name: /Tennessee Central/ }).click()
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect(hand(page)).toHaveCount(8)
  const address = page.url()
  await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
  )
  const shown = () =>
    app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(
        'location.href + " " + document.querySelectorAll("section.hand button").length',
      ),
    )
  await expect.poll(() => shown().catch(() => '')).toBe(`${address} 8`)
})

test('a saved game given at the start is taken into the history', async ({ start, dataDir }) => {
  const fixture = resolve(import.meta.dirname, '../fixtures/records/tennessee-central-2-seats-top.json')
  const file = join(dataDir, 'evening.expressgame')
  const { record } = JSON.parse(await readFile(fixture, 'utf8')) as { record: object }
  await writeFile(file, JSON.stringify(record))
  const app = await start(file)
  const page = await app.firstWindow()
  await expect(page).toHaveURL(/#\/history/)
  await expect(page.getByText('Tennessee Central').first()).toBeVisible()
})
