/** The event streams of the open pages, a socket each, with a heartbeat and resume after a break. */
import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { AppEvent } from '#shared/contract/contract.ts'
import { MOST_STREAMS, MOST_WAITING } from './requests.ts'
import { acceptSocket, endSocket, frameOf, refuseSocket } from './socket.ts'

const MOST_KEPT = 200

interface Kept {
  readonly id: number
  /** Absent once a newer state of the same table is kept, or the table is closed. */
  event?: AppEvent
  readonly table?: string
}

export interface Resumed {
  readonly id: number
  readonly event: AppEvent
}

/**
 * Events kept for a page whose stream broke. A table's newer state replaces the older one, so a resumed page gets
 * each table once, as it is now: nothing a curtain has closed over since is told again.
 */
export class Missed {
  readonly #kept: Kept[] = []
  /** Everything after this id is kept or was replaced by something newer. */
  #complete = 0

  add(id: number, event: AppEvent): void {
    if (event.type === 'table.progress') return
    const table = event.type === 'table.changed' ? event.table.id : undefined
    const over = table ?? (event.type === 'table.closed' ? event.id : undefined)
    for (const kept of this.#kept) if (over !== undefined && kept.table === over) delete kept.event
    this.#kept.push({ id, event, ...(table === undefined ? {} : { table }) })
    if (this.#kept.length > MOST_KEPT) this.#complete = this.#kept.shift()?.id ?? this.#complete
  }

  /**
   * The events after `id`, oldest first; nothing when too old. A page that finds what is new of a table going on from
   * something it missed opens the table again.
   */
  since(id: number): readonly Resumed[] | undefined {
    if (id < this.#complete) return undefined
    return this.#kept.flatMap((kept) =>
      kept.id > id && kept.event ? [{ id: kept.id, event: kept.event }] : [],
    )
  }
}

const HEARTBEAT_MS = 15_000
/** A page that does not let go in this time is cut off at the end. */
const CLOSING_MS = 200

export class EventStreams {
  /** Ids of another run of the shell are not ours to resume. */
  readonly #run = randomBytes(6).toString('hex')
  readonly #streams = new Set<Duplex>()
  readonly #missed = new Missed()
  readonly #heartbeat: NodeJS.Timeout
  #last = 0

  constructor(heartbeatMs = HEARTBEAT_MS) {
    this.#heartbeat = setInterval(() => this.#write(frameOf('{}')), heartbeatMs).unref()
  }

  /** Number of streams open now. */
  get open(): number {
    return this.#streams.size
  }

  /** No further page would be let in. */
  get full(): boolean {
    return this.#streams.size >= MOST_STREAMS
  }

  send(event: AppEvent): void {
    const id = ++this.#last
    this.#missed.add(id, event)
    this.#write(this.#message(id, event))
  }

  /**
   * Answers `GET /events?after=ID`, ID being the last a page has seen; 503 when too many pages are open. A message with
   * `missed` says: load everything again.
   */
  add(request: IncomingMessage, socket: Duplex, after: string | null): void {
    if (this.full) {
      refuseSocket(socket, 503)
      return
    }
    acceptSocket(request, socket)
    if (after === null) socket.write(frameOf(JSON.stringify({ id: `${this.#run}-${this.#last}` })))
    else this.#resume(socket, after)
    this.#streams.add(socket)
    socket.on('close', () => this.#streams.delete(socket))
  }

  /** Ends every stream. */
  close(): void {
    clearInterval(this.#heartbeat)
    for (const stream of this.#streams) {
      endSocket(stream)
      setTimeout(() => stream.destroy(), CLOSING_MS).unref()
    }
  }

  #resume(socket: Duplex, seen: string): void {
    const [run, id] = seen.split('-')
    const missed = run === this.#run && /^\d+$/.test(id ?? '') ? this.#missed.since(Number(id)) : undefined
    if (missed) for (const { id, event } of missed) socket.write(this.#message(id, event))
    else socket.write(frameOf(JSON.stringify({ id: `${this.#run}-${this.#last}`, missed: true })))
  }

  #message(id: number, event: AppEvent): Buffer {
    return frameOf(JSON.stringify({ id: `${this.#run}-${id}`, event }))
  }

  #write(frame: Buffer): void {
    for (const stream of this.#streams) {
      stream.write(frame)
      if (stream.writableLength > MOST_WAITING) stream.destroy()
    }
  }
}
