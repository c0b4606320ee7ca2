/**
 * One shell a data folder: a second start asks the running one for a fresh link instead of opening the store twice.
 * Both sides know a key from the data folder and prove it without telling it: the asker sends a number used once with
 * a proof made of it, the running shell answers with a token and a proof over both. Whoever else listens at a port that
 * a note left behind learns nothing, and whatever it answers is passed over.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { Agent, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'

const NONCE_HEADER = 'x-express-depot-nonce'
const PROOF_HEADER = 'x-express-depot-proof'
/** Longest answer that is read: a token and a proof are shorter. */
const LONGEST_ANSWER = 1000
const PATIENCE_MS = 2000

interface Running {
  readonly origin: string
  readonly key: string
}

const secret = (): string => randomBytes(32).toString('base64url')
const proofOf = (key: string, ...words: readonly string[]): string =>
  createHmac('sha256', key).update(JSON.stringify(words)).digest('base64url')

function isProof(given: unknown, proof: string): boolean {
  const ours = Buffer.from(proof)
  const theirs = Buffer.from(typeof given === 'string' ? given : '')
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}

export class HandOver {
  readonly key = secret()

  /** Answers `POST /link` with a one-time token, to a program that knows the key; never to a browser's page. */
  answer(request: IncomingMessage, response: ServerResponse, origin: string, token: () => string): void {
    const { host, origin: page, [NONCE_HEADER]: nonce, [PROOF_HEADER]: proof } = request.headers
    const trusted =
      `http://${host}` === origin &&
      page === undefined &&
      typeof nonce === 'string' &&
      isProof(proof, proofOf(this.key, 'ask', nonce))
    if (!trusted) {
      response.writeHead(403).end()
      return
    }
    const fresh = token()
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    response.end(JSON.stringify({ token: fresh, proof: proofOf(this.key, 'answer', nonce, fresh) }))
  }
}

const fileIn = (dataDir: string): string => join(dataDir, 'local-shell.json')

/** Notes where the shell runs, readable by its owner only. Returns the undoing. */
export async function announce(dataDir: string, { origin, key }: Running): Promise<() => Promise<void>> {
  const file = fileIn(dataDir)
  // A note left behind may be readable by others: the new one is a new file.
  await rm(file, { force: true })
  await writeFile(file, JSON.stringify({ origin, key }), { mode: 0o600, flag: 'wx' })
  return () => rm(file, { force: true })
}

/** A link into the shell that already runs on this data folder; nothing when none proves that it does. */
export async function askRunning(dataDir: string): Promise<string | undefined> {
  try {
    const { origin, key } = JSON.parse(await readFile(fileIn(dataDir), 'utf8')) as Running
    if (!/^http:\/\/127\.0\.0\.1:\d{1,5}$/.test(origin) || typeof key !== 'string') return undefined
    const nonce = secret()
    const answer = await post(`${origin}/link`, {
      [NONCE_HEADER]: nonce,
      [PROOF_HEADER]: proofOf(key, 'ask', nonce),
    })
    const { token, proof } = JSON.parse(answer) as { token?: unknown; proof?: unknown }
    if (typeof token !== 'string' || !isProof(proof, proofOf(key, 'answer', nonce, token))) return undefined
    return `${origin}/?link=${encodeURIComponent(token)}`
  } catch {
    return undefined // no file, an old one, or nobody at that port any more
  }
}

/** The text of the answer. An agent of its own: the environment's proxies are for other addresses than this computer. */
function post(address: string, headers: Readonly<Record<string, string>>): Promise<string> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const request = send(address, { method: 'POST', headers, agent: new Agent(), signal }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('error', reject)
      response.on('data', (part: string) => {
        text += part
        if (text.length > LONGEST_ANSWER) response.destroy(new Error('the answer is too long'))
      })
      response.on('end', () => {
        if (response.statusCode === 200) resolve(text)
        else reject(new Error(`status ${response.statusCode}`))
      })
    })
    request.on('error', reject)
    request.end()
  })
}
