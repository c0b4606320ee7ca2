/** The security checklist of Electron's documentation, as the table of docs/security.md: every line is proved. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { IpcMainInvokeEvent, Session } from 'electron'
import { beforeEach, expect, test, vi } from 'vitest'
import config from '../../build/electron-builder.mjs'
import { openAssets } from '../../src-main/shell/assets.ts'
import { denyNetwork, denyPermissions, restrainContents } from '../../src-main/shell/electron/restrictions.ts'
import { isOurPage, PAGE, serveScheme } from '../../src-main/shell/electron/page.ts'
import { openWindow } from '../../src-main/shell/electron/window.ts'
import { asked, BrowserWindow, exposed, forget, protocols, session } from './electron-stand-in.ts'
import { pageDir, tempDir } from './support.ts'

vi.mock('electron', () => import('./electron-stand-in.ts'))

const ROOT = resolve(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const DOCUMENT = read('docs/security.md')
const ROWS = [...DOCUMENT.matchAll(/^\| (\d+) +\| (.+?) +\| (.+?) +\|$/gm)].map(([, number, asks, here]) => ({
  number: Number(number),
  asks: asks ?? '',
  here: here ?? '',
}))

/** Every source that Electron runs, as one text. */
const SOURCES = ['src-main', 'src-shared', 'src-renderer']
  .flatMap((dir) =>
    readdirSync(join(ROOT, dir), { recursive: true, encoding: 'utf8' }).map((file) => join(dir, file)),
  )
  .filter((file) => /\.(ts|vue|html)$/.test(file))
  .map(read)
  .join('\n')

let preferences: Record<string, unknown>
let window: BrowserWindow

beforeEach(async () => {
  forget()
  restrainContents()
  denyPermissions(session.defaultSession as unknown as Session)
  denyNetwork(session.defaultSession as unknown as Session)
  serveScheme(await openAssets(pageDir()))
  window = openWindow(join(tempDir(), 'window.json')) as unknown as BrowserWindow
  preferences = window.options['webPreferences'] as Record<string, unknown>
})

const cancelled = (url: string): boolean => {
  let cancel = false
  asked.before?.({ url }, (answer) => (cancel = answer.cancel))
  return cancel
}
const prevented = (event: string, details: object = {}): boolean => {
  const preventDefault = vi.fn()
  window.webContents.emit(event, { ...details, preventDefault })
  return preventDefault.mock.calls.length > 0
}

const PROOFS: Readonly<Record<number, () => void | Promise<void>>> = {
  1() {
    expect(window.loadURL).toHaveBeenCalledExactlyOnceWith(PAGE)
    for (const url of ['http://a.example/', 'https://a.example/', 'ws://a.example/', 'ftp://a.example/'])
      expect(cancelled(url), url).toBe(true)
  },
  2() {
    expect(preferences).toMatchObject({
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
    })
  },
  3: () => expect(preferences['contextIsolation']).toBe(true),
  4: () => expect(preferences['sandbox']).toBe(true),
  5() {
    const answer = vi.fn()
    for (const name of ['media', 'notifications', 'openExternal', 'whatever comes'])
      asked.request?.({}, name, answer)
    expect(answer.mock.calls).toEqual([[false], [false], [false], [false]])
    expect([asked.check?.(), asked.device?.()]).toEqual([false, false])
  },
  6: () => expect(preferences['webSecurity']).toBe(true),
  async 7() {
    for (const [url, method] of [
      [PAGE, 'GET'],
      [`${PAGE}assets/main-abc123.js`, 'GET'],
      [`${PAGE}nothing`, 'GET'],
      [PAGE, 'POST'],
    ]) {
      const response = await protocols.get('app')?.({ url, method } as Request)
      const policy = response?.headers.get('content-security-policy') ?? ''
      expect(policy).toMatch(/^default-src 'none';/)
      expect(policy).not.toMatch(/unsafe|https?:|\*/)
    }
    expect(read('src-renderer/index.html')).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\son\w+=/)
  },
  8: () => expect(preferences['allowRunningInsecureContent']).toBe(false),
  9: () => expect(preferences['experimentalFeatures']).toBe(false),
  10() {
    expect(preferences).not.toHaveProperty('enableBlinkFeatures')
    expect(SOURCES).not.toMatch(/enableBlinkFeatures|enable-blink-features/)
  },
  12() {
    expect(prevented('will-attach-webview')).toBe(true)
    expect(preferences['webviewTag']).toBe(false)
    expect(SOURCES).not.toMatch(/<webview/)
  },
  13() {
    for (const url of ['https://a.example/', 'file:///etc/passwd', 'app://depot.evil/', 'about:blank'])
      expect(prevented('will-frame-navigate', { url, isMainFrame: true }), url).toBe(true)
    expect(prevented('will-frame-navigate', { url: PAGE, isMainFrame: false })).toBe(true)
    expect(prevented('will-redirect')).toBe(true)
  },
  14: () => expect(window.webContents.openHandler?.({ url: PAGE })).toEqual({ action: 'deny' }),
  15: () =>
    expect(SOURCES).not.toMatch(/openExternal|openPath|import \{[^}]*\bshell\b[^}]*\} from 'electron'/),
  16() {
    const { electron = '' } = (
      JSON.parse(read('package.json')) as { devDependencies: Record<string, string> }
    ).devDependencies
    const [, looked] = /major when this was last looked at: (\d+)/.exec(DOCUMENT) ?? []
    expect(electron).toMatch(/^\d+\.\d+\.\d+$/)
    expect(electron.split('.')[0]).toBe(looked)
  },
  17() {
    const from = (url: string, parent: object | null = null) =>
      isOurPage({ senderFrame: { url, parent } } as IpcMainInvokeEvent)
    expect([from(PAGE), from(PAGE, {}), from('https://a.example/')]).toEqual([true, false, false])
    expect(SOURCES.match(/ipcMain\.\w+\(/g)).toEqual(['ipcMain.handle('])
  },
  18() {
    expect(PAGE).toMatch(/^app:/)
    expect(cancelled('file:///etc/passwd')).toBe(true)
    expect(SOURCES).not.toMatch(/loadFile\(/)
  },
  19() {
    const { resetAdHocDarwinSignature: _, ...fuses } = config.electronFuses ?? {}
    expect(Object.keys(fuses)).toHaveLength(8)
    expect(fuses).toMatchObject({ runAsNode: false, onlyLoadAppFromAsar: true })
  },
  async 20() {
    await import('../../src-main/shell/electron/preload.ts')
    expect([...exposed.keys()]).toEqual(['bridge'])
    expect(Object.keys(exposed.get('bridge') as object).toSorted()).toEqual(['call', 'on'])
  },
}

test('the table has all twenty lines, each with a proof or a reason why not', () => {
  expect(ROWS.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
  for (const { number, here } of ROWS)
    expect(here, `line ${number}`).toMatch(PROOFS[number] ? /^proved/ : /^does not apply: \w/)
})

test.each(ROWS.filter(({ number }) => PROOFS[number]).map(({ number, asks }) => [number, asks] as const))(
  'line %i: %s',
  async (number) => {
    expect.hasAssertions()
    await PROOFS[number]?.()
  },
)
