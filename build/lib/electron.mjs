/** The Electron binary: where it lies, and fetching it. Never by importing electron: that downloads by itself. */
import { existsSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { at, CACHE, readStamp, writeStamp } from './files.mjs'
import { liveLine } from './terminal.mjs'
import { applicationNode } from './node.mjs'
import { capture, projectEnv, writeLog } from './run.mjs'

const DIR = at('node_modules', 'electron')
const FAILED = join(CACHE, 'electron-not-fetched')
const DAY = 24 * 60 * 60 * 1000
const GIVE_UP_MS = 6_000
const LONGEST_MS = 10 * 60_000

/** The binary's path, or nothing when it is not there. */
export function electronBinary(env = process.env) {
  const name = readStamp(join(DIR, 'path.txt')) ?? 'electron'
  const file = join(env.ELECTRON_OVERRIDE_DIST_PATH ?? join(DIR, 'dist'), name)
  return existsSync(file) ? file : undefined
}

const failedLately = () => existsSync(FAILED) && Date.now() - statSync(FAILED).mtimeMs < DAY

/**
 * Fetches the binary: from the download cache, or from the network when it answers within a few seconds. A failure
 * is remembered for a day, unless `again`. The path, or nothing.
 */
export async function fetchElectron({ again = false } = {}) {
  if (!again && failedLately()) return undefined
  const line = liveLine('Fetching Electron (about 110 MB, once)')
  const env = { ...projectEnv(), NODE_USE_ENV_PROXY: '1' }
  const node = applicationNode()
  const reachable = capture(node, [at('build/lib/electron-probe.mjs')], { env }).then(
    ({ code }) => code === 0,
  )
  const limit = new AbortController()
  const fetched = capture(node, [join(DIR, 'install.js')], { env, ms: LONGEST_MS, signal: limit.signal })
  const waited = new Promise((resolve) => setTimeout(resolve, GIVE_UP_MS).unref())
  const early = await Promise.race([fetched, waited])
  if (!early && !(await reachable)) limit.abort()
  const { output } = await fetched
  line.clear()
  const binary = electronBinary()
  if (binary) rmSync(FAILED, { force: true })
  else writeStamp(FAILED, writeLog('electron', output))
  return binary
}
