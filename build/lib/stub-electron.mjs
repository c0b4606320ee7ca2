/** Folders that look to the packer like an unpacked Electron: the packing step then runs where the binary cannot be had. */
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { FUSES, SENTINEL } from './fuses.mjs'
import { at } from './files.mjs'

/** A program that says what it is, with all fuses as Electron ships them: the packer must turn them. */
const program = () =>
  Buffer.concat([
    Buffer.from('#!/bin/sh\necho "a stub, not Electron" >&2\nexit 1\n'),
    Buffer.from(SENTINEL),
    Buffer.from([1, FUSES.length]),
    Buffer.from('10110011'),
    Buffer.from('\n'),
  ])

const plist = (name) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
<key>CFBundleExecutable</key><string>${name}</string>
<key>CFBundleIdentifier</key><string>com.github.Electron</string>
<key>CFBundleName</key><string>${name}</string>
</dict></plist>
`

const HELPERS = ['', ' (GPU)', ' (Plugin)', ' (Renderer)'].map((kind) => `Electron Helper${kind}`)

function filesOf(system) {
  const locales = ['en-US', 'de', 'fr']
  if (system === 'mac') {
    const app = 'Electron.app/Contents'
    const framework = `${app}/Frameworks/Electron Framework.framework`
    return {
      [`${app}/MacOS/Electron`]: program(),
      [`${app}/Info.plist`]: plist('Electron'),
      [`${app}/Resources/electron.icns`]: '',
      [`${framework}/Electron Framework`]: program(),
      ...Object.fromEntries(
        locales.map((name) => [
          `${framework}/Versions/A/Resources/${name.replace('-US', '')}.lproj/locale.pak`,
          '',
        ]),
      ),
      ...Object.fromEntries(
        HELPERS.flatMap((name) => [
          [`${app}/Frameworks/${name}.app/Contents/Info.plist`, plist(name)],
          [`${app}/Frameworks/${name}.app/Contents/MacOS/${name}`, program()],
        ]),
      ),
    }
  }
  return {
    [system === 'win' ? 'electron.exe' : 'electron']: program(),
    ...(system === 'linux' ? { 'chrome-sandbox': '' } : {}),
    'resources/.keep': '',
    ...Object.fromEntries(locales.map((name) => [`locales/${name}.pak`, ''])),
  }
}

/** Makes the folder anew for `linux`, `win` or `mac`. */
export function makeStubElectron(dir, system) {
  rmSync(dir, { recursive: true, force: true })
  const { version } = JSON.parse(readFileSync(at('node_modules/electron/package.json'), 'utf8'))
  const files = { ...filesOf(system), version, LICENSE: 'stub', 'LICENSES.chromium.html': 'stub' }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    writeFileSync(join(dir, name), content)
    if (content instanceof Buffer) chmodSync(join(dir, name), 0o755)
  }
}
