/** Who may talk to the local shell: whoever opened a one-time link, known from then on by a cookie; no other site. */
import type { Context } from 'hono'
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { LANGUAGES } from '#shared/texts/languages.ts'

const MOST_LINKS = 16

const secret = (): string => randomBytes(32).toString('base64url')
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** `other`: the program was started again since. */
export type Standing = 'ours' | 'other' | 'none'

export class Session {
  readonly #cookie = secret()
  readonly #cookieDigest = digest(this.#cookie)
  readonly #links = new Set<string>()

  /** The token of a fresh one-time link. Old ones nobody used are forgotten, the oldest first. */
  link(): string {
    const token = secret()
    this.#links.add(digest(token).toString('hex'))
    for (const oldest of this.#links) {
      if (this.#links.size <= MOST_LINKS) break
      this.#links.delete(oldest)
    }
    return token
  }

  /** Uses a link up: its `set-cookie` header, or nothing when it is unknown or used. Ports share cookies, so the name has it. */
  redeem(token: string, port: number): string | undefined {
    if (!this.#links.delete(digest(token).toString('hex'))) return undefined
    return `depot-${port}=${this.#cookie}; HttpOnly; SameSite=Strict; Path=/`
  }

  /** The request's `cookie` header holds this session's cookie. */
  knows(cookies: string | undefined, port: number): boolean {
    return this.standing(cookies, port) === 'ours'
  }

  /** What the browser shows: this session's cookie, one of another run at this port, or none. */
  standing(cookies: string | undefined, port: number): Standing {
    const name = `depot-${port}=`
    const shown = (cookies ?? '')
      .split(';')
      .map((pair) => pair.trim())
      .filter((pair) => pair.startsWith(name))
    if (shown.length === 0) return 'none'
    const ours = shown.some((pair) => timingSafeEqual(digest(pair.slice(name.length)), this.#cookieDigest))
    return ours ? 'ours' : 'other'
  }
}

/**
 * Refuses what another site could make a browser send: a name that merely resolves to this computer (421),
 * another origin or another site (403). Returns the status, or nothing when the request is our own page's.
 */
export function foreign(request: IncomingMessage, origin: string): 421 | 403 | undefined {
  const { host, origin: from } = request.headers
  if (`http://${host}` !== origin) return 421
  if (from !== undefined && from !== origin) return 403
  if (request.method === 'POST' && from === undefined) return 403
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 403
  return undefined
}

/** In the address right after a link: a browser that now has no cookie has refused it. */
export const LET_IN = 'let-in'

// The two small pages outside the application: the one that lets in, and the one that does not.

const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }

const page = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Express Depot</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`

/**
 * Sets the cookie and goes on to the page. Not by redirect: a link clicked in another program's page would carry
 * that page as its origin along the redirect, and the strict cookie would not be sent.
 */
export const letIn = (c: Context, cookie: string): Response =>
  c.body(page(`<meta http-equiv="refresh" content="0;url=/?${LET_IN}">`, ''), 200, {
    ...HEADERS,
    'set-cookie': cookie,
  })

/** Why somebody is kept out, by what the request shows. */
export function whyOut(standing: Standing, address: { link: boolean; letIn: boolean }): Why {
  if (standing === 'none' && address.letIn) return 'cookiesRefused'
  if (standing === 'other' && !address.link) return 'restarted'
  return address.link ? 'linkUsed' : 'linkNeeded'
}
type Why = 'cookiesRefused' | 'restarted' | 'linkUsed' | 'linkNeeded'

/** 403, in every language: nobody knows yet who reads it. */
export function keepOut(c: Context, why: Why): Response {
  const said = Object.entries(LANGUAGES).map(([locale, { shell }]) => `<p lang="${locale}">${shell[why]}</p>`)
  return c.body(page('', said.join('')), 403, HEADERS)
}
