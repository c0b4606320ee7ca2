/** The whole Electron entry on a stand-in for Electron: the real application under it, on a store of its own. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { openStore } from '../../src-main/store/open.ts'
import { pageDir, tempDir } from './support.ts'

vi.mock('electron', () => import('./electron-stand-in.ts'))
vi.mock('../../src-main/shell/assets.ts', async (original) => {
  const { openAssets } = await original<typeof import('../../src-main/shell/assets.ts')>()
  return { openAssets: () => openAssets(page.dir()) }
})

/** Where the page lies that the entry serves. */
const page = { dir: pageDir }

const RECORDS = resolve(import.meta.dirname, '../fixtures/records')
const RECORD_FILES = readdirSync(RECORDS).filter((name) => name.startsWith('tennessee-central'))
const PLATFORM = process.platform

afterEach(() => {
  page.dir = pageDir
  vi.unstubAllEnvs()
  Object.defineProperty(process, 'platform', { value: PLATFORM })
})

type Electron = typeof import('./electron-stand-in.ts')

interface Start {
  /** Before the entry runs. */
  readonly prepare?: (electron: Electron) => void
  /** After the entry ran, before Electron is ready. */
  readonly early?: (electron: Electron) => void
  readonly args?: readonly string[]
}

/**
 * Starts the entry anew, on a fresh stand-in, as Electron does: it becomes ready when the entry has ended. An entry
 * that waits for that would never end.
 */
async function startShell(dataDir: string, { prepare, early, args = [] }: Start = {}): Promise<Electron> {
  vi.resetModules()
  vi.stubEnv('DISPLAY', ':0')
  const electron = (await import('electron')) as unknown as Electron
  electron.forget()
  prepare?.(electron)
  const { app, BrowserWindow } = electron
  const argv = process.argv
  process.argv = [...argv, `--data=${dataDir}`, ...args]
  try {
    await import('../../src-main/shell/electron/main.ts')
  } finally {
    process.argv = argv
  }
  expect(BrowserWindow.all).toEqual([])
  early?.(electron)
  app.becomeReady()
  await vi.waitFor(() =>
    expect(
      BrowserWindow.all.length + app.exit.mock.calls.length + app.quit.mock.calls.length,
    ).toBeGreaterThan(0),
  )
  return electron
}

const ours = { senderFrame: { url: 'app://depot/', parent: null } }
const call = ({ handlers }: Electron, name: unknown, input: unknown = {}, event: object = ours): unknown =>
  handlers.get('depot:call')?.(event, name, input)

/** Quits as Electron would, and waits until the shell lets go. */
async function quit({ app }: Electron): Promise<void> {
  const event = { preventDefault: vi.fn() }
  app.emit('will-quit', event)
  expect(event.preventDefault).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(app.exit).toHaveBeenCalledOnce())
}

test('starts with a window on the page, answers its calls, tells it events, and closes the store at the end', async () => {
  const dir = tempDir()
  const electron = await startShell(dir)
  const { app, schemes, protocols, BrowserWindow, menus, nativeTheme } = electron
  expect(app.paths.get('userData')).toBe(join(dir, 'electron'))
  expect(schemes).toHaveLength(1)
  expect(protocols.has('app')).toBe(true)
  expect(BrowserWindow.all).toHaveLength(1)

  expect(await call(electron, 'app.info')).toMatchObject({
    ok: true,
    value: { version: '1.2.3', shell: 'electron' },
  })
  expect(await call(electron, 'no.such')).toMatchObject({ ok: false, error: { key: 'unknownRequest' } })
  expect(menus.at(-1)?.[0]?.label).toBe('&Datei')
  expect(await call(electron, 'settings.set', { locale: 'en', theme: 'night' })).toMatchObject({ ok: true })
  const told = expect.objectContaining({ type: 'settings.changed' }) as unknown
  expect(BrowserWindow.all[0]?.webContents.send).toHaveBeenCalledWith('depot:event', told)
  await vi.waitFor(() => expect(menus.at(-1)?.[0]?.label).toBe('&File'))
  expect(nativeTheme.themeSource).toBe('dark')

  await quit(electron)
  const store = openStore({ dir, now: Date.now })
  expect(store.settings().theme).toBe('night')
  store.close()
})

test('what does not come from the page is not answered', async () => {
  const electron = await startShell(tempDir())
  const frame = { senderFrame: { url: 'https://evil.example/', parent: null } }
  expect(() => call(electron, 'app.info', {}, frame)).toThrow('refused')
  expect(() => call(electron, { toString: () => 'app.info' })).toThrow('refused')
  await quit(electron)
})

test('without a display it says so and ends, before anything is opened', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const dir = tempDir()
  vi.stubEnv('LANG', 'de_DE.UTF-8')
  const prepare = (): void => {
    vi.stubEnv('DISPLAY', '')
    vi.stubEnv('WAYLAND_DISPLAY', '')
    Object.defineProperty(process, 'platform', { value: 'linux' })
  }
  const { app, BrowserWindow } = await startShell(dir, { prepare })
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('braucht einen Bildschirm'))
  expect(app.exit).toHaveBeenCalledExactlyOnceWith(1)
  expect(BrowserWindow.all).toEqual([])
  expect(readdirSync(dir)).toEqual([])
  said.mockRestore()
})

