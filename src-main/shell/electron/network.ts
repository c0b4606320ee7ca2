import { app, type Session, type WebContents } from 'electron'
import { SCHEME } from './page.ts'

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
export function denyDatagrams(contents: WebContents): void {
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp')
}
