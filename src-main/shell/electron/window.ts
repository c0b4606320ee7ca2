/** The window: kept between starts and fitted to the screens, opened, drawn again after a crash, and printed. */
import { app, BrowserWindow, dialog, nativeTheme, type Rectangle, screen } from 'electron'
import { readFileSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '#shared/texts/languages.ts'
import { PAGE } from './page.ts'
import { webPreferences } from './restrictions.ts'

export interface WindowState {
  readonly bounds?: Rectangle
  readonly maximized: boolean
  readonly fullScreen: boolean
}

const SMALLEST = { width: 800, height: 600 }
const USUAL = { width: 1280, height: 832 }
/** As much of a window must lie on a screen for a person to grip it. */
const GRIP = 80

const isRectangle = (value: unknown): value is Rectangle =>
  typeof value === 'object' &&
  value !== null &&
  ['x', 'y', 'width', 'height'].every((side) => Number.isFinite((value as Record<string, unknown>)[side]))

/** What was kept; whatever is not readable counts as nothing kept. */
export function readWindowState(file: string): WindowState {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Partial<WindowState>
    const rest = { maximized: kept.maximized === true, fullScreen: kept.fullScreen === true }
    return isRectangle(kept.bounds) ? { bounds: kept.bounds, ...rest } : rest
  } catch {
    return { maximized: false, fullScreen: false }
  }
}

const overlap = (a: number, aSize: number, b: number, bSize: number): number =>
  Math.min(a + aSize, b + bSize) - Math.max(a, b)

/** The bounds to open with, inside one of the screens' work areas (the first is the main one); pixels. */
export function clampToScreens(
  bounds: Rectangle | undefined,
  screens: readonly Rectangle[],
): Partial<Rectangle> & { width: number; height: number } {
  const home =
    bounds &&
    screens.find(
      (screen) =>
        overlap(bounds.x, bounds.width, screen.x, screen.width) >= GRIP &&
        overlap(bounds.y, bounds.height, screen.y, screen.height) >= GRIP,
    )
  const screen = home ?? screens[0]
  const fit = (size: number, smallest: number, most = size): number =>
    Math.max(smallest, Math.min(size, most))
  const width = fit(bounds?.width ?? USUAL.width, SMALLEST.width, screen?.width)
  const height = fit(bounds?.height ?? USUAL.height, SMALLEST.height, screen?.height)
  if (!home || !bounds) return { width, height }
  const within = (at: number, size: number, from: number, length: number): number =>
    Math.max(from, Math.min(at, from + length - size))
  return {
    x: within(bounds.x, width, home.x, home.width),
    y: within(bounds.y, height, home.y, home.height),
    width,
    height,
  }
}

/** Keeps the state in `file` shortly after each change and when the window closes. */
export function keepWindowState(window: BrowserWindow, file: string, delayMs = 500): void {
  let timer: NodeJS.Timeout | undefined
  const keep = (): void => {
    clearTimeout(timer)
    if (window.isDestroyed()) return
    const state: WindowState = {
      bounds: window.getNormalBounds(),
      maximized: window.isMaximized(),
      fullScreen: window.isFullScreen(),
    }
    // A place not kept is not worth a message.
    writeFile(file, JSON.stringify(state)).catch(() => undefined)
  }
  const later = (): void => {
    clearTimeout(timer)
    timer = setTimeout(keep, delayMs)
  }
  window.on('resize', later)
  window.on('move', later)
  window.on('maximize', later)
  window.on('unmaximize', later)
  window.on('enter-full-screen', later)
  window.on('leave-full-screen', later)
  window.on('close', keep)
}

// A window whose screen is unplugged, or made smaller, comes back to one that is there.

/** The work areas of the screens that are there, the main one first; pixels. */
function workAreas(): Rectangle[] {
  const main = screen.getPrimaryDisplay()
  const others = screen.getAllDisplays().filter(({ id }) => id !== main.id)
  return [main, ...others].map(({ workArea }) => workArea)
}

function stayOnScreen(window: BrowserWindow): void {
  const comeBack = (): void => {
    if (window.isDestroyed() || window.isMaximized() || window.isFullScreen()) return
    const areas = workAreas()
    const bounds = window.getNormalBounds()
    const { x = areas[0]?.x ?? 0, y = areas[0]?.y ?? 0, width, height } = clampToScreens(bounds, areas)
    if (x !== bounds.x || y !== bounds.y || width !== bounds.width || height !== bounds.height)
      window.setBounds({ x, y, width, height })
  }
  screen.on('display-removed', comeBack)
  screen.on('display-metrics-changed', comeBack)
  window.once('closed', () => {
    screen.off('display-removed', comeBack)
    screen.off('display-metrics-changed', comeBack)
  })
}

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

// A page that dies or hangs: main holds the game, so the page is drawn again where it was.

/** A page that dies this often within the span would die for ever: then a person decides. */
const MOST_CRASHES = 3
const SPAN_MS = 60_000

/** Watches a window from its opening on. `texts`: asked anew each time, since the language may change. */
export function recoverPage(
  window: BrowserWindow,
  texts: () => Language['electron'],
  quit: () => void,
  now: () => number = () => performance.now(),
): void {
  const { webContents } = window
  const crashes: number[] = []
  let asking = false

  async function ask(message: string, other: string, otherwise: () => void): Promise<void> {
    if (asking) return
    asking = true
    const { drawAgain } = texts()
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message,
      detail: texts().gameIsSafe,
      buttons: [drawAgain, other],
      defaultId: 0,
      cancelId: 1,
    })
    asking = false
    if (window.isDestroyed()) return
    if (response === 0) webContents.reload()
    else otherwise()
  }

  webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return
    const at = now()
    crashes.push(at)
    if (crashes.filter((crash) => at - crash < SPAN_MS).length < MOST_CRASHES) {
      webContents.reload()
      return
    }
    crashes.length = 0
    void ask(texts().pageDied, texts().quit, quit)
  })
  window.on('unresponsive', () => void ask(texts().pageHangs, texts().wait, () => undefined))
}

// Prints a window's page to a PDF file the person names.

/** Letters no system's file names hold, and what would hide a file or step out of its folder. */
const fileName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 120) || 'Express Depot'

/** The file's path, or null when the person called it off. `name`: what is offered, without the ending. */
export async function printPage(window: BrowserWindow, name: string): Promise<string | null> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    defaultPath: join(app.getPath('documents'), `${fileName(name)}.pdf`),
    filters: [{ name: 'PDF', extensions: ['pdf'] }],
    properties: ['createDirectory', 'showOverwriteConfirmation'],
  })
  if (canceled || !filePath) return null
  const pdf = await window.webContents.printToPDF({
    pageSize: 'A4',
    printBackground: true,
    preferCSSPageSize: true,
    generateTaggedPDF: true,
  })
  const beside = `${filePath}.part`
  try {
    await writeFile(beside, pdf)
    await rename(beside, filePath) // a file that was there stays whole until the new one is
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
  return filePath
}
