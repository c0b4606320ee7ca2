/** A packed application is looked at: whatever is wrong with it is found. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createPackageWithOptions } from '@electron/asar'
import { expect, onTestFinished, test } from 'vitest'
import { checkPackage } from '../../build/lib/check-package.mjs'
import { SENTINEL } from '../../build/lib/fuses.mjs'

const BINDING = 'node_modules/better-sqlite3/prebuilds/linux-x64.node'
const FILES = [
  'LICENSE',
  'package.json',
  'out/main/electron.js',
  'out/main/local.js',
  'out/main/ai-worker.js',
  'out/preload/preload.cjs',
  'out/renderer/index.html',
  BINDING,
]
/** The fuses as configured, in the order of the wire. */
const FUSES = '01001100'

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

interface Change {
  readonly without?: string
  readonly with?: readonly string[]
  readonly fuses?: string
  readonly after?: (folder: string) => void
}

/** A Linux package in small; `check` looks at it. */
async function packed(change: Change = {}): Promise<{ check: () => unknown }> {
  const dir = mkdtempSync(join(tmpdir(), 'depot-package-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  for (const file of [...FILES.filter((file) => file !== change.without), ...(change.with ?? [])])
    write(join(dir, 'app', file), `content of ${file}`)
  const folder = join(dir, 'linux-unpacked')
  write(join(folder, 'express-depot'), `${SENTINEL}\u0001\u0008${change.fuses ?? FUSES}`)
  await createPackageWithOptions(join(dir, 'app'), join(folder, 'resources/app.asar'), { unpack: '*.node' })
  change.after?.(folder)
  return { check: () => checkPackage(folder, { system: 'linux', arch: 'x64', into: join(dir, 'extracted') }) }
}

test('a package as it should be', async () => {
  const { check } = await packed()
  expect(check()).toMatchObject({
    files: FILES.length,
    fuses: { runAsNode: false, onlyLoadAppFromAsar: true },
  })
})

const turnByte = (file: string): void => {
  const bytes = readFileSync(file)
  const at = bytes.indexOf('content of out/main/local.js')
  bytes[at] = (bytes[at] ?? 0) ^ 1
  writeFileSync(file, bytes)
}

test.each<readonly [string, Change, string]>([
  ['lacks the preload', { without: 'out/preload/preload.cjs' }, 'out/preload/preload.cjs is missing'],
  ['lacks the binding', { without: BINDING }, 'bindings: '],
  ['has the binding of another system too', { with: [BINDING.replace('x64', 'arm64')] }, 'arm64.node'],
  ['has sources', { with: ['src-main/api.ts'] }, 'it holds src-main/api.ts'],
  ['has maps', { with: ['out/main/local.js.map'] }, 'it holds out/main/local.js.map'],
  ['has another package', { with: ['node_modules/left-pad/index.js'] }, 'left-pad'],
  ['runs as Node', { fuses: '11001100' }, 'the fuse runAsNode is on'],
  ['loads the application from elsewhere too', { fuses: '01001000' }, 'the fuse onlyLoadAppFromAsar is off'],
  [
    'was changed after packing',
    { after: (folder) => turnByte(join(folder, 'resources/app.asar')) },
    'out/main/local.js is not what its hash says',
  ],
  [
    'lets Electron’s own page start',
    { after: (folder) => write(join(folder, 'resources/default_app.asar'), '') },
    "Electron's own page is in it",
  ],
])('a package that %s is refused', async (_, change, reason) => {
  const { check } = await packed(change)
  expect(check).toThrow(reason)
})
