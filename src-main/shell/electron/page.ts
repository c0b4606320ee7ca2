/** Where the page lives: a scheme of our own, so that it has an origin and no file of the computer is in its reach. */
export const SCHEME = 'app'
export const HOST = 'depot'
export const PAGE = `${SCHEME}://${HOST}/`

/** The address is the page itself, at any place in it. Compared in parts: prefixes can be forged. */
export function isPage(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === `${SCHEME}:` && url.host === HOST && url.pathname === '/'
}
