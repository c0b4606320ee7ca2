/** Requests another site, another program or a curious person could send. */
import { expect, test } from 'vitest'
import { ask, pathOf, served } from './support.ts'

const call = { method: 'POST', path: '/rpc', body: '{"name":"app.info","input":{}}' }
const json = { 'content-type': 'application/json' }

test.each(['localhost', 'evil.example', '127.0.0.1:1', '127.0.0.1'])(
  'a request for host %s is refused',
  async (host) => {
    const { shell, ours, application } = await served()
    expect((await ask(shell.origin, { path: '/', headers: { ...ours, host } })).status).toBe(421)
    expect((await ask(shell.origin, { ...call, headers: { ...ours, ...json, host } })).status).toBe(421)
    const link = await ask(shell.origin, { path: pathOf(shell.link()), headers: { host } })
    expect(link.headers['set-cookie']).toBeUndefined()
    expect(application.calls).toEqual([])
  },
)

test.each(['http://evil.example', 'null', 'http://127.0.0.1:1', 'https://127.0.0.1'])(
  'a call from origin %s is refused',
  async (origin) => {
    const { shell, cookie, application } = await served()
    const answer = await ask(shell.origin, { ...call, headers: { ...json, cookie, origin } })
    expect(answer.status).toBe(403)
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    expect(application.calls).toEqual([])
  },
)

test('a call without an origin is refused', async () => {
  const { shell, cookie, application } = await served()
  expect((await ask(shell.origin, { ...call, headers: { ...json, cookie } })).status).toBe(403)
  expect(application.calls).toEqual([])
})

test.each(['cross-site', 'same-site'])('a %s request is refused even with the cookie', async (site) => {
  const { shell, cookie } = await served()
  const headers = { cookie, 'sec-fetch-site': site }
  expect((await ask(shell.origin, { path: '/events', headers })).status).toBe(403)
  expect((await ask(shell.origin, { path: '/', headers })).status).toBe(403)
})

test('a preflight gets no permission', async () => {
  const { shell } = await served()
  const headers = { origin: 'http://evil.example', 'access-control-request-method': 'POST' }
  const answer = await ask(shell.origin, { method: 'OPTIONS', path: '/rpc', headers })
  expect(answer.status).toBe(403)
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
})

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/..\\..\\secret.txt',
  '/leak.txt',
  '/secret.txt%00.js',
  '/%',
  '/assets',
  '/assets/',
  '/index.html/',
])('%s leads to no file', async (path) => {
  const { shell, ours } = await served()
  const answer = await ask(shell.origin, { path, headers: ours })
  expect(answer.status).toBe(404)
  expect(answer.text).not.toContain('secret')
})

test.each(['//evil.example/', 'http://evil.example/', '*'])('the address %s is refused', async (path) => {
  const { shell, ours } = await served()
  expect((await ask(shell.origin, { path, headers: ours })).status).toBe(400)
})

test.each(['PUT', 'DELETE', 'PATCH', 'POST'])('%s on the page is refused', async (method) => {
  const { shell, ours } = await served()
  const answer = await ask(shell.origin, { method, path: '/', headers: ours })
  expect(answer.status).toBe(405)
  expect(answer.headers.allow).toBe('GET, HEAD')
})

test('every answer carries the security headers, and the policy allows nothing inline', async () => {
  const { shell, ours } = await served()
  for (const headers of [{}, ours]) {
    const answer = await ask(shell.origin, { path: '/', headers })
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    const policy = String(answer.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
  }
})

test('hashed files are kept by the browser, the page itself is not', async () => {
  const { shell, ours } = await served()
  const page = await ask(shell.origin, { path: '/', headers: ours })
  expect(page.headers['cache-control']).toBe('no-store')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  const script = await ask(shell.origin, { path: '/assets/main-abc123.js', headers: ours })
  expect(script.headers['cache-control']).toContain('immutable')
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8')
  const head = await ask(shell.origin, { method: 'HEAD', path: '/', headers: ours })
  expect([head.status, head.text]).toEqual([200, ''])
  expect(head.headers['content-length']).toBe(String(page.text.length))
})
