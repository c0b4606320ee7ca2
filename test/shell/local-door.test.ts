import { expect, test } from 'vitest'
import { serve } from '../../src-main/shell/local/server.ts'
import { ask, pageDir, pathOf, served, standIn } from './support.ts'

test('a link lets in once, with a cookie no script can read and no other site can send', async () => {
  const { shell } = await served()
  const path = pathOf(shell.link())
  const first = await ask(shell.origin, { path })
  expect(first.status).toBe(200)
  expect(first.headers['set-cookie']?.[0]).toMatch(
    /^depot-\d+=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/,
  )
  const second = await ask(shell.origin, { path })
  expect(second.status).toBe(403)
  expect(second.headers['set-cookie']).toBeUndefined()
  expect(second.text).toContain('fresh link')
  expect(second.text).toContain('frischen Link')
})

test('a link clicked in another program’s page still lets in', async () => {
  const { shell } = await served()
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
  const answer = await ask(shell.origin, { path: pathOf(shell.link()), headers })
  expect(answer.status).toBe(200)
  expect(answer.headers.location).toBeUndefined()
})

test.each(['/', '/assets/main-abc123.js', '/events', '/nothing', '/?link=wrong', '/?link='])(
  'without the cookie %s is closed',
  async (path) => {
    const { shell } = await served()
    expect((await ask(shell.origin, { path })).status).toBe(403)
  },
)

test('the cookie of another run is worth nothing', async () => {
  const { shell, cookie } = await served()
  const other = (cookie.split('=')[0] ?? '') + '=' + 'A'.repeat(43)
  expect((await ask(shell.origin, { path: '/', headers: { cookie: other } })).status).toBe(403)
  expect((await ask(shell.origin, { path: '/', headers: { cookie: `x=1; ${cookie}` } })).status).toBe(200)
})

test('only the last links handed out and not used stay good', async () => {
  const { shell } = await served()
  const links = Array.from({ length: 17 }, () => pathOf(shell.link()))
  expect((await ask(shell.origin, { path: links[0] ?? '' })).status).toBe(403)
  expect((await ask(shell.origin, { path: links[1] ?? '' })).status).toBe(200)
})

test('a page that is not built is said, not served', async () => {
  const dir = pageDir()
  await expect(serve({ application: standIn(), pageDir: `${dir}/assets`, port: 0 })).rejects.toThrow(
    'holds no index.html',
  )
})

test('a taken port is said', async () => {
  const { shell } = await served()
  const port = Number(new URL(shell.origin).port)
  await expect(serve({ application: standIn(), pageDir: pageDir(), port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
})

test('who is kept out is told why: a used link, a restart, refused cookies, each in both languages', async () => {
  const { shell, cookie } = await served()
  const other = `${cookie.split('=')[0]}=${'B'.repeat(43)}`
  const said = async (path: string, shown?: string): Promise<string> =>
    (await ask(shell.origin, { path, headers: shown === undefined ? {} : { cookie: shown } })).text
  const used = pathOf(shell.link())
  expect((await ask(shell.origin, { path: used })).text).toContain('url=/?let-in')
  expect(await said(used)).toMatch(/used already[^]*schon benutzt/)
  expect(await said('/')).toMatch(/needs a fresh link[^]*braucht einen frischen Link/)
  expect(await said('/', other)).toMatch(/started again[^]*neu gestartet/)
  expect(await said('/?let-in')).toMatch(/refuses cookies[^]*lehnt Cookies ab/)
  expect((await ask(shell.origin, { path: '/?let-in', headers: { cookie } })).status).toBe(200)
})

test('a page may ask whether the program lives, and learns only what it showed itself', async () => {
  const { shell, cookie, application } = await served()
  const other = `${cookie.split('=')[0]}=${'B'.repeat(43)}`
  const standing = async (headers = {}) => {
    const { status, text } = await ask(shell.origin, { path: '/alive', headers })
    return [status, text]
  }
  expect(await standing()).toEqual([200, '{"standing":"none"}'])
  expect(await standing({ cookie: other })).toEqual([200, '{"standing":"other"}'])
  expect(await standing({ cookie })).toEqual([200, '{"standing":"ours"}'])
  expect((await standing({ origin: 'http://evil.example' }))[0]).toBe(403)
  expect((await standing({ host: 'evil.example' }))[0]).toBe(421)
  expect(application.calls).toEqual([])
})
