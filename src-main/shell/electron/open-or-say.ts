import { app, BrowserWindow, dialog } from 'electron'
import { type Application, openApplication } from '../application.ts'
import { failureIn } from '../failure.ts'
import { localeOf } from '../locale.ts'
import { printPage } from './print.ts'

/** The application on its data; where they cannot be used, a sentence in a window of its own, and the end. */
export function openOrSay(dataDir: string, worker: string): Application | undefined {
  try {
    return openApplication({
      dataDir,
      worker,
      version: app.getVersion(),
      shell: 'electron',
      print: async (name) => {
        const window = BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0]
        return window ? printPage(window, name) : null
      },
    })
  } catch (error) {
    dialog.showErrorBox('Express Depot', failureIn(localeOf('system', app.getLocale()), error))
    app.exit(1)
    return undefined
  }
}
