/** The Electron shell: what happens in which order; each rule and each part has its own file. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { app, dialog, session } from 'electron'
import { openAssets } from '../assets.ts'
import { restrainContents } from './contents.ts'
import { dataDirFrom } from './data-dir.ts'
import { Desk } from './desk.ts'
import { missingDisplay } from './display.ts'
import { bindApplication } from './ipc.ts'
import { denyNames, denyNetwork } from './network.ts'
import { openOrSay } from './open-or-say.ts'
import { denyPermissions } from './permissions.ts'
import { registerScheme, serveScheme } from './protocol.ts'
import { closeBeforeQuit } from './quit.ts'
import { SavedGames, savedGamesIn } from './saved-games.ts'
import { isOnlyInstance } from './single-instance.ts'

const HERE = import.meta.dirname

async function start(dataDir: string, ownDir: string, savedGames: SavedGames): Promise<void> {
  await app.whenReady()
  const application = openOrSay(dataDir, join(HERE, 'ai-worker.js'))
  if (!application) return
  closeBeforeQuit(application)
  denyPermissions(session.defaultSession)
  denyNetwork(session.defaultSession)
  serveScheme(await openAssets(join(HERE, '../renderer')))
  bindApplication(application)
  const desk = new Desk(application, join(ownDir, 'window.json'))
  await desk.dress()
  desk.window()
  app.on('activate', () => void desk.window())
  savedGames.openBy((file) => desk.openFile(file))
  onSecondStart = () => desk.show()
}

/** What nobody expected at the start, said where a person sees it. */
function giveUp(error: unknown): void {
  console.error(error)
  dialog.showErrorBox('Express Depot', error instanceof Error ? error.message : String(error))
  app.exit(1)
}

/** What a second start does once there is something to show. */
let onSecondStart = (): void => undefined

const noDisplay = missingDisplay(process.platform, process.env, process.argv)
if (noDisplay) {
  console.error(noDisplay)
  app.exit(1)
} else {
  const dataDir = dataDirFrom(process.argv)
  const ownDir = join(dataDir, 'electron')
  mkdirSync(ownDir, { recursive: true, mode: 0o700 })
  app.setPath('userData', ownDir)
  const given = savedGamesIn(process.argv.slice(1), process.cwd())
  const savedGames = new SavedGames()
  const again = (files: readonly string[]): void => {
    onSecondStart()
    savedGames.add(files)
  }
  if (isOnlyInstance(given, again)) {
    savedGames.add(given)
    // A Mac tells of files by an event, before the application is ready or any time after.
    app.on('open-file', (event, file) => {
      event.preventDefault()
      savedGames.add([file])
    })
    registerScheme()
    denyNames()
    restrainContents()
    app.on('window-all-closed', () => {
      if (process.platform !== 'darwin') app.quit()
    })
    // Not awaited: Electron becomes ready only after this module has ended, and would wait for it for ever.
    start(dataDir, ownDir, savedGames).catch(giveUp)
  } else app.quit()
}
