import type { WebContents } from 'electron'
import { isPage } from './page.ts'

/** Whatever a window shows, it stays on the page: no other address, in no frame, by no redirect. */
export function denyNavigation(contents: WebContents): void {
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame || !isPage(event.url)) event.preventDefault()
  })
  contents.on('will-redirect', (event) => event.preventDefault())
}
