/** The local shell: the application for a browser of this computer. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StoreError } from '../../store/database.ts'
import { type Application, openApplication } from '../application.ts'
import { defaultDataDir, provideFolder } from '../data-folder.ts'
import { fileFault, StartError } from '../failure.ts'
import { openLink } from './browser.ts'
import {
  closeOnSignal,
  FlagError,
  type Flags,
  mustBeFree,
  portFault,
  readFlags,
  whenDeserted,
} from './start.ts'
import { announce, askRunning } from './hand-over.ts'
import { type LocalShell, serve } from './server.ts'

const HERE = import.meta.dirname

function tell(flags: Flags, link: string, dataDir: string, how: string): void {
  if (flags.json) console.log(JSON.stringify({ url: link, dataDir, pid: process.pid }))
  else console.log(`Express Depot ${how}\n\n  ${link}\n`)
}

async function show(flags: Flags, link: string, dataDir: string) {
  const opened = flags.open ? await openLink(link, dataDir) : ({ how: 'none' } as const)
  tell(flags, link, dataDir, HOW[opened.how])
  return opened
}

const HOW = {
  window: 'opens in a window of its own; closing it ends the application. The link, good for one opening:',
  browser: 'opens in your browser; Ctrl+C here ends it. The link, good for one opening:',
  none: 'is ready; Ctrl+C here ends it. Open this link, good for one opening:',
}

/** The native part of the store ends an older Node without a word. */
function mustBeNode(version = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major < 22 || (major === 22 && minor < 18))
    throw new StartError('wrongNode', { needed: '22.18', found: version })
}

async function start(flags: Flags): Promise<void> {
  mustBeNode()
  const dataDir = flags.data ?? defaultDataDir()
  const running = await askRunning(dataDir)
  if (running !== undefined) {
    await show(flags, running, dataDir)
    return
  }
  await mustBeFree(flags.port)
  const folder = provideFolder(dataDir)
  let opened: { application: Application; shell: LocalShell; retract: () => Promise<void> }
  try {
    opened = await open(dataDir, flags.port)
  } catch (error) {
    folder.undo()
    throw error
  }
  const { application, shell, retract } = opened
  const shown = await show(flags, shell.link(), dataDir)
  await Promise.race([
    closeOnSignal(),
    ...(shown.how === 'window' ? [shown.closed.then(() => whenDeserted(() => shell.pages()))] : []),
  ])
  await retract()
  await shell.close()
  await application.close()
}

/** The application, served and announced: all of it, or nothing is left running. */
async function open(dataDir: string, port: number) {
  const { version } = JSON.parse(readFileSync(join(HERE, '../../package.json'), 'utf8')) as {
    version: string
  }
  const worker = join(HERE, 'ai-worker.js')
  const application = openApplication({ dataDir, worker, version, shell: 'local' })
  let shell: LocalShell | undefined
  try {
    shell = await serve({ application, pageDir: join(HERE, '../renderer'), port }).catch((error: unknown) => {
      throw portFault(error, port)
    })
    const retract = await announce(dataDir, shell).catch((error: unknown) => {
      throw fileFault(error, dataDir)
    })
    return { application, shell, retract }
  } catch (error) {
    await shell?.close()
    await application.close()
    throw error
  }
}

try {
  await start(readFlags(process.argv.slice(2)))
} catch (error) {
  const clear = error instanceof FlagError || error instanceof StartError || error instanceof StoreError
  console.error(clear ? error.message : error)
  process.exitCode = error instanceof FlagError ? 2 : 1
}
