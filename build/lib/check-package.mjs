/** What is in a packed application, and whether it is whole. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractAll, getRawHeader } from '@electron/asar'
import config from '../electron-builder.mjs'
import { readFuses } from './fuses.mjs'

/** Where things lie in the folder the packer made, by system. */
const LAYOUT = {
  linux: { resources: 'resources', program: 'express-depot', fused: 'express-depot', node: 'linux' },
  win: { resources: 'resources', program: 'Express Depot.exe', fused: 'Express Depot.exe', node: 'win32' },
  mac: {
    resources: 'Express Depot.app/Contents/Resources',
    program: 'Express Depot.app/Contents/MacOS/Express Depot',
    fused: 'Express Depot.app/Contents/Frameworks/Electron Framework.framework/Electron Framework',
    node: 'darwin',
  },
}

export const programIn = (dir, system) => join(dir, LAYOUT[system].program)

const WANTED = [
  'out/main/electron.js',
  'out/main/local.js',
  'out/main/ai-worker.js',
  'out/preload/preload.cjs',
]
/** Sources, maps, tests, other packages, and whatever names the machine it was built on. */
const STRAY =
  /\.map$|\.ts$|\.vue$|^(src-|test|build|docs)|\/(deps|src)\/|binding\.gyp|node-addon-api|node_modules\/(?!better-sqlite3\/)/

/** The files of an archive's header: path, size and integrity, leaves only. */
function leaves(node, path = '') {
  return Object.entries(node.files).flatMap(([name, entry]) =>
    entry.files ? leaves(entry, `${path}${name}/`) : [{ path: path + name, ...entry }],
  )
}

const sha256 = (data) => createHash('sha256').update(data).digest('hex')

function expect(condition, what) {
  if (!condition) throw new Error(`the package is not right: ${what}`)
}

/** On a Mac the program's description names the hash of the archive's header; Electron compares it at the start. */
function checkMacIntegrity(dir, headerHash) {
  const plist = readFileSync(join(dir, 'Express Depot.app/Contents/Info.plist'), 'utf8')
  const [, noted] = /<key>hash<\/key>\s*<string>(\w{64})<\/string>/.exec(plist) ?? []
  expect(noted === headerHash, `Info.plist notes ${noted} for an archive with ${headerHash}`)
  expect(plist.includes('expressgame'), 'Info.plist knows no saved games')
}

/**
 * Looks at the packed folder of a system (`linux`, `win`, `mac`) and extracts its archive to `into`. Gives figures;
 * throws a sentence at the first thing that is wrong.
 *
 * @param {string} dir
 * @param {{ system: string; arch: string; into: string; changedFuses?: Readonly<Record<string, boolean>> }} options
 * @returns {{ files: number; bytes: number; fuses: Record<string, boolean> }}
 */
export function checkPackage(dir, { system, arch, into, changedFuses = {} }) {
  const { resources, fused, node } = LAYOUT[system]
  const asar = join(dir, resources, 'app.asar')
  const { header, headerString } = getRawHeader(asar)
  const files = leaves(header)
  const paths = files.map(({ path }) => path)
  for (const path of [...WANTED, 'package.json', 'LICENSE', 'out/renderer/index.html'])
    expect(paths.includes(path), `${path} is missing`)
  const stray = paths.filter((path) => STRAY.test(path))
  expect(stray.length === 0, `it holds ${stray.slice(0, 10).join(', ')} (${stray.length} such files)`)
  const bindings = files.filter(({ path }) => path.endsWith('.node'))
  const binding = `node_modules/better-sqlite3/prebuilds/${node}-${arch}.node`
  expect(
    bindings.length === 1 && bindings[0].path === binding,
    `bindings: ${bindings.map(({ path }) => path)}`,
  )
  expect(bindings[0].unpacked === true, 'the binding is not outside the archive')
  expect(!existsSync(join(dir, resources, 'default_app.asar')), "Electron's own page is in it")

  extractAll(asar, into)
  for (const { path, integrity } of files) {
    const bytes = readFileSync(join(into, path))
    expect(
      integrity?.algorithm === 'SHA256' && integrity.hash === sha256(bytes),
      `${path} is not what its hash says`,
    )
  }
  if (system === 'mac') checkMacIntegrity(dir, sha256(headerString))
  const fuses = readFuses(join(dir, fused))
  const wanted = { ...config.electronFuses, ...changedFuses }
  for (const [name, on] of Object.entries(fuses))
    expect(on === wanted[name], `the fuse ${name} is ${on ? 'on' : 'off'}`)
  return { files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0), fuses }
}
