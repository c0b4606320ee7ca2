/** Opens the page: in a window of its own where Chromium or a relative is there, else in the default browser. */
import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'brave-browser',
]
const PLACES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
}
const OPENERS: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' }

/** `window`: ends when the window closes; `browser`: somewhere among the tabs; `none`: the person opens the link. */
export type Opened =
  { readonly how: 'window'; readonly closed: Promise<void> } | { readonly how: 'browser' | 'none' }

function runnable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = (name: string, env: NodeJS.ProcessEnv): string | undefined =>
  (env.PATH ?? '')
    .split(delimiter)
    .map((dir) => join(dir, name))
    .find(runnable)

const hasDisplay = (platform: NodeJS.Platform, env: NodeJS.ProcessEnv): boolean =>
  platform === 'darwin' || platform === 'win32' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY)

/** What would open the link on this computer. */
export function findBrowser(
  platform: NodeJS.Platform = process.platform,
  env: NodeJS.ProcessEnv = process.env,
): { readonly how: 'window' | 'browser'; readonly file: string } | undefined {
  if (!hasDisplay(platform, env)) return undefined
  for (const name of NAMES) {
    const file = onPath(name, env)
    if (file) return { how: 'window', file }
  }
  const place = PLACES[platform]?.find(runnable)
  if (place) return { how: 'window', file: place }
  const opener = OPENERS[platform] ?? onPath('xdg-open', env)
  return opener === undefined ? undefined : { how: 'browser', file: opener }
}

/** The window's own profile lies in the data folder: no extensions, no other sites' cookies, its size remembered. */
export const windowArgs = (link: string, dataDir: string, root: boolean): string[] => [
  `--app=${link}`,
  `--user-data-dir=${join(dataDir, 'window')}`,
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-sync',
  '--disable-features=Translate',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  ...(root ? ['--no-sandbox'] : []), // Chromium refuses its sandbox to the super-user
]

export async function openLink(link: string, dataDir: string): Promise<Opened> {
  const found = findBrowser()
  if (!found) return { how: 'none' }
  const args = found.how === 'window' ? windowArgs(link, dataDir, process.getuid?.() === 0) : [link]
  const child = spawn(found.file, args, { stdio: 'ignore', detached: found.how === 'browser' })
  const closed = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const started = await new Promise<boolean>((resolve) => {
    child.once('spawn', () => resolve(true))
    child.once('error', () => resolve(false))
  })
  if (!started) return { how: 'none' }
  if (found.how === 'window') return { how: 'window', closed }
  child.unref()
  return { how: 'browser' }
}
