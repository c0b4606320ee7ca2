/** Saved games opened from outside, and pages printed to files. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserWindow as RealWindow } from 'electron'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { missingDisplay } from '../../src-main/shell/electron/start.ts'
import {
  FileRefused,
  importFile,
  openSavedGame,
  SavedGames,
  savedGamesIn,
} from '../../src-main/shell/electron/saved-games.ts'
import { sendCommand } from '../../src-main/shell/electron/page.ts'
import { printPage } from '../../src-main/shell/electron/window.ts'
import { openStore } from '../../src-main/store/open.ts'
import { Depot, memoryDepot } from '../support/depot.ts'
import { app, BrowserWindow, dialog, forget } from './electron-stand-in.ts'
import { tempDir } from './support.ts'

vi.mock('electron', () => import('./electron-stand-in.ts'))

beforeEach(forget)

test('saved games are found among the arguments, as paths or addresses', () => {
  const args = [
    '--data=/x.expressgame',
    'evening.expressgame',
    'C.EXPRESSGAME',
    pathToFileURL('/home/ada/two words.expressgame').href,
    'file://elsewhere/far.expressgame',
    'https://example.com/x.expressgame/',
    'notes.txt',
  ]
  expect(savedGamesIn(args, '/games')).toEqual([
    '/games/evening.expressgame',
    '/games/C.EXPRESSGAME',
    '/home/ada/two words.expressgame',
  ])
})

test('files wait until somebody can open them, and are opened one after the other', async () => {
  const files = new SavedGames()
  files.add(['a', 'b'])
  const opened: string[] = []
  let open = 0
  files.openBy(async (file) => {
    expect(++open).toBe(1)
    await new Promise((done) => setTimeout(done, 1))
    opened.push(file)
    open--
  })
  files.add(['c'])
  await vi.waitFor(() => expect(opened).toEqual(['a', 'b', 'c']))
})

test('a file that cannot be opened at all stops none of the next', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const files = new SavedGames()
  const opened: string[] = []
  files.add(['broken', 'sound'])
  files.openBy((name) => {
    if (name === 'broken') return Promise.reject(new Error('broken'))
    opened.push(name)
    return Promise.resolve()
  })
  files.add(['later'])
  await vi.waitFor(() => expect(opened).toEqual(['sound', 'later']))
  expect(said).toHaveBeenCalledOnce()
  said.mockRestore()
})

const RECORD = resolve(import.meta.dirname, '../fixtures/records/tennessee-central-2-seats-top.json')
const record = (): string =>
  JSON.stringify((JSON.parse(readFileSync(RECORD, 'utf8')) as { record: unknown }).record)

function file(content: string | Buffer, name = 'evening.expressgame'): string {
  const path = join(tempDir(), name)
  writeFileSync(path, content)
  return path
}

describe('a file that is no saved game is refused in words, and nothing is kept of it', () => {
  test.each([
    ['no text', () => file(Buffer.from([0xff, 0xfe, 0x00])), 'importNotJson'],
    ['a folder', () => tempDir(), 'fileNotRead'],
    ['not there', () => join(tempDir(), 'gone.expressgame'), 'fileNotRead'],
  ])('%s', async (_, make, key) => {
    const { api, store } = memoryDepot()
    const refused = await importFile(api, make()).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(FileRefused)
    expect((refused as FileRefused).error.key).toBe(key)
    expect(store.writes).toEqual([])
  })

  test.each([
    ['empty', ''],
    ['other JSON', '{"a":1}'],
    ['half a record', '{"format":1,"game":"tennessee-central"'],
    ['a prototype', '{"format":1,"__proto__":{"game":"express"},"constructor":{"prototype":{}}}'],
    ['a bomb of brackets', '['.repeat(200_000)],
  ])('%s', async (_, content) => {
    const { api } = memoryDepot()
    const { counts } = await importFile(api, file(content))
    expect(counts.imported).toBe(0)
    expect(({} as { game?: string }).game).toBeUndefined()
  })
})

const opening = async (path: string, depot: Pick<Depot, 'api'> = memoryDepot()) => {
  const window = new BrowserWindow()
  await openSavedGame(depot.api, window as unknown as RealWindow, 'en', path)
  return { window, depot, said: dialog.showMessageBox.mock.calls.map(([, box]) => box as { detail: string }) }
}

test('a file that could not be read is said with its name', async () => {
  const { said, window } = await opening(join(tempDir(), 'gone.expressgame'))
  expect(said).toEqual([
    {
      type: 'warning',
      message: 'gone.expressgame',
      detail: 'The file could not be read (ENOENT). Nothing was changed.',
    },
  ])
  expect(window.webContents.send).not.toHaveBeenCalled()
  expect(app.recent).toEqual([])
})

test('a game is taken in and shown in the history; a second time it is said that it is there', async () => {
  const store = openStore({ dir: tempDir(), now: Date.now })
  onTestFinished(() => store.close())
  const first = await opening(file(record()), new Depot(store))
  expect(first.said).toEqual([])
  expect(first.window.webContents.send).toHaveBeenCalledOnce()
  expect(app.recent).toHaveLength(1)
  const again = await opening(file(record()), first.depot)
  expect(again.said.at(-1)?.detail).toContain('Taken in: 0. Here already: 1.')
})

test('a file with something else in it is said with the reason', async () => {
  const { said } = await opening(file('{"a":1}'))
  expect(said).toHaveLength(1)
  expect(said[0]?.detail).toMatch(/Taken in: 0\..*Not readable: 1\.\n\w/)
})

test('a command waits for a page that is still being loaded', () => {
  const window = new BrowserWindow()
  window.webContents.loading = true
  sendCommand(window as unknown as RealWindow, 'history')
  expect(window.webContents.send).not.toHaveBeenCalled()
  window.webContents.emit('did-finish-load')
  expect(window.webContents.send).toHaveBeenCalledExactlyOnceWith('depot:event', {
    type: 'command',
    command: 'history',
  })
})

describe('printing', () => {
  const print = (name: string) => printPage(new BrowserWindow() as unknown as RealWindow, name)
  const offered = () => (dialog.showSaveDialog.mock.calls[0]?.[1] as { defaultPath: string }).defaultPath

  test.each([
    ['Score sheet', '/documents/Score sheet.pdf'],
    ['../../etc/passwd', '/documents/etc passwd.pdf'],
    ['a\u0000b\u202ec', '/documents/a b c.pdf'],
    ['...', '/documents/Express Depot.pdf'],
    ['x'.repeat(500), `/documents/${'x'.repeat(120)}.pdf`],
  ])('%j is offered as a name no folder is left by', async (name, expected) => {
    expect(await print(name)).toBeNull()
    expect(offered()).toBe(expected)
  })

  test('the file is written whole, or the old one stays', async () => {
    const path = join(tempDir(), 'sheet.pdf')
    dialog.showSaveDialog.mockResolvedValueOnce({ canceled: false, filePath: path })
    expect(await print('sheet')).toBe(path)
    expect(readFileSync(path, 'utf8')).toBe('%PDF')

    const folder = join(tempDir(), 'taken.pdf')
    mkdirSync(folder)
    dialog.showSaveDialog.mockResolvedValueOnce({ canceled: false, filePath: folder })
    await expect(print('sheet')).rejects.toThrow()
    expect(readdirSync(resolve(folder, '..'))).toEqual(['taken.pdf'])
  })
})

test.each([
  ['linux', {}, [], true],
  ['linux', { DISPLAY: ':0' }, [], false],
  ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, [], false],
  ['linux', {}, ['--ozone-platform=headless'], false],
  ['win32', {}, [], false],
  ['darwin', {}, [], false],
] as const)('on %s with %j and %j a display is missing: %s', (platform, env, argv, missing) => {
  expect(missingDisplay(platform, env, argv) !== undefined).toBe(missing)
})
