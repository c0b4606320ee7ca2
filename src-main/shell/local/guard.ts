import type { IncomingMessage } from 'node:http'

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
