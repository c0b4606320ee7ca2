/**
 * `npm run pack`: makes the packages of this system where Electron's binary is there or can be fetched, else (or with
 * --stub) runs the packing step on a stub of Electron. Either way the result is looked at, taken apart, and a whole
 * game is played from it. Says what was exercised and what was not.
 */
import { appendFileSync } from 'node:fs'
import { arch as ownArch } from 'node:os'
import { join } from 'node:path'
import { readFlags } from './lib/flags.mjs'
import { bundle } from './lib/bundle.mjs'
import { checkPackage, programIn } from './lib/check-package.mjs'
import { ClearError, runMain } from './lib/terminal.mjs'
import { electronBinary, fetchElectron } from './lib/electron.mjs'
import { install } from './lib/install.mjs'
import { applicationNode, checkNode } from './lib/node.mjs'
import { at, CACHE } from './lib/files.mjs'
import { enter, playGame } from './lib/play-game.mjs'
import { capture, projectEnv, writeLog } from './lib/run.mjs'
import { freshDir, startForLink } from './lib/served-depot.mjs'
import { makeStubElectron } from './lib/stub-electron.mjs'

const OWN = { linux: 'linux', win32: 'win', darwin: 'mac' }[process.platform]
const SYSTEMS = ['linux', 'win', 'mac']
const ARCHS = ['x64', 'arm64']
const HELP = `npm run pack -- --stub                       pack on a stub of Electron, as far as that goes
npm run pack                                 the packages of this system, in dist/
npm run pack -- --system mac --arch arm64    another system's or processor's
npm run pack -- --dir                        the unpacked program only
npm run pack -- --dir --inspectable          the same, but Playwright may look into it: not to be shipped
`
const say = (text) => process.stdout.write(`${text}\n`)

function flagsOfPack() {
  const { values } = readFlags({
    options: {
      stub: { type: 'boolean', default: false },
      dir: { type: 'boolean', default: false },
      inspectable: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      system: { type: 'string', default: OWN },
      arch: { type: 'string', default: ownArch() },
    },
  })
  for (const [name, known] of [
    ['system', SYSTEMS],
    ['arch', ARCHS],
  ])
    if (!known.includes(values[name]))
      throw new ClearError(`--${name}: "${values[name]}" is none of ${known.join(', ')}`, { exitCode: 2 })
  return values
}

/** The folder electron-builder unpacks into: the processor is named where it is not x64. */
const unpacked = (output, system, arch) =>
  join(output, `${system}${arch === 'x64' ? '' : `-${arch}`}${system === 'mac' ? '' : '-unpacked'}`)

async function build({ system, arch, stub, dir, inspectable, output }) {
  const options = [`--${system}`, ...(stub || dir ? ['dir'] : []), `--${arch}`, '--publish', 'never']
  const changes = [`-c.directories.output=${output}`]
  if (inspectable) changes.push('-c.electronFuses.enableNodeCliInspectArguments=true')
  if (stub) {
    const dist = join(CACHE, 'stub-electron')
    makeStubElectron(dist, system)
    changes.push(`-c.electronDist=${dist}`)
    // The stub is no Windows program, and is signed nowhere.
    if (system === 'win') changes.push('-c.win.signAndEditExecutable=false', '-c.disableAsarIntegrity=true')
    if (system === 'mac')
      changes.push('-c.mac.identity=null', '-c.electronFuses.resetAdHocDarwinSignature=false')
  }
  const { code, output: text } = await capture(
    applicationNode(),
    [
      at('node_modules/electron-builder/cli.js'),
      ...options,
      ...['--config', at('build/electron-builder.mjs')],
      ...changes,
    ],
    { env: { ...projectEnv(), CSC_IDENTITY_AUTO_DISCOVERY: process.env.CSC_LINK ? 'true' : 'false' } },
  )
  const log = writeLog('pack', text)
  if (code !== 0) throw new ClearError('electron-builder failed.', { log })
}

/** Plays from the extracted archive in the local shell; nothing of the project's folder is in reach. */
async function play(extracted) {
  const data = freshDir()
  const { link, stop } = await startForLink(
    applicationNode(),
    [join(extracted, 'out/main/local.js'), '--no-open', '--data', data.dir],
    projectEnv(),
    extracted,
  )
  try {
    return await playGame(await enter(link))
  } finally {
    await stop()
    data.remove()
  }
}

/** A workflow's later steps learn where the program lies. */
function tellWorkflow(program) {
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `program=${program}\n`)
}

async function main() {
  checkNode()
  const { help, stub: asked, ...flags } = flagsOfPack()
  if (help) return void process.stdout.write(HELP)
  await install()
  await bundle()
  const { system, arch } = flags
  const own = system === OWN && arch === ownArch()
  const stub = asked || (own && !(electronBinary() ?? (await fetchElectron())))
  const output = stub ? join(CACHE, 'packed') : at('dist')
  const folder = unpacked(output, system, arch)
  const changed = flags.inspectable ? { enableNodeCliInspectArguments: true } : {}
  await build({ ...flags, stub, output })
  tellWorkflow(programIn(folder, system))
  const extracted = freshDir()
  try {
    const { files, bytes } = checkPackage(folder, {
      system,
      arch,
      into: extracted.dir,
      changedFuses: changed,
    })
    say(
      `exercised      packing step for ${system}-${arch}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB, each as its hash says; one binding, ${system}-${arch}; fuses as configured`,
    )
    if (own) {
      const { info, actions, thought, totals } = await play(extracted.dir)
      say(
        `exercised      the extracted application ${info.version} in the local shell: a whole game, ${actions} actions (${thought} thought over by computers), totals ${totals.join(', ')}`,
      )
    } else say(`not exercised  the extracted application: it is not for this computer`)
    if (stub)
      say(
        'not exercised  a real Electron: the program is a stub. Window, menus, worker inside the archive, installers: workflow "packages"',
      )
    if (stub && system === 'win')
      say('not exercised  icon, version and archive hash in the program: a stub has no place for them')
  } finally {
    extracted.remove()
  }
}

await runMain(main)
