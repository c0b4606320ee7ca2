/** A window whose screen is unplugged, or made smaller, comes back to one that is there. */
import { type BrowserWindow, type Rectangle, screen } from 'electron'
import { clampToScreens } from './window-state.ts'

/** The work areas of the screens that are there, the main one first; pixels. */
export function workAreas(): Rectangle[] {
  const main = screen.getPrimaryDisplay()
  const others = screen.getAllDisplays().filter(({ id }) => id !== main.id)
  return [main, ...others].map(({ workArea }) => workArea)
}

export function stayOnScreen(window: BrowserWindow): void {
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
