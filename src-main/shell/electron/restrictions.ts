/** What no page may do in Electron, whoever opens it: one function for each rule. */
import { app, type Session, type WebContents, type WebPreferences } from 'electron'
import { isPage, SCHEME } from './page.ts'

/** Whatever a window shows, it stays on the page: no other address, in no frame, by no redirect. */
function denyNavigation(contents: WebContents): void {
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame || !isPage(event.url)) event.preventDefault()
  })
  contents.on('will-redirect', (event) => event.preventDefault())
}

/** The page opens no window of its own, and nothing outside the application either. */
function denyNewWindows(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

/** No page is embedded in the page, whatever its options. */
function denyWebviews(contents: WebContents): void {
  contents.on('will-attach-webview', (event) => event.preventDefault())
}

const OWN = [`${SCHEME}:`, 'devtools:', 'blob:', 'data:']

/** Before the application is ready: no name is ever looked up, not by Chromium's own services either. */
export function denyNames(): void {
  app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND')
  app.commandLine.appendSwitch('disable-background-networking')
}

/** The application has no network: what is not our own scheme is cancelled, and no spelling list is fetched. */
export function denyNetwork(session: Session): void {
  session.webRequest.onBeforeRequest((details, answer) =>
    answer({ cancel: !OWN.includes(URL.parse(details.url)?.protocol ?? '') }),
  )
  session.setSpellCheckerEnabled(false)
}

/** Pages that speak to each other past every request: without a proxy, and there is none, WebRTC reaches nobody. */
function denyDatagrams(contents: WebContents): void {
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp')
}

/** The rules that hold for every page ever shown, whoever opens it; to be called before the first window. */
export function restrainContents(): void {
  app.on('web-contents-created', (_event, contents) => {
    denyNavigation(contents)
    denyNewWindows(contents)
    denyWebviews(contents)
    denyDatagrams(contents)
  })
}

/** Camera, place, notifications, devices, whatever comes: the page needs none of it. */
export function denyPermissions(session: Session): void {
  session.setPermissionCheckHandler(() => false)
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setDevicePermissionHandler(() => false)
}

/** A page in its sandbox that sees the preload's bridge and nothing of Node. Defaults are named, lest they change. */
export const webPreferences = (preload: string, packaged: boolean): WebPreferences => ({
  preload,
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  nodeIntegrationInWorker: false,
  nodeIntegrationInSubFrames: false,
  webSecurity: true,
  allowRunningInsecureContent: false,
  experimentalFeatures: false,
  webviewTag: false,
  navigateOnDragDrop: false,
  safeDialogs: true,
  spellcheck: false,
  devTools: !packaged,
})