test('a saved game on the command line, one from the system before the start, and one from a second start', async () => {
  const dir = tempDir()
  const files = ['first', 'second', 'third'].map((name, i) => {
    const file = join(dir, `${name}.expressgame`)
    const { record } = JSON.parse(readFileSync(join(RECORDS, RECORD_FILES[i] ?? ''), 'utf8')) as {
      record: object
    }
    writeFileSync(file, JSON.stringify(record))
    return file
  })
  const [first = '', second = '', third = ''] = files
  const electron = await startShell(dir, {
    args: [first],
    early: ({ app }) => app.emit('open-file', { preventDefault: () => undefined }, second),
  })
  expect(electron.app.handed).toEqual({ files: [first] })
  electron.app.emit('second-instance', {}, [], '/', { files: [third, 7, '/etc/passwd'] })
  await vi.waitFor(() => expect(electron.app.recent).toEqual(files))
  const { webContents, focus } = electron.BrowserWindow.all[0] ?? expect.fail('no window')
  expect(webContents.send).toHaveBeenCalledWith('depot:event', { type: 'command', command: 'history' })
  expect(focus).toHaveBeenCalled()
  const reply = (await call(electron, 'games.list', { states: ['finished'], offset: 0, limit: 9 })) as {
    value: { total: number }
  }
  expect(electron.dialog.showMessageBox.mock.calls).toEqual([])
  expect(reply.value.total).toBe(3)
  await quit(electron)
})

test('the games in progress stand in the menu, and go when they are over', async () => {
  const electron = await startShell(tempDir())
  const seats = [
    { name: 'Ada & Co', kind: 'human', livery: 'plum' },
    { name: 'Ben', kind: 'human', livery: 'teal' },
  ]
  const game = { game: 'tennessee-central', options: { locomotive: 'top' }, seats }
  const { value } = (await call(electron, 'games.create', game)) as { value: { id: string } }
  const menuText = () => JSON.stringify(electron.menus.at(-1))
  await vi.waitFor(() => expect(menuText()).toContain('Tennessee Central: Ada && Co, Ben'))
  await call(electron, 'games.abandon', value)
  await vi.waitFor(() => expect(menuText()).not.toContain('Ada'))
  await quit(electron)
})

test('a second start ends at once and touches nothing', async () => {
  const { app, BrowserWindow, handlers } = await startShell(tempDir(), {
    prepare: ({ app }) => (app.first = false),
  })
  expect(app.quit).toHaveBeenCalledOnce()
  expect(BrowserWindow.all).toEqual([])
  expect(handlers.size).toBe(0)
})

test('the first one shows its window when a second one starts', async () => {
  const electron = await startShell(tempDir())
  electron.app.emit('second-instance')
  expect(electron.BrowserWindow.all[0]?.focus).toHaveBeenCalledOnce()
  await quit(electron)
})

test('data that cannot be used is said in the language of the system, and the application ends', async () => {
  const dir = tempDir()
  const store = openStore({ dir, now: Date.now })
  const { app, dialog, BrowserWindow } = await startShell(dir)
  const text = expect.stringMatching(/läuft bereits.*depot\.db/) as unknown
  expect(dialog.showErrorBox).toHaveBeenCalledExactlyOnceWith('Express Depot', text)
  expect(app.exit).toHaveBeenCalledExactlyOnceWith(1)
  expect(BrowserWindow.all).toEqual([])
  store.close()
})

test('a data folder that cannot be one is said in the language of the system, and nothing is made', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const file = join(tempDir(), 'file')
  writeFileSync(file, 'x')
  const { app, dialog, BrowserWindow } = await startShell(join(file, 'games'))
  const text = expect.stringContaining(`${file} ist eine Datei`) as unknown
  expect(dialog.showErrorBox).toHaveBeenCalledExactlyOnceWith('Express Depot', text)
  expect(said).toHaveBeenCalledExactlyOnceWith(text)
  expect(app.exit).toHaveBeenCalledExactlyOnceWith(1)
  expect(BrowserWindow.all).toEqual([])
  expect(readFileSync(file, 'utf8')).toBe('x')
  said.mockRestore()
})

test('a page that is not built is said, and the application ends', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { app, dialog } = await startShell(tempDir(), { prepare: () => (page.dir = () => tempDir()) })
  expect(dialog.showErrorBox).toHaveBeenCalledExactlyOnceWith(
    'Express Depot',
    expect.stringContaining('index.html'),
  )
  expect(app.exit).toHaveBeenCalledExactlyOnceWith(1)
  said.mockRestore()
})

test('closing the last window ends the application, except on a Mac', async () => {
  const electron = await startShell(tempDir())
  electron.app.emit('window-all-closed')
  expect(electron.app.quit).toHaveBeenCalledTimes(process.platform === 'darwin' ? 0 : 1)
  await quit(electron)
})
