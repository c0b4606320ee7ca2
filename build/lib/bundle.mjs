/** The built application in out/, made once and again whenever a source changes. */
import { existsSync, rmSync } from 'node:fs'
import { ClearError, liveLine } from './terminal.mjs'
import { at, hashOf, readStamp, ROOT, writeStamp } from './files.mjs'
import { applicationNode } from './node.mjs'
import { capture, writeLog } from './run.mjs'

const SOURCES = [
  'src-main',
  'src-renderer',
  'src-shared',
  'docs/rules',
  'electron.vite.config.ts',
  'build/lib/page-head.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const STAMP = at('out', '.built-from')

/** Throws a sentence for a folder that the build's tools misread: they take these signs for parts of an address. */
export function mustBeBuildable(folder = ROOT) {
  const sign = /[#?]/.exec(folder)?.[0]
  if (sign !== undefined)
    throw new ClearError(
      `Express Depot cannot be built in a folder with ${sign} in its name. Rename it: ${folder}`,
    )
}

/** Builds when needed, or always with `force`. `true` when it built. Throws a sentence with the log file. */
export async function bundle({ force = false, show = true } = {}) {
  const sources = hashOf(SOURCES)
  if (!force && readStamp(STAMP) === sources && existsSync(at('out/renderer/index.html'))) return false
  mustBeBuildable()
  rmSync(STAMP, { force: true }) // a build that fails leaves a mixture
  const line = show ? liveLine('Building') : undefined
  const { code, output } = await capture(applicationNode(), [
    at('node_modules/electron-vite/bin/electron-vite.js'),
    'build',
  ])
  if (code !== 0) {
    line?.clear()
    throw new ClearError('The application could not be built.', { log: writeLog('build', output) })
  }
  line?.done('Built')
  writeStamp(STAMP, sources)
  return true
}
