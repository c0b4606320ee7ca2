/** The Electron program under test, on data of its own: the packed one that DEPOT_PROGRAM names, else the sources'. */
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { _electron, type ElectronApplication } from '@playwright/test'
import { test as base } from './patience.ts'

export { expect } from '@playwright/test'

const ROOT = resolve(import.meta.dirname, '../../..')
const packed = process.env.DEPOT_PROGRAM

/** Where Electron's binary lies; not by importing electron, which would download it. */
function electronBinary(): string {
  const dir = dirname(createRequire(import.meta.url).resolve('electron/package.json'))
  const named = join(dir, 'path.txt')
  const name = existsSync(named) ? readFileSync(named, 'utf8') : 'electron'
  return join(process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(dir, 'dist'), name)
}

const program = packed ?? electronBinary()
const hasDisplay = process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY)
const why = existsSync(program) ? 'there is no display' : `there is no Electron at ${program}`

interface Fixtures {
  readonly dataDir: string
  /** Starts the program on `dataDir`, as often as a test wants; all are closed at its end. */
  readonly start: (...args: string[]) => Promise<ElectronApplication>
  readonly app: ElectronApplication
}

export const test = base.extend<Fixtures>({
  dataDir: async ({ browserName: _ }, use) => {
    const dir = await mkdtemp(join(tmpdir(), 'depot-electron-'))
    await use(dir)
    await rm(dir, { recursive: true, force: true, maxRetries: 5 })
  },
  start: async ({ dataDir }, use) => {
    base.skip(!existsSync(program) || !hasDisplay, why)
    const started: ElectronApplication[] = []
    await use(async (...args) => {
      const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
      const app = await _electron.launch({
        executablePath: program,
        args: [...(packed === undefined ? [ROOT] : []), `--data=${dataDir}`, ...asRoot, ...args],
        locale: 'en-GB',
        env: { ...process.env, LANG: 'en_GB.UTF-8', LANGUAGE: 'en' },
      })
      started.push(app)
      return app
    })
    for (const app of started) await app.close().catch(() => undefined)
  },
  app: async ({ start }, use) => use(await start()),
})
