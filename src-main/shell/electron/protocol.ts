import { protocol } from 'electron'
import type { Assets } from '../assets.ts'
import { SECURITY_HEADERS } from '../headers.ts'
import { HOST, SCHEME } from './page.ts'

/** To be called before the application is ready: the scheme gets an origin like https has. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ])
}

/** Serves the listed files of the built page, and nothing else, under `app://depot/`. */
export function serveScheme(assets: Assets): void {
  protocol.handle(SCHEME, async (request) => {
    const refuse = (status: number): Response =>
      new Response(null, { status, headers: { ...SECURITY_HEADERS } })
    if (request.method !== 'GET') return refuse(405)
    const url = URL.parse(request.url)
    if (url?.host !== HOST) return refuse(404)
    const asset = await assets.get(decode(url.pathname))
    if (!asset) return refuse(404)
    return new Response(asset.body, {
      headers: { ...SECURITY_HEADERS, 'content-type': asset.type, 'cache-control': asset.cache },
    })
  })
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
