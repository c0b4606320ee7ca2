/** The Electron shell: what happens in which order; each rule and each part has its own file. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { app, BrowserWindow, dialog, Menu, nativeTheme, session } from 'electron'
import type { Settings } from '#shared/contract/settings.ts'
import { openApplication, type Application } from '../application.ts'
import { openAssets } from '../assets.ts'
import { failureIn } from '../failure.ts'
import { localeOf } from '../locale.ts'
import { dataDirFrom } from './data-dir.ts'
import { bindApplication, tellPages } from './ipc.ts'
import { menuTemplate } from './menu.ts'
import { denyNavigation } from './navigation.ts'
import { denyNetwork } from './network.ts'
import { denyPermissions } from './permissions.ts'
import { registerScheme, serveScheme } from './protocol.ts'
import { closeBeforeQuit } from './quit.ts'
import { isOnlyInstance } from './single-instance.ts'
import { openWindow, showWindow } from './window.ts'

const HERE = import.meta.dirname
const THEMES = { day: 'light', night: 'dark', system: 'system' } as const

function dress({ locale, theme }: Settings): void {
  nativeTheme.themeSource = THEMES[theme]
  const template = menuTemplate(localeOf(locale, app.getLocale()), process.platform, (command) =>
    tellPages({ type: 'command', command }),
  )
  Menu.setApplicationMenu(Menu.buildFromTemplate(template))
}

async function start(dataDir: string, ownDir: string): Promise<void> {
  await app.whenReady()
  let application: Application
  try {
    const worker = join(HERE, 'ai-worker.js')
    application = openApplication({ dataDir, worker, version: app.getVersion(), shell: 'electron' })
  } catch (error) {
    dialog.showErrorBox('Express Depot', failureIn(localeOf('system', app.getLocale()), error))
    app.exit(1)
    return
  }
  closeBeforeQuit(application)
  denyPermissions(session.defaultSession)
  denyNetwork(session.defaultSession)
  serveScheme(await openAssets(join(HERE, '../renderer')))
  bindApplication(application)
  application.on((event) => {
    if (event.type === 'settings.changed') dress(event.settings)
  })
  dress(application.settings())
  const open = (): BrowserWindow => openWindow(join(ownDir, 'window.json'))
  open()
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) open()
  })
}

const dataDir = dataDirFrom(process.argv)
const ownDir = join(dataDir, 'electron')
mkdirSync(ownDir, { recursive: true, mode: 0o700 })
app.setPath('userData', ownDir)
if (isOnlyInstance(() => showWindow(BrowserWindow.getAllWindows()[0]))) {
  registerScheme()
  denyNavigation()
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  await start(dataDir, ownDir)
} else app.quit()
