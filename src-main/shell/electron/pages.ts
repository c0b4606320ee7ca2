import { BrowserWindow } from 'electron'
import type { AppEvent } from '#shared/contract/contract.ts'
import { EVENT } from './channels.ts'

/** Sends an event to every open window. */
export function tellPages(event: AppEvent): void {
  for (const window of BrowserWindow.getAllWindows())
    if (!window.webContents.isDestroyed()) window.webContents.send(EVENT, event)
}

/** Sends a command to a window's page, as soon as there is one that hears it. */
export function sendCommand(window: BrowserWindow, command: string): void {
  const { webContents } = window
  const send = (): void => {
    if (!webContents.isDestroyed()) webContents.send(EVENT, { type: 'command', command } satisfies AppEvent)
  }
  if (webContents.isLoadingMainFrame()) webContents.once('did-finish-load', send)
  else send()
}
