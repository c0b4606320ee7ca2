/** Who may talk to the shell: whoever opened a one-time link, known from then on by a cookie. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const MOST_LINKS = 16

const secret = (): string => randomBytes(32).toString('base64url')
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

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
    const name = `depot-${port}=`
    return (cookies ?? '')
      .split(';')
      .map((pair) => pair.trim())
      .some(
        (pair) =>
          pair.startsWith(name) && timingSafeEqual(digest(pair.slice(name.length)), this.#cookieDigest),
      )
  }
}
