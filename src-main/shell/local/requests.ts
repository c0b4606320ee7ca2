/** What a request to the local shell may be: how long, how slow and how many; its body, and the answer to a call. */
import type { IncomingMessage, ServerOptions } from 'node:http'
import type { Application } from '../application.ts'

/** Longest head of a request, in bytes, and longest body. */
export const LONGEST_HEAD = 16 * 1024
export const MOST_BODY = 1024 * 1024

/** Event streams open at once: one a tab. */
export const MOST_STREAMS = 64

/** A stream that has this many bytes waiting is read by nobody: it is dropped and may resume. */
export const MOST_WAITING = 8 * 1024 * 1024

/** Times in milliseconds. Node looks for late requests only at the interval given here. */
export interface Patience {
  readonly headers: number
  readonly request: number
  readonly interval: number
}
export const PATIENCE: Patience = { headers: 5_000, request: 10_000, interval: 1_000 }

export const serverOptions = (patience: Patience): ServerOptions => ({
  maxHeaderSize: LONGEST_HEAD,
  headersTimeout: patience.headers,
  requestTimeout: patience.request,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: patience.interval,
  requireHostHeader: true,
})

/** A body that is not taken: the status, and the reason in words. */
export class BodyRefused extends Error {
  readonly status: 400 | 413 | 415
  constructor(status: 400 | 413 | 415, message: string) {
    super(message)
    this.name = 'BodyRefused'
    this.status = status
  }
}

const tooLarge = (): BodyRefused => new BodyRefused(413, `the body is larger than ${MOST_BODY} bytes`)

/**
 * The bytes of a request. What comes after the limit is read and thrown away until the request ends or its time is
 * up: a connection cut short would take the answer with it.
 */
function readBytes(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let parts: Buffer[] = []
    let size = 0
    request.on('data', (part: Buffer) => {
      size += part.length
      if (size <= MOST_BODY) parts.push(part)
      else {
        parts = []
        reject(tooLarge())
      }
    })
    request.on('end', () => resolve(Buffer.concat(parts)))
    request.on('error', reject)
  })
}

/** The JSON of a request. Throws `BodyRefused`: 415 not JSON by its type, 413 over 1 MiB, 400 not JSON. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new BodyRefused(415, 'the content type must be application/json')
  if (Number(request.headers['content-length'] ?? 0) > MOST_BODY) throw tooLarge()
  const bytes = await readBytes(request)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
  } catch {
    throw new BodyRefused(400, 'the body is not JSON in UTF-8')
  }
}

function isCall(body: unknown): body is { name: string; input: unknown } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'name' in body &&
    typeof body.name === 'string' &&
    'input' in body
  )
}

/** The application's reply to `POST /rpc` `{name, input}`. What `name` and `input` mean is checked there. */
export async function answerCall(application: Pick<Application, 'handle'>, request: IncomingMessage) {
  const body = await readJson(request)
  if (!isCall(body)) throw new BodyRefused(400, 'the body must be {"name": ..., "input": ...}')
  return application.handle(body.name, body.input)
}
