/** What the packages promise, read from the configuration that makes them. */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import config from '../../build/electron-builder.mjs'

const targetsOf = (targets: unknown): unknown[] =>
  (targets as { target: string; arch: string[] }[]).map(({ target, arch }) => [target, ...arch])

test('Linux, Windows and macOS, each for both processors', () => {
  expect(targetsOf(config.linux?.target)).toEqual([
    ['AppImage', 'x64', 'arm64'],
    ['deb', 'x64', 'arm64'],
    ['rpm', 'x64', 'arm64'],
  ])
  expect(targetsOf(config.win?.target)).toEqual([
    ['nsis', 'x64', 'arm64'],
    ['portable', 'x64', 'arm64'],
  ])
  expect(targetsOf(config.mac?.target)).toEqual([
    ['dmg', 'x64', 'arm64'],
    ['zip', 'x64', 'arm64'],
  ])
})

test('the program runs nothing but its own archive, and lets nobody look in', () => {
  expect(config.electronFuses).toMatchObject({
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    grantFileProtocolExtraPrivileges: false,
  })
  expect(config.disableAsarIntegrity).toBe(false)
})

test.each([
  ['linux', config.linux],
  ['win32', config.win],
  ['darwin', config.mac],
] as const)('the package for %s leaves out the bindings of all other systems', (system, options) => {
  expect(options?.files).toContain(`!node_modules/better-sqlite3/prebuilds/!(${system}-\${arch}).node`)
})

test('saved games open with the application, and have an icon', () => {
  expect(config.fileAssociations).toMatchObject([{ ext: 'expressgame', icon: 'document' }])
  for (const file of ['app.ico', 'app.icns', 'document.ico', 'document.icns', 'linux/512x512.png'])
    expect(existsSync(resolve(import.meta.dirname, '../../build/icons', file)), file).toBe(true)
})

test('removing the program leaves the games', () => {
  expect(config.nsis?.deleteAppDataOnUninstall).toBe(false)
})

test('what was not exercised names steps of the workflows that are there', () => {
  const read = (file: string) => readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8')
  const [, section = ''] = read('docs/security.md').split('## What needs the Electron binary')
  const named = [...section.matchAll(/"([A-Z][^"]+)"/g)].map(([, step]) => step ?? '')
  expect(named.length).toBeGreaterThan(5)
  const steps = ['check', 'packages'].map((name) => read(`.github/workflows/${name}.yml`)).join('\n')
  for (const step of named) expect(steps).toContain(`- name: ${step}`)
})
