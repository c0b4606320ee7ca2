import { app, type WebContents } from 'electron'
import { isPage } from './page.ts'

/** Whatever a window shows, it stays on the page: no other address, no second window, no embedded one. */
export function denyNavigation(): void {
  app.on('web-contents-created', (_event, contents) => keepOnPage(contents))
}

function keepOnPage(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame || !isPage(event.url)) event.preventDefault()
  })
  contents.on('will-redirect', (event) => event.preventDefault())
}
