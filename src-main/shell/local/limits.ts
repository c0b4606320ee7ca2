import type { Server, ServerOptions } from 'node:http'

/** Longest request body, in bytes. */
export const MOST_BODY = 1024 * 1024

/** Event streams open at once: one a window, and a few spare. */
export const MOST_STREAMS = 8

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
  maxHeaderSize: 16 * 1024,
  headersTimeout: patience.headers,
  requestTimeout: patience.request,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: patience.interval,
  requireHostHeader: true,
})

export function limitConnections(server: Server): void {
  server.maxConnections = 64
  server.maxHeadersCount = 64
}
