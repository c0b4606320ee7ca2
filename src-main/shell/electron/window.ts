import { join } from 'node:path'
import { app, BrowserWindow, nativeTheme } from 'electron'
import { stayOnScreen, workAreas } from './on-screen.ts'
import { PAGE } from './page.ts'
import { webPreferences } from './preferences.ts'
import { clampToScreens, keepWindowState, readWindowState, SMALLEST } from './window-state.ts'

/** The table's colour in both themes, so that nothing flashes before the page is drawn. */
const TABLE = { day: '#cdd2c3', night: '#141c22' }

/** Opens the window where it was last; it shows itself once the page is drawn. */
export function openWindow(stateFile: string): BrowserWindow {
  const state = readWindowState(stateFile)
  const window = new BrowserWindow({
    ...clampToScreens(state.bounds, workAreas()),
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    title: 'Express Depot',
    backgroundColor: nativeTheme.shouldUseDarkColors ? TABLE.night : TABLE.day,
    webPreferences: webPreferences(join(import.meta.dirname, '../preload/preload.cjs'), app.isPackaged),
  })
  window.once('ready-to-show', () => {
    if (state.maximized) window.maximize()
    if (state.fullScreen) window.setFullScreen(true)
    window.show()
  })
  keepWindowState(window, stateFile)
  stayOnScreen(window)
  void window.loadURL(PAGE)
  return window
}

/** Brings a window to the front, out of the dock where it was put away. */
export function showWindow(window: BrowserWindow | undefined): void {
  if (!window || window.isDestroyed()) return
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}
