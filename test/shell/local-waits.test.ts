/** A sample of `test/shell/attack/run.ts`: no attack keeps the page waiting. */
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { attacksOn } from './attack/attacks.ts'
import { waitsUnder } from './attack/waits.ts'
import { ASKING } from './listening.ts'
import { served, type Served } from './support.ts'

const portOf = ({ shell }: Served): number => Number(new URL(shell.origin).port)
const lines = (...all: string[]): string => `${all.join('\r\n')}\r\n\r\n`

/** What comes until the other side closes, and whether it did within `ms`. */
function answersTo(port: number, text: string, ms = 3_000): Promise<{ heard: string; closed: boolean }> {
  return new Promise((resolve) => {
    let heard = ''
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => void socket.write(text))
    const timer = setTimeout(() => {
      socket.destroy()
      resolve({ heard, closed: false })
    }, ms)
    socket.on('data', (part: Buffer) => (heard += part.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve({ heard, closed: true })
    })
    // The other end is heard, our own stays open: what is written then tells whether anybody is still there.
    socket.on('end', () => setInterval(() => socket.write('x'), 100).unref())
  })
}

/** More connections than may be strangers: more yet are the script's matter. */
const CONNECTIONS = 150

test.each(attacksOn(0).map(({ name }) => name))('%s: the page goes on', { timeout: 60_000 }, async (name) => {
  const it = await served()
  const page = { origin: it.shell.origin, cookie: it.cookie }
  for (const attack of attacksOn(portOf(it)).filter((one) => one.name === name)) {
    const connections = Math.min(attack.connections, CONNECTIONS)
    const waits = await waitsUnder(page, { ...attack, connections }, 5)
    expect(waits.attacker.opened).toBeGreaterThan(0)
    expect(waits.failed).toBe(0)
    expect(waits.p50).toBeLessThan(3_000)
    expect(waits.kept95).toBeLessThan(3_000)
  }
})

test('of a train of requests without the cookie the first alone is read, and the connection ends', async () => {
  const it = await served()
  const one = lines('GET / HTTP/1.1', `host: 127.0.0.1:${portOf(it)}`)
  const { heard, closed } = await answersTo(portOf(it), one.repeat(200))
  expect(heard.match(/^HTTP/gm)).toHaveLength(1)
  expect(closed).toBe(true)
})

test('a train of requests with the cookie is answered whole, in one piece and in many', async () => {
  const it = await served()
  const { cookie, origin } = it.ours
  const body = '{"name":"settings.get","input":{}}'
  const head = lines(
    'POST /rpc HTTP/1.1',
    `host: 127.0.0.1:${portOf(it)}`,
    `origin: ${origin}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    `cookie: ${cookie}`,
  )
  const text = (head + body).repeat(3)
  const { heard } = await answersTo(portOf(it), text, 500)
  expect(heard.match(/HTTP\/1\.1 200/g)).toHaveLength(3)
  const pieces = await new Promise<string>((resolve) => {
    let all = ''
    const socket = connect(portOf(it), '127.0.0.1')
    socket.on('data', (part: Buffer) => {
      all += part.toString('latin1')
      if ((all.match(/HTTP\/1\.1 200/g) ?? []).length < 3) return
      socket.destroy()
      resolve(all)
    })
    let at = 0
    const sending = setInterval(() => {
      socket.write(text.slice(at, (at += 60)))
      if (at >= text.length) clearInterval(sending)
    }, 5)
  })
  expect(pieces).not.toContain('HTTP/1.1 400')
  expect(it.application.calls).toHaveLength(6)
})

test('a refused WebSocket that nobody lets go of is cut off', async () => {
  const it = await served()
  const asking = Object.entries(ASKING).map(([name, value]) => `${name}: ${value}`)
  const { heard, closed } = await answersTo(
    portOf(it),
    lines('GET /events HTTP/1.1', `host: 127.0.0.1:${portOf(it)}`, ...asking),
  )
  expect(heard).toMatch(/^HTTP\/1\.1 403/)
  expect(closed).toBe(true)
})
