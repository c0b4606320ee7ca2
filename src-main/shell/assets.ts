/**
 * The built page as files in memory, and what the browser is told about them. Both shells serve from here, so
 * neither ever turns a request into a path.
 */
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

/**
 * Scripts, styles and fonts of our own only; nothing inline, no `eval`, no frames, no forms, no other host.
 * `vue` is the one maker of trusted markup: the compiler's own static templates.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types vue',
].join('; ')

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

export interface Asset {
  readonly body: Buffer<ArrayBuffer>
  readonly type: string
  readonly cache: string
}

export interface Assets {
  /** The file at a decoded address path (`/` is the page), or nothing. */
  get(path: string): Promise<Asset | undefined>
}

/** Vite writes a hash of the content into the names under /assets: those never change. */
const cacheFor = (path: string): string =>
  path.startsWith('/assets/') ? 'private, max-age=31536000, immutable' : 'no-store'

async function walk(dir: string, path: string, found: Map<string, string>): Promise<void> {
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const file = join(dir, entry.name)
    if (entry.isDirectory()) await walk(file, `${path}${entry.name}/`, found)
    else if (entry.isFile()) found.set(path + entry.name, file)
  }
}

/**
 * Lists the folder once; a path outside the list does not exist, whatever dots, slashes or links it is made of.
 * Throws when the folder holds no index.html.
 */
export async function openAssets(dir: string): Promise<Assets> {
  const files = new Map<string, string>()
  await walk(dir, '/', files)
  if (!files.has('/index.html')) throw new Error(`${dir}: holds no index.html`)
  const loaded = new Map<string, Asset>()
  return {
    async get(path) {
      const name = path === '/' ? '/index.html' : path
      const file = files.get(name)
      if (file === undefined) return undefined
      const known = loaded.get(name)
      if (known) return known
      const type = TYPES[extname(name)] ?? 'application/octet-stream'
      const asset = { body: await readFile(file), type, cache: cacheFor(name) }
      loaded.set(name, asset)
      return asset
    },
  }
}
