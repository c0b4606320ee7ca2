/** The page in Electron: where it lives, how it is served, and how it and main speak to each other. */
import { BrowserWindow, ipcMain, type IpcMainInvokeEvent, protocol } from 'electron'
import type { AppEvent, Reply, RequestName } from '#shared/contract/contract.ts'
import { type Assets, SECURITY_HEADERS } from '../assets.ts'
import type { Application } from '../application.ts'
import { CALL, EVENT } from './channels.ts'

/** Where the page lives: a scheme of our own, so that it has an origin and no file of the computer is in its reach. */
export const SCHEME = 'app'
const HOST = 'depot'
export const PAGE = `${SCHEME}://${HOST}/`

/** The address is the page itself, at any place in it. Compared in parts: prefixes can be forged. */
export function isPage(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === `${SCHEME}:` && url.host === HOST && url.pathname === '/'
}

/** To be called before the application is ready: the scheme gets an origin like https has. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ])
}

/** Serves the listed files of the built page, and nothing else, under `app://depot/`. */
export function serveScheme(assets: Assets): void {
  protocol.handle(SCHEME, async (request) => {
    const refuse = (status: number): Response =>
      new Response(null, { status, headers: { ...SECURITY_HEADERS } })
    if (request.method !== 'GET') return refuse(405)
    const url = URL.parse(request.url)
    if (url?.host !== HOST) return refuse(404)
    const asset = await assets.get(decode(url.pathname))
    if (!asset) return refuse(404)
    return new Response(asset.body, {
      headers: { ...SECURITY_HEADERS, 'content-type': asset.type, 'cache-control': asset.cache },
    })
  })
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}

/** The message comes from our page itself, not from a frame inside it or from whatever a window was made to show. */
export function isOurPage(event: IpcMainInvokeEvent): boolean {
  const frame = event.senderFrame
  return frame !== null && frame.parent === null && isPage(frame.url)
}

/** Binds the application to the page: requests come in by one channel, events go out by another. */
export function bindApplication(application: Pick<Application, 'handle' | 'on'>): void {
  ipcMain.handle(CALL, (event, name: unknown, input: unknown): Promise<Reply<RequestName>> => {
    if (!isOurPage(event)) throw new Error('refused: the request does not come from the page')
    if (typeof name !== 'string') throw new Error('refused: the request has no name')
    return application.handle(name, input)
  })
  application.on(tellPages)
}

/** Sends an event to every open window. */
function tellPages(event: AppEvent): void {
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
