import type { IpcMainInvokeEvent } from 'electron'
import { isPage } from './page.ts'

/** The message comes from our page itself, not from a frame inside it or from whatever a window was made to show. */
export function isOurPage(event: IpcMainInvokeEvent): boolean {
  const frame = event.senderFrame
  return frame !== null && frame.parent === null && isPage(frame.url)
}
