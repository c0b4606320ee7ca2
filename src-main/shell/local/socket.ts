/**
 * The one-way WebSocket of an open page (RFC 6455): main tells, the page listens. A browser lets a page wait on six
 * ordinary connections a host, all its tabs together; sockets are counted apart, so that every tab has its own.
 */
import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
const LAST_TEXT = 0x81
const CLOSE = Buffer.from([0x88, 0x02, 0x03, 0xe8])
const LETTING_GO_MS = 1000
/** Longest payload whose length stands in one byte, and in two. */
const [SHORT, MIDDLE] = [125, 0xffff]

/** The request asks for a socket in the one form there is. */
export function asksForSocket(request: IncomingMessage): boolean {
  const { upgrade, 'sec-websocket-key': key, 'sec-websocket-version': version } = request.headers
  return (
    request.method === 'GET' &&
    upgrade?.toLowerCase() === 'websocket' &&
    version === '13' &&
    /^[\w+/]{22}==$/.test(key ?? '')
  )
}

/** Answers the request: from now on the connection carries frames. */
export function acceptSocket(request: IncomingMessage, socket: Duplex): void {
  const key = request.headers['sec-websocket-key'] ?? ''
  const accept = createHash('sha1').update(`${key}${GUID}`).digest('base64')
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${accept}\r\n\r\n`,
  )
  // A page sends one thing only: that it closes. Whatever else comes is no page's, and ends the same way.
  socket.once('data', () => endSocket(socket))
  socket.once('end', () => socket.end())
}

/** Refuses a request that asked for another protocol. Whoever does not let go soon is cut off. */
export function refuseSocket(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} Refused\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`)
  socket.resume()
  setTimeout(() => socket.destroy(), LETTING_GO_MS).unref()
}

export function endSocket(socket: Duplex): void {
  socket.end(CLOSE)
  socket.resume()
}

/** A text as one frame. */
export function frameOf(text: string): Buffer {
  const body = Buffer.from(text)
  const head = Buffer.alloc(body.length <= SHORT ? 2 : body.length <= MIDDLE ? 4 : 10)
  head[0] = LAST_TEXT
  head[1] = body.length <= SHORT ? body.length : body.length <= MIDDLE ? 126 : 127
  if (head.length === 4) head.writeUInt16BE(body.length, 2)
  if (head.length === 10) head.writeBigUInt64BE(BigInt(body.length), 2)
  return Buffer.concat([head, body])
}
