/** The steps of a start in Electron, each with what is said where it fails, and the end. */
import { app, BrowserWindow, dialog } from 'electron'
import { resolve } from 'node:path'
import { environmentTag, localeOf } from '#shared/texts/language-tags.ts'
import { LANGUAGES } from '#shared/texts/languages.ts'
import { defaultDataDir } from '../data-folder.ts'
import { failureIn } from '../failure.ts'
import { EXTENSION } from './saved-games.ts'
import { type Application, openApplication } from '../application.ts'
import { printPage } from './window.ts'

const FLAG = '--data'

/** The folder of `--data=DIR` or `--data DIR`, or the usual one. Chromium has switches of its own, so others are not refused. */
export function dataDirFrom(argv: readonly string[]): string {
  const at = argv.findIndex((arg) => arg === FLAG || arg.startsWith(`${FLAG}=`))
  const given = argv[at] === FLAG ? argv[at + 1] : argv[at]?.slice(FLAG.length + 1)
  return given && !given.startsWith('--') ? resolve(given) : defaultDataDir()
}

/**
 * Why no window can be opened, as a sentence, or nothing. Without a display Chromium would end the process with a
 * crash and its own words; this is asked before it looks for one.
 */
export function missingDisplay(
  platform: NodeJS.Platform,
  env: NodeJS.ProcessEnv,
  argv: readonly string[],
): string | undefined {
  if (platform !== 'linux' || env.DISPLAY || env.WAYLAND_DISPLAY) return undefined
  if (argv.some((arg) => arg.startsWith('--ozone-platform=headless'))) return undefined
  return LANGUAGES[localeOf('system', [environmentTag(env)])].shell.noDisplay
}

const isPath = (value: unknown): value is string =>
  typeof value === 'string' && value.toLowerCase().endsWith(`.${EXTENSION}`)

/** What a second start hands over: paths of saved games. Any program of this user could send it, so it is looked at. */
function filesOf(data: unknown): string[] {
  const files = typeof data === 'object' && data !== null && 'files' in data ? data.files : undefined
  return Array.isArray(files) ? files.slice(0, 100).filter(isPath) : []
}

/**
 * The first start owns the data; a second one hands its saved games over and ends, and the first one is told. False:
 * end now. To be called after the paths are set: the lock lies in the user data folder.
 */
export function isOnlyInstance(files: readonly string[], again: (files: string[]) => void): boolean {
  if (!app.requestSingleInstanceLock({ files })) return false
  app.on('second-instance', (_event, _argv, _cwd, data) => again(filesOf(data)))
  return true
}

/** The application on its data; where they cannot be used, a sentence in a window of its own, and the end. */
export function openOrSay(dataDir: string, worker: string): Application | undefined {
  try {
    return openApplication({
      dataDir,
      worker,
      version: app.getVersion(),
      shell: 'electron',
      print: async (name) => {
        const window = BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0]
        return window ? printPage(window, name) : null
      },
    })
  } catch (error) {
    dialog.showErrorBox('Express Depot', failureIn(localeOf('system', [app.getLocale()]), error))
    app.exit(1)
    return undefined
  }
}

const LONGEST_MS = 3_000

/** Quitting waits until the opponents have stopped and the store is closed, but never for long: nothing is at risk. */
export function closeBeforeQuit(application: Pick<Application, 'close'>): void {
  let closed = false
  app.on('will-quit', (event) => {
    if (closed) return
    event.preventDefault()
    closed = true
    const late = new Promise((resolve) => setTimeout(resolve, LONGEST_MS))
    void Promise.race([application.close(), late])
      .catch((error: unknown) => console.error(error))
      .finally(() => app.exit())
  })
}
