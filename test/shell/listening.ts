/** A page that listens to a served application, by the socket a browser would open. */
import { get } from 'node:http'
import { onTestFinished } from 'vitest'
import type { AppEvent } from '#shared/contract/contract.ts'
import type { Served } from './support.ts'

interface Message {
  readonly id?: string
  readonly event?: AppEvent
  readonly missed?: true
}

export interface Listening {
  /** 101 for a socket, else the status of the refusal. */
  readonly status: number
  readonly messages: Message[]
  events(): readonly AppEvent[]
  lastId(): string
  close(): void
}

export const ASKING = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'ZXhwcmVzcyBkZXBvdCAuLg==',
}

/** The whole texts among the bytes, and what is left of them. */
function texts(bytes: Buffer): { texts: string[]; rest: Buffer } {
  const found: string[] = []
  let rest = bytes
  while (rest.length >= 2) {
    const short = rest[1] ?? 0
    const head = short < 126 ? 2 : short === 126 ? 4 : 10
    if (rest.length < head) break
    const length = head === 2 ? short : head === 4 ? rest.readUInt16BE(2) : Number(rest.readBigUInt64BE(2))
    if (rest.length < head + length) break
    if (rest[0] === 0x81) found.push(rest.subarray(head, head + length).toString())
    rest = rest.subarray(head + length)
  }
  return { texts: found, rest }
}

export function listen({ shell, ours }: Served, after?: string, extra = {}): Promise<Listening> {
  const query = after === undefined ? '' : `?after=${encodeURIComponent(after)}`
  const headers = { ...ours, ...ASKING, ...extra }
  return new Promise((resolve) => {
    const messages: Message[] = []
    const page = (status: number): Listening => ({
      status,
      messages,
      events: () => messages.flatMap(({ event }) => (event ? [event] : [])),
      lastId: () => messages.findLast(({ id }) => id !== undefined)?.id ?? '',
      close: () => sent.destroy(),
    })
    const sent = get(`${shell.origin}/events${query}`, { headers, agent: false }, (response) => {
      response.resume()
      resolve(page(response.statusCode ?? 0))
    })
    sent.on('upgrade', (_response, socket, first) => {
      let waiting: Buffer = Buffer.alloc(0)
      const hear = (part: Buffer): void => {
        const heard = texts(Buffer.concat([waiting, part]))
        waiting = heard.rest
        messages.push(...heard.texts.map((text) => JSON.parse(text) as Message))
      }
      hear(first)
      socket.on('data', hear)
      socket.on('error', () => undefined)
      onTestFinished(() => void socket.destroy())
      resolve({ ...page(101), close: () => void socket.destroy() })
    })
    sent.on('error', () => undefined)
    onTestFinished(() => void sent.destroy())
  })
}
