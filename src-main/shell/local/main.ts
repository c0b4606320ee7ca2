/** The local shell: the application for a browser of this computer. */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StoreError } from '../../store/errors.ts'
import { openApplication } from '../application.ts'
import { defaultDataDir } from '../data-dir.ts'
import { openLink } from './browser.ts'
import { FlagError, readFlags, type Flags } from './flags.ts'
import { announce, askRunning } from './hand-over.ts'
import { type LocalShell, serve } from './server.ts'
import { closeOnSignal, whenDeserted } from './ending.ts'

const HERE = import.meta.dirname

/** What went wrong, in a sentence, for the person at the terminal. */
class StartError extends Error {}

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

async function start(flags: Flags): Promise<void> {
  const dataDir = flags.data ?? defaultDataDir()
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const running = await askRunning(dataDir)
  if (running !== undefined) {
    await show(flags, running, dataDir)
    return
  }
  const { version } = JSON.parse(readFileSync(join(HERE, '../../package.json'), 'utf8')) as {
    version: string
  }
  const application = openApplication({
    dataDir,
    worker: join(HERE, 'ai-worker.js'),
    version,
    shell: 'local',
  })
  let shell: LocalShell
  try {
    shell = await serve({ application, pageDir: join(HERE, '../renderer'), port: flags.port })
  } catch (error) {
    await application.close()
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      ? new StartError(`--port: ${flags.port} is in use by another program`)
      : error
  }
  const retract = await announce(dataDir, shell)
  const link = shell.link()
  const opened = await show(flags, link, dataDir)
  await Promise.race([
    closeOnSignal(),
    ...(opened.how === 'window' ? [opened.closed.then(() => whenDeserted(() => shell.pages()))] : []),
  ])
  await retract()
  await shell.close()
  await application.close()
}

try {
  await start(readFlags(process.argv.slice(2)))
} catch (error) {
  const clear = error instanceof FlagError || error instanceof StartError || error instanceof StoreError
  console.error(clear ? error.message : error)
  process.exitCode = error instanceof FlagError ? 2 : 1
}
