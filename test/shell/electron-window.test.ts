import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserWindow as RealWindow } from 'electron'
import { expect, test, vi } from 'vitest'
import {
  clampToScreens,
  keepWindowState,
  openWindow,
  readWindowState,
  showWindow,
} from '../../src-main/shell/electron/window.ts'
import { BrowserWindow, forget, MAIN_DISPLAY, screen } from './electron-stand-in.ts'
import { tempDir } from './support.ts'

vi.mock('electron', () => import('./electron-stand-in.ts'))

const main = { x: 0, y: 0, width: 1920, height: 1040 }
const right = { x: 1920, y: 0, width: 1280, height: 1000 }
const bounds = (x: number, y: number, width = 1000, height = 700) => ({ x, y, width, height })

test.each([
  ['stays where it was', bounds(100, 50), bounds(100, 50)],
  ['stays on the second screen', bounds(2000, 50), bounds(2000, 50)],
  ['is pulled back from an edge', bounds(1700, 900), bounds(920, 340)],
  ['is pulled down from above', bounds(100, -600), bounds(100, 0)],
  ['loses its place when its screen is gone', bounds(5000, 50), { width: 1000, height: 700 }],
  ['shrinks to the screen', bounds(0, 0, 4000, 3000), bounds(0, 0, 1920, 1040)],
  ['is never tiny', bounds(10, 10, 5, 5), { width: 800, height: 600 }],
])('a window %s', (_, kept, expected) => {
  expect(clampToScreens(kept, [main, right])).toEqual(expected)
})

test('without anything kept the window has its usual size, on any screen', () => {
  expect(clampToScreens(undefined, [main])).toEqual({ width: 1280, height: 832 })
  expect(clampToScreens(undefined, [{ x: 0, y: 0, width: 1024, height: 700 }])).toEqual({
    width: 1024,
    height: 700,
  })
  expect(clampToScreens(undefined, [])).toEqual({ width: 1280, height: 832 })
})

test.each(['', '{', '7', 'null', '{"bounds":{"x":"1"}}', '{"bounds":{"x":1,"y":1,"width":null,"height":1}}'])(
  'kept state %j counts as nothing kept',
  (text) => {
    const file = join(tempDir(), 'window.json')
    writeFileSync(file, text)
    expect(readWindowState(file)).toEqual({ maximized: false, fullScreen: false })
  },
)

test('the state is kept after a change and read again', async () => {
  const file = join(tempDir(), 'window.json')
  const window = new BrowserWindow()
  keepWindowState(window as unknown as RealWindow, file, 5)
  expect(existsSync(file)).toBe(false)
  window.emit('resize')
  await vi.waitFor(() => expect(readFileSync(file, 'utf8')).not.toBe(''))
  expect(readWindowState(file)).toEqual({ bounds: window.bounds, maximized: false, fullScreen: true })
})

test('the window opens where it was, and shows itself once drawn', () => {
  const file = join(tempDir(), 'window.json')
  writeFileSync(file, JSON.stringify({ bounds: bounds(100, 50), maximized: true, fullScreen: false }))
  const window = openWindow(file) as unknown as BrowserWindow
  expect(window.options).toMatchObject({ ...bounds(100, 50), show: false })
  expect(window.loadURL).toHaveBeenCalledExactlyOnceWith('app://depot/')
  expect(window.show).not.toHaveBeenCalled()
  window.emit('ready-to-show')
  expect(window.show).toHaveBeenCalledOnce()
  expect(window.maximize).toHaveBeenCalledOnce()
})

test('a window whose screen is unplugged comes back to one that is there', () => {
  forget()
  const second = { id: 2, workArea: right }
  screen.displays = [MAIN_DISPLAY, second]
  const file = join(tempDir(), 'window.json')
  writeFileSync(file, JSON.stringify({ bounds: bounds(2000, 50) }))
  const window = openWindow(file) as unknown as BrowserWindow
  window.bounds = bounds(2000, 50)
  window.fullScreen = false
  screen.emit('display-metrics-changed')
  expect(window.setBounds).not.toHaveBeenCalled()
  screen.displays = [MAIN_DISPLAY]
  screen.emit('display-removed')
  expect(window.setBounds).toHaveBeenCalledExactlyOnceWith(bounds(0, 0))
  window.emit('closed')
  expect(screen.eventNames()).toEqual([])
})

test('a second start brings the window forward', () => {
  const window = new BrowserWindow()
  window.minimized = true
  showWindow(window as unknown as RealWindow)
  expect(window.restore).toHaveBeenCalledOnce()
  expect(window.focus).toHaveBeenCalledOnce()
  window.destroyed = true
  showWindow(window as unknown as RealWindow)
  expect(window.focus).toHaveBeenCalledOnce()
})
