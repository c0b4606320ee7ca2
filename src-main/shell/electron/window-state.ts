/** Where the window was, kept between starts and fitted to the screens that are there now. */
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { BrowserWindow, Rectangle } from 'electron'

export interface WindowState {
  readonly bounds?: Rectangle
  readonly maximized: boolean
  readonly fullScreen: boolean
}

export const SMALLEST = { width: 800, height: 600 }
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
