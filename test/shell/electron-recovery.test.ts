/** A page that dies or hangs, and quitting while computers think. */
import type { BrowserWindow as RealWindow } from 'electron'
import { beforeEach, expect, test, vi } from 'vitest'
import { electron } from '#shared/texts/en/shell.ts'
import { openApplication } from '../../src-main/shell/application.ts'
import { closeBeforeQuit } from '../../src-main/shell/electron/start.ts'
import { recoverPage } from '../../src-main/shell/electron/window.ts'
import { openStore } from '../../src-main/store/open.ts'
import { app, BrowserWindow, dialog, forget } from './electron-stand-in.ts'
import { tempDir } from './support.ts'

vi.mock('electron', () => import('./electron-stand-in.ts'))

beforeEach(forget)

function watched(now = () => 0) {
  const window = new BrowserWindow()
  const quit = vi.fn()
  recoverPage(window as unknown as RealWindow, () => electron, quit, now)
  const die = (reason = 'crashed') => window.webContents.emit('render-process-gone', {}, { reason })
  return { window, quit, die, reload: window.webContents.reload }
}

test('a page that died is drawn again, one that was closed is not', () => {
  const { die, reload, window } = watched()
  die()
  expect(reload).toHaveBeenCalledOnce()
  die('clean-exit')
  window.destroyed = true
  die()
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that keeps dying asks a person, who may end it', async () => {
  const { die, reload, quit } = watched()
  dialog.showMessageBox.mockResolvedValueOnce({ response: 1 })
  die()
  die('oom')
  die()
  expect(reload).toHaveBeenCalledTimes(2)
  await vi.waitFor(() => expect(quit).toHaveBeenCalledOnce())
  expect(dialog.showMessageBox.mock.calls[0]?.[1]).toMatchObject({
    message: 'The window’s page keeps breaking down.',
    detail: 'Every move you saw is saved.',
    buttons: ['Draw It Again', 'Quit'],
  })
})

test('a page that died now and then is always drawn again', () => {
  let minute = 0
  const { die, reload } = watched(() => minute++ * 60_000)
  for (let i = 0; i < 10; i++) die()
  expect(reload).toHaveBeenCalledTimes(10)
  expect(dialog.showMessageBox).not.toHaveBeenCalled()
})

test('a page that hangs is waited for or drawn again; the question is asked once', async () => {
  const { window, reload, quit } = watched()
  let answer: (reply: { response: number }) => void = () => undefined
  dialog.showMessageBox.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  window.emit('unresponsive')
  window.emit('unresponsive')
  expect(dialog.showMessageBox).toHaveBeenCalledOnce()
  answer({ response: 1 })
  await Promise.resolve()
  expect(reload).not.toHaveBeenCalled()
  await vi.waitFor(() => {
    window.emit('unresponsive')
    expect(reload).toHaveBeenCalled()
  })
  expect(quit).not.toHaveBeenCalled()
})

test('quitting waits for the store to close, once', async () => {
  let closed = (): void => undefined
  const close = vi.fn(() => new Promise<void>((resolve) => (closed = resolve)))
  closeBeforeQuit({ close })
  const event = { preventDefault: vi.fn() }
  app.emit('will-quit', event)
  app.emit('will-quit', event)
  expect(event.preventDefault).toHaveBeenCalledOnce()
  expect(close).toHaveBeenCalledOnce()
  expect(app.exit).not.toHaveBeenCalled()
  closed()
  await vi.waitFor(() => expect(app.exit).toHaveBeenCalledOnce())
})

test('quitting does not wait for ever', async () => {
  vi.useFakeTimers()
  closeBeforeQuit({ close: () => new Promise(() => undefined) })
  app.emit('will-quit', { preventDefault: () => undefined })
  await vi.advanceTimersByTimeAsync(2_900)
  expect(app.exit).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(app.exit).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('a computer that thinks for a minute does not hold up the end, and its game is where it was', async () => {
  const dataDir = tempDir()
  const worker = new URL('../../src-main/games/worker.ts', import.meta.url).pathname
  const application = openApplication({ dataDir, worker, version: '1.2.3', shell: 'electron' })
  const thinking = new Promise<void>((resolve) =>
    application.on((event) => {
      if (event.type === 'table.progress') resolve()
    }),
  )
  await application.handle('settings.set', { thinkingMs: 60_000, speed: 'instant' })
  const made = await application.handle('games.create', {
    game: 'tennessee-central',
    options: { locomotive: 'top' },
    seats: [
      { name: 'Ada', kind: 'director', livery: 'plum' },
      { name: 'Ben', kind: 'director', livery: 'teal' },
    ],
  })
  const { id } = (made as { value: { id: string } }).value
  await application.handle('table.open', { id })
  await thinking
  const before = await application.handle('games.list', { states: ['open'], offset: 0, limit: 9 })
  const began = performance.now()
  await application.close()
  expect(performance.now() - began).toBeLessThan(3_000)
  const store = openStore({ dir: dataDir, now: Date.now })
  expect(store.game(id)?.state).toBe('open')
  expect(before).toMatchObject({ value: { games: [{ actions: store.timeline(id).actions.length }] } })
  store.close()
})
