import type { IncomingMessage } from 'node:http'
import { MOST_BODY } from './limits.ts'

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
export async function readJson(request: IncomingMessage): Promise<unknown> {
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
