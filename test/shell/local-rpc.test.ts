import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { MOST_BODY } from '../../src-main/shell/local/requests.ts'
import { ask, served } from './support.ts'

const json = { 'content-type': 'application/json' }
const post = { method: 'POST', path: '/rpc' }

test('a call reaches the application and its reply comes back', async () => {
  const { shell, ours, application } = await served()
  const body = JSON.stringify({ name: 'table.open', input: { id: 'x' } })
  const answer = await ask(shell.origin, { ...post, body, headers: { ...ours, ...json } })
  expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { ok: true, value: null }])
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(application.calls).toEqual([{ name: 'table.open', input: { id: 'x' } }])
})

test.each([
  ['no JSON', '{', json, 400],
  ['empty', '', json, 400],
  ['no UTF-8', Buffer.from([0x22, 0xff, 0x22]), json, 400],
  ['no object', '7', json, 400],
  ['null', 'null', json, 400],
  ['no name', '{"input":{}}', json, 400],
  ['a name that is no text', '{"name":7,"input":{}}', json, 400],
  ['no input', '{"name":"app.info"}', json, 400],
  ['a form', 'name=app.info', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['plain text', '{"name":"app.info","input":{}}', { 'content-type': 'text/plain' }, 415],
  ['no type', '{"name":"app.info","input":{}}', {}, 415],
])('a body that is %s is refused in words', async (_, body, headers, status) => {
  const { shell, ours, application } = await served()
  const answer = await ask(shell.origin, { ...post, body, headers: { ...ours, ...headers } })
  expect(answer.status).toBe(status)
  expect(JSON.parse(answer.text)).toMatchObject({ ok: false, error: { key: 'badRequest' } })
  expect(application.calls).toEqual([])
})

test('a body over 1 MiB is refused, announced or not', async () => {
  const { shell, ours, application } = await served()
  const body = JSON.stringify({ name: 'x', input: 'a'.repeat(MOST_BODY) })
  const headers = { ...ours, ...json }
  expect((await ask(shell.origin, { ...post, body, headers })).status).toBe(413)
  const chunked = { ...headers, 'transfer-encoding': 'chunked' }
  expect((await ask(shell.origin, { ...post, body, headers: chunked })).status).toBe(413)
  const most = JSON.stringify({ name: 'x', input: 'a'.repeat(MOST_BODY - 23) })
  expect([most.length, (await ask(shell.origin, { ...post, body: most, headers })).status]).toEqual([
    MOST_BODY,
    200,
  ])
  expect(application.calls).toHaveLength(1)
})

test('a body that comes too slowly is given up', async () => {
  const { shell, ours, application } = await served({ headers: 100, request: 150, interval: 20 })
  const { port } = new URL(shell.origin)
  const text = await new Promise<string>((resolve) => {
    let heard = ''
    const socket = connect(Number(port), '127.0.0.1', () => {
      const lines = ['POST /rpc HTTP/1.1', `host: 127.0.0.1:${port}`, 'content-length: 50']
      for (const [name, value] of Object.entries({ ...ours, ...json })) lines.push(`${name}: ${value}`)
      socket.write(`${lines.join('\r\n')}\r\n\r\n{"name":`)
    })
    socket.on('data', (part) => (heard += part.toString()))
    socket.on('close', () => resolve(heard))
    socket.on('error', () => undefined)
  })
  expect(text).toMatch(/^HTTP\/1\.1 408 /)
  expect(application.calls).toEqual([])
})

test('headers beyond the limit are refused', async () => {
  const { shell, ours } = await served()
  const answer = await ask(shell.origin, { path: '/', headers: { ...ours, 'x-long': 'a'.repeat(20_000) } })
  expect(answer.status).toBe(431)
})

test('connections beyond the limit are dropped, and the page is served again after', async () => {
  const { shell, ours } = await served()
  const { port } = new URL(shell.origin)
  const sockets = Array.from({ length: 144 }, () =>
    connect(Number(port), '127.0.0.1').on('error', () => undefined),
  )
  await vi.waitFor(() => expect(sockets.filter((socket) => socket.closed).length).toBeGreaterThanOrEqual(16))
  for (const socket of sockets) socket.destroy()
  await vi.waitFor(async () =>
    expect((await ask(shell.origin, { path: '/', headers: ours })).status).toBe(200),
  )
})

test('an application that throws answers 500 and the shell lives on', async () => {
  const { shell, ours, application } = await served()
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  application.handle = () => Promise.reject(new Error('broken'))
  const request = { ...post, body: '{"name":"x","input":{}}', headers: { ...ours, ...json } }
  const answer = await ask(shell.origin, request)
  expect([answer.status, answer.text]).toEqual([500, ''])
  expect(printed).toHaveBeenCalledOnce()
  printed.mockRestore()
  expect((await ask(shell.origin, { path: '/', headers: ours })).status).toBe(200)
})
