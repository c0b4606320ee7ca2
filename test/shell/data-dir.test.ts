import { isAbsolute } from 'node:path'
import { expect, test, vi } from 'vitest'
import { defaultDataDir } from '../../src-main/shell/data-folder.ts'
import { dataDirFrom } from '../../src-main/shell/electron/start.ts'

vi.mock('electron', () => import('./electron-stand-in.ts'))

const HOME = '/home/ada'
const on = (platform: NodeJS.Platform, env: NodeJS.ProcessEnv = {}): string =>
  defaultDataDir(platform, env, HOME).replaceAll('\\', '/')

test.each([
  ['linux', {}, '/home/ada/.local/share/express-depot'],
  ['linux', { XDG_DATA_HOME: '/data' }, '/data/express-depot'],
  ['linux', { XDG_DATA_HOME: 'data' }, '/home/ada/.local/share/express-depot'],
  ['linux', { XDG_DATA_HOME: '' }, '/home/ada/.local/share/express-depot'],
  ['linux', { PORTABLE_EXECUTABLE_DIR: '/stick' }, '/home/ada/.local/share/express-depot'],
  ['darwin', { XDG_DATA_HOME: '/data' }, '/home/ada/Library/Application Support/Express Depot'],
  ['win32', { APPDATA: '/roaming' }, '/roaming/Express Depot'],
  ['win32', {}, '/home/ada/AppData/Roaming/Express Depot'],
  ['win32', { APPDATA: '/roaming', PORTABLE_EXECUTABLE_DIR: '/stick' }, '/stick/Express Depot Data'],
] as const)('on %s with %j the games lie in %s', (platform, env, expected) => {
  expect(on(platform, env)).toBe(expected)
})

test('--data=DIR names another folder', () => {
  expect(dataDirFrom(['electron', '.', '--data=/games'])).toMatch(/games$/)
  expect(dataDirFrom(['electron', '.', '--data='])).toBe(defaultDataDir())
  expect(dataDirFrom(['electron', '--data', '/games', '.'])).toMatch(/games$/)
  expect(dataDirFrom(['electron', '.', '--data'])).toBe(defaultDataDir())
  expect(dataDirFrom(['electron', '.', '--data', '--no-sandbox'])).toBe(defaultDataDir())
})

test('an empty or relative HOME puts no games where the program happens to be started', () => {
  for (const home of ['', 'somewhere']) {
    vi.stubEnv('HOME', home)
    expect(isAbsolute(defaultDataDir('linux', {}))).toBe(true)
  }
  vi.unstubAllEnvs()
})
