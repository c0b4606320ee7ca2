/** The packages the lock file names, installed once and again whenever it changes. */
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { ClearError, liveLine } from './terminal.mjs'
import { at, hashOf, readStamp, writeStamp } from './files.mjs'
import { capture, systemEnv, writeLog } from './run.mjs'

const STAMP = at('node_modules', '.express-depot')
const NPM = [
  'ci',
  '--ignore-scripts', // no package of ours needs one
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
]

/** A hand-made `npm ci` left npm's own list, and it agrees with the lock file. */
function alreadyInstalled() {
  const list = at('node_modules', '.package-lock.json')
  if (!existsSync(list)) return false
  const there = JSON.parse(readFileSync(list, 'utf8')).packages
  const wanted = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional || there[path]?.version === entry.version,
  )
}

/** npm empties the folder before it installs: through a link, that would be somebody else's. */
function refuseLink() {
  if (lstatSync(at('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink())
    throw new ClearError('node_modules is a link to another folder: remove the link, then start again.')
}

/** Installs when needed. Throws a sentence with the log file when npm fails. */
export async function install() {
  const lock = hashOf(['package-lock.json'])
  if (readStamp(STAMP) === lock) return
  if (readStamp(STAMP) !== undefined || !alreadyInstalled()) {
    refuseLink()
    const line = liveLine('Installing packages (about a minute the first time)')
    const { code, output } = await capture('npm', NPM, { env: systemEnv() })
    if (code !== 0) {
      line.clear()
      throw new ClearError(explain(output), { log: writeLog('install', output) })
    }
    line.done('Packages installed')
  }
  writeStamp(STAMP, lock)
}

function explain(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|network/i.test(output))
    return 'The packages could not be installed: the npm registry cannot be reached.'
  if (/ENOSPC/.test(output)) return 'The packages could not be installed: the disk is full.'
  if (/EACCES|EPERM|EROFS/.test(output))
    return 'The packages could not be installed: this folder is not writable.'
  return 'The packages could not be installed: npm ci failed.'
}
