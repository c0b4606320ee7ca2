/** `npm start`: installs, builds and opens the application. Runs under Node 20 with nothing installed. */
import { bundle } from './lib/bundle.mjs'
import { ClearError, inForeground, runMain } from './lib/terminal.mjs'
import { electronBinary, fetchElectron } from './lib/electron.mjs'
import { install } from './lib/install.mjs'
import { applicationNode, checkNode } from './lib/node.mjs'
import { at } from './lib/files.mjs'
import { HELP, readStartFlags } from './lib/start-flags.mjs'

const QUICK_DEATH_MS = 5_000

const say = (text) => process.stderr.write(`${text}\n`)
const hasDisplay = () =>
  process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)

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
