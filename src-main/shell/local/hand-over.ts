/** One shell a data folder: a second start asks the running one for a fresh link instead of opening the store twice. */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'

const KEY_HEADER = 'x-express-depot-key'

interface Running {
  readonly origin: string
  readonly key: string
}

export class HandOver {
  readonly key = randomBytes(32).toString('base64url')

  /** Answers `POST /link` with a one-time link, to a program that read the key; never to a browser's page. */
  answer(request: IncomingMessage, response: ServerResponse, origin: string, link: () => string): void {
    const key = Buffer.from(String(request.headers[KEY_HEADER] ?? ''))
    const ours = Buffer.from(this.key)
    const trusted =
      `http://${request.headers.host}` === origin &&
      request.headers.origin === undefined &&
      key.length === ours.length &&
      timingSafeEqual(key, ours)
    if (!trusted) {
      response.writeHead(403).end()
      return
    }
    response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end(link())
  }
}

const fileIn = (dataDir: string): string => join(dataDir, 'local-shell.json')

/** Notes where the shell runs, readable by its owner only. Returns the undoing. */
export async function announce(dataDir: string, running: Running): Promise<() => Promise<void>> {
  await writeFile(fileIn(dataDir), JSON.stringify(running), { mode: 0o600 })
  return () => rm(fileIn(dataDir), { force: true })
}

/** A link into the shell that already runs on this data folder; nothing when none answers. */
export async function askRunning(dataDir: string): Promise<string | undefined> {
  try {
    const running = JSON.parse(await readFile(fileIn(dataDir), 'utf8')) as Running
    const { hostname } = new URL(running.origin)
    if (hostname !== '127.0.0.1') return undefined
    const response = await fetch(`${running.origin}/link`, {
      method: 'POST',
      headers: { [KEY_HEADER]: running.key },
      signal: AbortSignal.timeout(2000),
    })
    return response.ok ? await response.text() : undefined
  } catch {
    return undefined // no file, an old one, or nobody at that port any more
  }
}
