/** Connections of whoever has not shown the session's cookie: few, and each worth one answer. */
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { LONGEST_HEAD } from './requests.ts'

/** Connections at once, and among them those that have not shown the session's cookie. */
const MOST_CONNECTIONS = 512
const MOST_STRANGERS = 128

const HEAD_END = '\r\n\r\n'

/**
 * The oldest stranger gives way to the newest, so that connections opened and kept silent, by whom and how many ever,
 * take no place from the page, which asks as soon as it is connected. Whoever shows no cookie can neither hoard
 * connections nor send requests in trains: every browser waits for one answer before it asks again.
 */
export class Strangers {
  readonly #sockets = new Set<Socket>()
  readonly #knows: (cookies: string | undefined) => boolean

  constructor(server: Server, knows: (cookies: string | undefined) => boolean) {
    this.#knows = knows
    server.maxConnections = MOST_CONNECTIONS
    server.maxHeadersCount = 64
    server.on('connection', (socket) => {
      this.#sockets.add(socket)
      socket.on('close', () => this.#sockets.delete(socket))
      this.#allowOneRequest(socket)
      for (const oldest of this.#sockets) {
        if (this.#sockets.size <= MOST_STRANGERS) break
        this.#sockets.delete(oldest)
        oldest.destroy()
      }
    })
  }

  /** A request came over the connection: with the cookie it may go on, without it is closed after the answer. */
  asked(socket: Socket, cookies: string | undefined, response?: ServerResponse): void {
    if (this.#knows(cookies)) this.#sockets.delete(socket)
    else if (response) response.shouldKeepAlive = false
  }

  /**
   * Makes void, before Node reads it, what a stranger sends behind the head of the first request. Node reads a whole
   * train of requests in one go, which would hold everybody up. A body made void is one that nobody reads.
   */
  #allowOneRequest(socket: Socket): void {
    let head = ''
    let ended = false
    const look = (bytes: Buffer): void => {
      if (ended) return void bytes.fill(0)
      const before = head.length
      head += bytes.toString('latin1', 0, LONGEST_HEAD)
      const end = head.indexOf(HEAD_END, Math.max(0, before - HEAD_END.length))
      if (end === -1 && head.length <= LONGEST_HEAD) return
      if (this.#knows(/\r\ncookie:([^\r]*)/i.exec(head)?.[1])) return void socket.off('data', look)
      ended = true
      if (end !== -1) bytes.fill(0, Math.max(0, end + HEAD_END.length - before))
    }
    socket.prependListener('data', look)
  }
}
