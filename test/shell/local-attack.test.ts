/** The local shell, attacked over its socket by programs of this computer. */
import { connect, type Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { MOST_STREAMS } from '../../src-main/shell/local/requests.ts'
import { ASKING, listen } from './listening.ts'
import { ask, changed, pathOf, served, type Served } from './support.ts'

const json = { 'content-type': 'application/json' }
const portOf = ({ shell }: Served): number => Number(new URL(shell.origin).port)

/** Sends bytes and collects what comes until the other side closes, or `ms` have passed. */
function raw(port: number, text: string | Buffer, ms = 1_500): Promise<string> {
  return new Promise((resolve) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => void socket.write(text))
    const end = (): void => {
      socket.destroy()
      resolve(heard)
    }
    const timer = setTimeout(end, ms)
    socket.on('data', (part: Buffer) => (heard += part.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(heard)
    })
  })
}
const serves = async ({ shell, ours }: Served): Promise<boolean> =>
  (await ask(shell.origin, { path: '/', headers: ours })).status === 200

const lines = (...all: string[]): string => `${all.join('\r\n')}\r\n\r\n`

test('requests smuggled into one another reach nobody', async () => {
  const it = await served({ headers: 300, request: 300, interval: 50 })
  const host = `host: 127.0.0.1:${portOf(it)}`
  const { cookie, origin } = it.ours
  const ours = [host, `cookie: ${cookie}`, `origin: ${origin}`, 'content-type: application/json']
  const inner = lines('POST /rpc HTTP/1.1', ...ours, 'content-length: 2').trimEnd()
  const attempts = [
    lines('POST /rpc HTTP/1.1', ...ours, 'content-length: 5', 'transfer-encoding: chunked') +
      `0\r\n\r\n${inner}`,
    lines('POST /rpc HTTP/1.1', ...ours, 'content-length: 5', 'content-length: 50') + inner,
    lines('POST /rpc HTTP/1.1', ...ours, 'transfer-encoding: chunked, identity') + inner,
    lines('POST /rpc HTTP/1.1', ...ours, 'transfer-encoding: xchunked') + inner,
    lines('POST /rpc HTTP/1.1', ...ours, 'transfer-encoding: chunked') + 'fffffffffffffffff\r\nx',
    lines('POST /rpc HTTP/1.1', ...ours, ' folded: header'),
    lines('GET / HTTP/1.1', host, 'x: a\u0000b'),
    lines('GET / HTTP/9.9', host),
    'GET /\r\n\r\n',
    lines('CONNECT 127.0.0.1:22 HTTP/1.1', host),
    Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03]).toString('latin1'),
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  ]
  for (const attempt of attempts) {
    const heard = await raw(portOf(it), attempt)
    expect(heard, attempt.slice(0, 60)).not.toMatch(/^HTTP\/1\.1 2/)
  }
  expect(it.application.calls).toEqual([])
  expect(await serves(it)).toBe(true)
})

test('no address but that of the events is upgraded to another protocol', async () => {
  const it = await served()
  const heard = await raw(
    portOf(it),
    lines(
      'GET /rpc HTTP/1.1',
      `host: 127.0.0.1:${portOf(it)}`,
      `cookie: ${it.cookie}`,
      `origin: ${it.shell.origin}`,
      'connection: upgrade',
      'upgrade: websocket',
      'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-version: 13',
    ),
    500,
  )
  expect(heard).not.toMatch(/^HTTP\/1\.1 101/)
  expect(await serves(it)).toBe(true)
})

test.each([
  'evil.example',
  '127.0.0.1.evil.example:PORT',
  'localhost:PORT',
  'LOCALHOST:PORT',
  '[::1]:PORT',
  '127.1:PORT',
  '2130706433:PORT',
  '0x7f.0.0.1:PORT',
  '0.0.0.0:PORT',
  '127.0.0.1:PORT@evil.example',
  'evil.example:PORT#127.0.0.1:PORT',
  '127.0.0.1:PORT.',
])('a name that leads here is not us: host %j', async (name) => {
  const it = await served()
  const host = name.replaceAll('PORT', String(portOf(it)))
  for (const path of ['/', '/events', pathOf(it.shell.link())]) {
    const answer = await ask(it.shell.origin, { path, headers: { ...it.ours, host } })
    expect([400, 421], path).toContain(answer.status)
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
})

test('forwarding headers make no one else of us', async () => {
  const it = await served()
  const forwarded = {
    'x-forwarded-host': '127.0.0.1',
    'x-forwarded-for': '127.0.0.1',
    forwarded: 'host=127.0.0.1',
    'x-original-url': '/rpc',
    'x-http-method-override': 'POST',
  }
  const answer = await ask(it.shell.origin, { path: '/', headers: { ...forwarded, host: 'evil.example' } })
  expect(answer.status).toBe(421)
  expect((await ask(it.shell.origin, { path: '/', headers: forwarded })).status).toBe(403)
  expect(it.application.calls).toEqual([])
})

test('of many who come with one stolen link at the same moment, one is let in', async () => {
  const it = await served()
  const path = pathOf(it.shell.link())
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask(it.shell.origin, { path })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ headers }) => headers['set-cookie'])).toHaveLength(1)
})

