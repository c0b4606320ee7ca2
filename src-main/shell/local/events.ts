/** The event streams of the open pages (server-sent events), with a heartbeat and resume after a break. */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AppEvent } from '#shared/contract/contract.ts'
import { MOST_STREAMS, MOST_WAITING } from './limits.ts'
import { Missed } from './missed.ts'

const HEARTBEAT_MS = 15_000

export class EventStreams {
  /** Ids of another run of the shell are not ours to resume. */
  readonly #run = randomBytes(6).toString('hex')
  readonly #streams = new Set<ServerResponse>()
  readonly #missed = new Missed()
  readonly #heartbeat: NodeJS.Timeout
  #last = 0

  constructor(heartbeatMs = HEARTBEAT_MS) {
    this.#heartbeat = setInterval(() => this.#write(': beat\n\n'), heartbeatMs).unref()
  }

  /** Number of streams open now. */
  get open(): number {
    return this.#streams.size
  }

  send(event: AppEvent): void {
    const id = ++this.#last
    this.#missed.add(id, event)
    this.#write(this.#message(id, event))
  }

  /** Answers `GET /events`; 503 when too many pages are open. An event named `missed` says: load everything again. */
  add(request: IncomingMessage, response: ServerResponse): void {
    if (this.#streams.size >= MOST_STREAMS) {
      response.writeHead(503).end()
      return
    }
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
    })
    response.write(`retry: 1000\nid: ${this.#run}-${this.#last}\n: open\n\n`)
    const seen = request.headers['last-event-id']
    if (typeof seen === 'string') this.#resume(response, seen)
    this.#streams.add(response)
    response.on('close', () => this.#streams.delete(response))
  }

  /** Ends every stream. */
  close(): void {
    clearInterval(this.#heartbeat)
    for (const stream of this.#streams) stream.end()
  }

  #resume(response: ServerResponse, seen: string): void {
    const [run, id] = seen.split('-')
    const missed = run === this.#run && /^\d+$/.test(id ?? '') ? this.#missed.since(Number(id)) : undefined
    if (missed) for (const { id, event } of missed) response.write(this.#message(id, event))
    else response.write('event: missed\ndata: {}\n\n')
  }

  #message(id: number, event: AppEvent): string {
    return `id: ${this.#run}-${id}\ndata: ${JSON.stringify(event)}\n\n`
  }

  #write(text: string): void {
    for (const stream of this.#streams) {
      stream.write(text)
      if (stream.writableLength > MOST_WAITING) stream.destroy()
    }
  }
}
