import type { WebContents } from 'electron'

/** The page opens no window of its own, and nothing outside the application either. */
export function denyNewWindows(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}