test('a link or a cookie is not found by trying, nor by its beginning', async () => {
  const it = await served()
  const link = pathOf(it.shell.link())
  const cookie = it.cookie
  const tries = [
    ...Array.from({ length: 100 }, (_, i) => `${link.slice(0, -3)}${String(i).padStart(3, '0')}`),
    link.slice(0, -1),
    `${link}x`,
    link.toUpperCase(),
    `${link}&link=x`.replace('?link=', '?link=x&link='),
    '/?link=',
    '/?link=constructor',
  ]
  for (const path of tries) {
    if (path === link) continue
    const answer = await ask(it.shell.origin, { path })
    expect([path, answer.status, answer.headers['set-cookie']]).toEqual([path, 403, undefined])
  }
  for (const other of [
    cookie.slice(0, -1),
    `${cookie}x`,
    cookie.toUpperCase(),
    `${cookie.split('=')[0]}=`,
    'x'.repeat(4_000),
  ])
    expect((await ask(it.shell.origin, { path: '/', headers: { cookie: other } })).status, other).toBe(403)
  expect((await ask(it.shell.origin, { path: link })).status).toBe(200)
})

test('bodies that come a byte at a time are given up, and others are served meanwhile', async () => {
  const it = await served({ headers: 400, request: 600, interval: 50 })
  const sockets: Socket[] = []
  const closed = new Set<Socket>()
  for (let i = 0; i < 20; i++) {
    const socket = connect(portOf(it), '127.0.0.1', () => {
      const head = ['POST /rpc HTTP/1.1', `host: 127.0.0.1:${portOf(it)}`, 'content-length: 1000000']
      for (const [name, value] of Object.entries({ ...it.ours, ...json })) head.push(`${name}: ${value}`)
      socket.write(lines(...head))
    })
    const drip = setInterval(() => socket.write('{'), 30)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(drip)
      closed.add(socket)
    })
    socket.resume()
    sockets.push(socket)
  }
  expect(await serves(it)).toBe(true)
  await vi.waitFor(() => expect(closed.size).toBe(20), { timeout: 10_000 })
  expect(it.application.calls).toEqual([])
  expect(await serves(it)).toBe(true)
})

test('headers that never end are given up', async () => {
  const it = await served({ headers: 200, request: 300, interval: 50 })
  const heard = await raw(portOf(it), `GET / HTTP/1.1\r\nhost: 127.0.0.1:${portOf(it)}\r\nx: `, 5_000)
  expect(heard).toMatch(/^HTTP\/1\.1 408 /)
  expect(await serves(it)).toBe(true)
})

test('three thousand connections: the page is served after, and no handle stays behind', async () => {
  const it = await served({ headers: 500, request: 500, interval: 50 })
  const counted = () => process.getActiveResourcesInfo().filter((name) => name.startsWith('TCP')).length
  const before = counted()
  for (let round = 0; round < 15; round++) {
    const sockets = Array.from({ length: 200 }, () => {
      const socket = connect(portOf(it), '127.0.0.1')
      return socket.on('error', () => undefined).resume()
    })
    await vi.waitFor(
      () => expect(sockets.filter(({ closed }) => closed).length).toBeGreaterThanOrEqual(136),
      {
        timeout: 10_000,
      },
    )
    for (const socket of sockets) socket.destroy()
  }
  await vi.waitFor(async () => expect(await serves(it)).toBe(true), { timeout: 10_000 })
  await vi.waitFor(() => expect(counted()).toBeLessThanOrEqual(before + 2), { timeout: 10_000 })
})

test('streams beyond the limit are refused; one nobody reads is dropped and holds nobody up', async () => {
  const it = await served()
  const open = (read: boolean): Socket => {
    const socket = connect(portOf(it), '127.0.0.1', () => {
      const asking = Object.entries(ASKING).map(([name, value]) => `${name}: ${value}`)
      socket.write(
        lines('GET /events HTTP/1.1', `host: 127.0.0.1:${portOf(it)}`, `cookie: ${it.cookie}`, ...asking),
      )
    })
    socket.on('error', () => undefined)
    return read ? socket.resume() : socket.pause()
  }
  const deaf = open(false)
  const others = Array.from({ length: MOST_STREAMS + 12 }, () => open(true))
  await vi.waitFor(() => expect(it.shell.pages()).toBe(MOST_STREAMS))
  expect((await listen(it)).status).toBe(503)
  const event = changed('x'.repeat(200_000), 0, 1)
  await vi.waitFor(
    () => {
      for (let i = 0; i < 20; i++) it.application.emit(event)
      expect(it.shell.pages()).toBeLessThan(MOST_STREAMS)
    },
    { timeout: 20_000 },
  )
  expect(await serves(it)).toBe(true)
  for (const socket of [deaf, ...others]) socket.destroy()
  await vi.waitFor(() => expect(it.shell.pages()).toBe(0))
})

test('six hundred silent connections, opened anew as they fall, keep no request of the page waiting', async () => {
  const it = await served()
  const attackers = new Set<Socket>()
  let over = false
  const attack = (): void => {
    if (over) return
    const socket = connect(portOf(it), '127.0.0.1')
    attackers.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      attackers.delete(socket)
      setTimeout(attack, 50)
    })
    socket.resume()
  }
  for (let i = 0; i < 600; i++) attack()
  const waits: number[] = []
  for (let i = 0; i < 40; i++) {
    const begun = performance.now()
    expect(await serves(it)).toBe(true)
    waits.push(performance.now() - begun)
  }
  over = true
  for (const socket of attackers) socket.destroy()
  expect(waits.sort((a, b) => a - b)[37]).toBeLessThan(2_000)
})
