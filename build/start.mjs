/** `npm start`: installs, builds and opens the application. Runs under Node 20 with nothing installed. */
import { spawn } from 'node:child_process'
import { bundle } from './lib/bundle.mjs'
import { ClearError, runMain } from './lib/clear-error.mjs'
import { electronBinary, fetchElectron } from './lib/electron.mjs'
import { install } from './lib/install.mjs'
import { applicationNode, checkNode } from './lib/node.mjs'
import { at } from './lib/paths.mjs'
import { HELP, readStartFlags } from './lib/start-flags.mjs'

const QUICK_DEATH_MS = 5_000

const say = (text) => process.stderr.write(`${text}\n`)
const hasDisplay = () =>
  process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)

/** Runs the application in the foreground; its exit code. A first Ctrl+C is the child's to answer. */
function inForeground(file, args) {
  const child = spawn(file, args, { stdio: 'inherit', cwd: at() })
  const stay = () => undefined
  const pass = (signal) => child.kill(signal)
  process.on('SIGINT', stay)
  process.on('SIGTERM', pass)
  return new Promise((resolve) => {
    child.once('error', () => resolve(127))
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  }).finally(() => {
    process.off('SIGINT', stay)
    process.off('SIGTERM', pass)
  })
}

const openLocal = ({ port, data, open }) =>
  inForeground(applicationNode(), [
    at('out/main/local.js'),
    ...(port === undefined ? [] : ['--port', port]),
    ...(data === undefined ? [] : ['--data', data]),
    ...(open ? [] : ['--no-open']),
  ])

const openElectron = (binary, { data }) =>
  inForeground(binary, [
    at(),
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), // Chromium refuses its sandbox to the super-user
    ...(data === undefined ? [] : [`--data=${data}`]),
  ])

async function main() {
  checkNode()
  const flags = readStartFlags(process.argv.slice(2))
  if (flags.help) return void process.stdout.write(HELP)
  await install()
  await bundle()
  if (flags.shell === 'local' || (flags.shell === undefined && !hasDisplay())) {
    process.exitCode = await openLocal(flags)
    return
  }
  const asked = flags.shell === 'electron'
  const binary = electronBinary() ?? (await fetchElectron({ again: asked }))
  if (!binary && asked)
    throw new ClearError(
      'Electron is not here and could not be fetched. npm start -- --shell local works without it.',
    )
  const began = performance.now()
  const code = binary ? await openElectron(binary, flags) : undefined
  if (code === 0 || asked || (binary && performance.now() - began > QUICK_DEATH_MS)) {
    process.exitCode = code
    return
  }
  say(
    binary
      ? 'Electron does not run on this computer; Express Depot opens in a browser instead.'
      : 'Electron is not here; Express Depot opens in a browser of this computer instead.',
  )
  process.exitCode = await openLocal(flags)
}

await runMain(main)
