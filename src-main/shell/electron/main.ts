/** The Electron shell: what happens in which order. */
import { join } from 'node:path'
import { app, dialog, session } from 'electron'
import { environmentTag, localeOf } from '#shared/texts/language-tags.ts'
import { openAssets } from '../assets.ts'
import { denyNames, denyNetwork, denyPermissions, restrainContents } from './restrictions.ts'
import { provideFolder } from '../data-folder.ts'
import { failureIn } from '../failure.ts'
import { closeBeforeQuit, dataDirFrom, isOnlyInstance, missingDisplay, openOrSay } from './start.ts'
import { Desk } from './desk.ts'
import { bindApplication, registerScheme, serveScheme } from './page.ts'
import { SavedGames, savedGamesIn } from './saved-games.ts'

const HERE = import.meta.dirname

interface Place {
  readonly dataDir: string
  /** Electron's own files. */
  readonly ownDir: string
  /** Takes back the folders that this start has made. */
  readonly undo: () => void
}

/** The folders of this start. Where they cannot be had, a sentence and the end. */
function placeOrSay(): Place | undefined {
  try {
    const dataDir = dataDirFrom(process.argv)
    const ownDir = join(dataDir, 'electron')
    return { dataDir, ownDir, ...provideFolder(ownDir) }
  } catch (error) {
    const spoken = app.getLocale() || environmentTag(process.env)
    const sentence = failureIn(localeOf('system', [spoken]), error)
    console.error(sentence)
    dialog.showErrorBox('Express Depot', sentence)
    app.exit(1)
    return undefined
  }
}

async function start({ dataDir, ownDir, undo }: Place, savedGames: SavedGames): Promise<void> {
  await app.whenReady()
  const application = openOrSay(dataDir, join(HERE, 'ai-worker.js'))
  if (!application) return undo()
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

function run(place: Place): void {
  app.setPath('userData', place.ownDir)
  const given = savedGamesIn(process.argv.slice(1), process.cwd())
  const savedGames = new SavedGames()
  const again = (files: readonly string[]): void => {
    onSecondStart()
    savedGames.add(files)
  }
  if (!isOnlyInstance(given, again)) return app.quit()
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
  start(place, savedGames).catch(giveUp)
}

const noDisplay = missingDisplay(process.platform, process.env, process.argv)
if (noDisplay) {
  console.error(noDisplay)
  app.exit(1)
} else {
  const place = placeOrSay()
  if (place) run(place)
}
