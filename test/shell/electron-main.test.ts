/** The whole Electron entry on a stand-in for Electron: the real application under it, on a store of its own. */
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openStore } from '../../src-main/store/open.ts'
import { pageDir, tempDir } from './support.ts'

vi.mock('electron', () => import('./electron-stand-in.ts'))
vi.mock('../../src-main/shell/assets.ts', async (original) => {
  const { openAssets } = await original<typeof import('../../src-main/shell/assets.ts')>()
  return { openAssets: () => openAssets(pageDir()) }
})

type Electron = typeof import('./electron-stand-in.ts')

/** Starts the entry anew, on a fresh stand-in. */
async function startShell(dataDir: string, prepare?: (electron: Electron) => void): Promise<Electron> {
  vi.resetModules()
  const electron = (await import('electron')) as unknown as Electron
  electron.forget()
  prepare?.(electron)
  const argv = process.argv
  process.argv = [...argv, `--data=${dataDir}`]
  try {
    await import('../../src-main/shell/electron/main.ts')
  } finally {
    process.argv = argv
  }
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
  expect(menus.at(-1)?.[0]?.label).toBe('&File')
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

test('a second start ends at once and touches nothing', async () => {
  const { app, BrowserWindow, handlers } = await startShell(tempDir(), ({ app }) => (app.first = false))
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

test('closing the last window ends the application, except on a Mac', async () => {
  const electron = await startShell(tempDir())
  electron.app.emit('window-all-closed')
  expect(electron.app.quit).toHaveBeenCalledTimes(process.platform === 'darwin' ? 0 : 1)
  await quit(electron)
})
