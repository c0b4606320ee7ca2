/** The security rules of the Electron shell, one by one, against what an attacker would try. */
import type { IpcMainInvokeEvent, Session } from 'electron'
import { beforeEach, expect, test, vi } from 'vitest'
import { openAssets } from '../../src-main/shell/assets.ts'
import {
  denyNames,
  denyNetwork,
  denyPermissions,
  restrainContents,
  webPreferences,
} from '../../src-main/shell/electron/restrictions.ts'
import { isOurPage, isPage, registerScheme, serveScheme } from '../../src-main/shell/electron/page.ts'
import { app, asked, BrowserWindow, forget, protocols, schemes, session } from './electron-stand-in.ts'
import { pageDir } from './support.ts'

vi.mock('electron', () => import('./electron-stand-in.ts'))

const ours = session.defaultSession as unknown as Session

beforeEach(forget)

test.each([
  ['app://depot/', true],
  ['app://depot/#/table/7', true],
  ['app://depot/?x=1', true],
  ['app://depot/index.html', false],
  ['app://depot.evil/', false],
  ['app://evil/', false],
  ['app://depot@evil/', false],
  ['app:depot', false],
  ['https://depot/', false],
  ['file:///etc/passwd', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%s counts as the page: %s', (address, expected) => {
  expect(isPage(address)).toBe(expected)
})

test('the scheme is as strict as https', () => {
  registerScheme()
  expect(schemes).toEqual([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ])
})

async function fetchPage(url: string, method = 'GET'): Promise<Response> {
  serveScheme(await openAssets(pageDir()))
  const handler = protocols.get('app')
  if (!handler) throw new Error('no handler')
  return handler({ url, method } as Request)
}

test('the page comes with its policy', async () => {
  const response = await fetchPage('app://depot/')
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('<title>page</title>')
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test.each([
  'app://depot/../secret.txt',
  'app://depot/..%2fsecret.txt',
  'app://depot/assets/..%2f..%2fsecret.txt',
  'app://depot/leak.txt',
  'app://depot/%',
  'app://depot//etc/passwd',
  'app://other/',
  'app:/index.html',
])('%s leads to no file', async (url) => {
  const response = await fetchPage(url)
  expect([response.status, await response.text()]).toEqual([404, ''])
})

test.each(['POST', 'PUT', 'HEAD'])('%s is refused', async (method) => {
  expect((await fetchPage('app://depot/', method)).status).toBe(405)
})

function navigate(url: string, isMainFrame = true): boolean {
  const event = { url, isMainFrame, preventDefault: vi.fn() }
  new BrowserWindow().webContents.emit('will-frame-navigate', event)
  return event.preventDefault.mock.calls.length === 0
}

test('no window leaves the page, opens another or embeds one', () => {
  restrainContents()
  expect(navigate('app://depot/')).toBe(true)
  expect(navigate('app://depot/', false)).toBe(false)
  for (const url of ['https://evil.example/', 'file:///etc/passwd', 'app://evil/', 'data:text/html,x'])
    expect(navigate(url)).toBe(false)
  const { webContents } = new BrowserWindow()
  expect(webContents.openHandler?.({ url: 'app://depot/' })).toEqual({ action: 'deny' })
  for (const name of ['will-attach-webview', 'will-redirect']) {
    const event = { preventDefault: vi.fn() }
    webContents.emit(name, event)
    expect(event.preventDefault).toHaveBeenCalledOnce()
  }
})

test('no page reaches another computer by WebRTC', () => {
  restrainContents()
  const { webContents } = new BrowserWindow()
  expect(webContents.setWebRTCIPHandlingPolicy).toHaveBeenCalledWith('disable_non_proxied_udp')
})

test('no permission is given, whatever it is', () => {
  denyPermissions(ours)
  const answers: boolean[] = []
  for (const permission of ['media', 'geolocation', 'notifications', 'fullscreen', 'clipboard-read', 'new'])
    asked.request?.({}, permission, (answer) => answers.push(answer))
  expect(answers).toEqual([false, false, false, false, false, false])
  expect([asked.check?.(), asked.device?.()]).toEqual([false, false])
})

test.each([
  ['app://depot/assets/main.js', false],
  ['devtools://devtools/bundled/x.js', false],
  ['https://example.com/', true],
  ['http://127.0.0.1/', true],
  ['ws://127.0.0.1/', true],
  ['file:///etc/passwd', true],
  ['ftp://example.com/', true],
])('a request for %s is cancelled: %s', (url, cancel) => {
  denyNetwork(ours)
  const answer = vi.fn()
  asked.before?.({ url }, answer)
  expect(answer).toHaveBeenCalledExactlyOnceWith({ cancel })
})

test('no name is looked up, by whomever', () => {
  denyNames()
  expect(app.switches).toContain('host-resolver-rules=MAP * ~NOTFOUND')
})

test('the page runs in its sandbox, with tools for developers only before packaging', () => {
  expect(webPreferences('/p.cjs', true)).toMatchObject({
    preload: '/p.cjs',
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webSecurity: true,
    webviewTag: false,
    devTools: false,
  })
  expect(webPreferences('/p.cjs', false).devTools).toBe(true)
})

test('only the page’s own top frame is heard', () => {
  const from = (url: string, parent: object | null = null): boolean =>
    isOurPage({ senderFrame: { url, parent } } as IpcMainInvokeEvent)
  expect(from('app://depot/#/')).toBe(true)
  expect(from('app://depot/', {})).toBe(false)
  expect(from('https://evil.example/')).toBe(false)
  expect(from('about:blank')).toBe(false)
  expect(isOurPage({ senderFrame: null } as unknown as IpcMainInvokeEvent)).toBe(false)
})
