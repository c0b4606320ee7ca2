/** A page that dies or hangs: main holds the game, so the page is drawn again where it was. */
import { type BrowserWindow, dialog } from 'electron'
import type { Language } from '#shared/texts/languages.ts'

/** A page that dies this often within the span would die for ever: then a person decides. */
const MOST_CRASHES = 3
const SPAN_MS = 60_000

/** Watches a window from its opening on. `texts`: asked anew each time, since the language may change. */
export function recoverPage(
  window: BrowserWindow,
  texts: () => Language['electron'],
  quit: () => void,
  now: () => number = Date.now,
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
