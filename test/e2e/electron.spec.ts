/** The Electron shell with the real Electron, wherever its binary is there; without it these tests count as skipped. */
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { _electron, type ElectronApplication, expect, test as base } from '@playwright/test'

/** Where the binary lies; not by importing electron, which would download it. */
function electronBinary(): string | undefined {
  const dir = dirname(createRequire(import.meta.url).resolve('electron/package.json'))
  const named = join(dir, 'path.txt')
  const name = existsSync(named) ? readFileSync(named, 'utf8') : 'electron'
  const file = join(process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(dir, 'dist'), name)
  const display = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY
  return existsSync(file) && display ? file : undefined
}

const binary = electronBinary()
const ROOT = resolve(import.meta.dirname, '../..')

const test = base.extend<{ app: ElectronApplication }>({
  app: async ({ browserName: _ }, use) => {
    base.skip(
      binary === undefined,
      'no Electron binary, or no display: npm start -- --shell electron fetches it',
    )
    const dir = await mkdtemp(join(tmpdir(), 'depot-electron-'))
    const args = [ROOT, `--data=${dir}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
    const app = await _electron.launch({ executablePath: binary ?? '', args })
    await use(app)
    await app.close()
    await rm(dir, { recursive: true, force: true })
  },
})

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
