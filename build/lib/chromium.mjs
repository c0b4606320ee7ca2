/** The browser of the end-to-end tests: found, or installed where that can be done without asking anyone. */
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { liveLine } from './terminal.mjs'
import { applicationNode } from './node.mjs'
import { at } from './files.mjs'
import { capture, writeLog } from './run.mjs'

/** The shell first: Chromium without the parts that draw a window of its own, which would take a third of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const APT_INSTALL = ['chromium-headless-shell', 'chromium']
  .map((name) => `apt-get install -y -q --no-install-recommends ${name}`)
  .join(' || ')
const LONGEST_MS = 10 * 60_000

const runnable = (file) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function playwrightsOwn() {
  const require = createRequire(at('package.json'))
  try {
    const file = require('@playwright/test').chromium.executablePath()
    return existsSync(file) ? file : undefined
  } catch {
    return undefined
  }
}

/**
 * `CHROMIUM` where it is set, else Chromium's headless shell, Chromium or Chrome on the PATH, else Playwright's own;
 * nothing when there is none.
 *
 * @returns {string | undefined}
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM) return env.CHROMIUM
  const dirs = (env.PATH ?? '').split(delimiter)
  for (const name of NAMES) {
    const file = dirs.map((dir) => join(dir, name)).find(runnable)
    if (file) return file
  }
  return playwrightsOwn()
}

async function tryToInstall(text, steps) {
  const line = liveLine(text)
  let output = ''
  for (const { file, args, needed = true } of steps) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const step = await capture(file, args, { env, ms: LONGEST_MS })
    output += step.output
    if (step.code !== 0 && needed) break
  }
  const found = findChromium()
  if (found) line.done('Chromium installed')
  else line.clear()
  return { found, output }
}

/** The browser's path, installed first when missing: by apt for the super-user, else by Playwright. `{file}` or `{why}`. */
export async function provideChromium() {
  const here = findChromium()
  if (here) return { file: here }
  let log = ''
  if (process.getuid?.() === 0 && runnable('/usr/bin/apt-get')) {
    const { found, output } = await tryToInstall('Installing Chromium by apt-get', [
      { file: 'apt-get', args: ['update', '-q'], needed: false },
      // Not every system has the shell as a package of its own.
      { file: 'sh', args: ['-c', APT_INSTALL] },
    ])
    if (found) return { file: found }
    log += output
  }
  const cli = at('node_modules/@playwright/test/cli.js')
  const { found, output } = await tryToInstall('Installing Chromium by Playwright', [
    { file: applicationNode(), args: [cli, 'install', 'chromium'] },
  ])
  if (found) return { file: found }
  return {
    why: 'there is no Chromium and it could not be installed',
    log: writeLog('chromium', log + output),
  }
}
