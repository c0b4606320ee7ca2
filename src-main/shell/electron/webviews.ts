import type { WebContents } from 'electron'

/** No page is embedded in the page, whatever its options. */
export function denyWebviews(contents: WebContents): void {
  contents.on('will-attach-webview', (event) => event.preventDefault())
}
