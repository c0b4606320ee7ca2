/** How the local shell starts and ends: its flags, its port, and when it is no longer wanted. */
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { StartError } from '../failure.ts'

export interface Flags {
  readonly port: number
  readonly data?: string
  readonly open: boolean
  readonly json: boolean
}

/** A wrong flag; the message is the one line to print. */
export class FlagError extends Error {}

/** Reads the command line. Throws `FlagError` naming the flag and the reason. */
export function readFlags(args: readonly string[]): Flags {
  const { port = '0', data, ...rest } = parse(args)
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
    throw new FlagError(`--port: ${port} is not a port number (0 to 65535)`)
  if (data === '') throw new FlagError('--data: needs a folder')
  return {
    port: Number(port),
    ...(data === undefined ? {} : { data: resolve(data) }),
    open: !rest['no-open'],
    json: rest.json ?? false,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        'no-open': { type: 'boolean' },
        json: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new FlagError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error))
  }
}

// Whether the local shell may listen at the port a person asked for.

/** Ports that browsers open nothing at, since other services once used them (the list of the fetch standard). */
const REFUSED = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])

/** The error of listening as a sentence. */
export function portFault(error: unknown, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new StartError('portTaken', { port }, error)
  if (code === 'EACCES' || code === 'EPERM') return new StartError('portForbidden', { port }, error)
  return error
}

/** Throws `StartError` where the port cannot be had. Asked before anything is made for the start. */
export async function mustBeFree(port: number): Promise<void> {
  if (REFUSED.has(port)) throw new StartError('portRefused', { port })
  if (port === 0) return
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen(port, '127.0.0.1', resolve)
    })
  } catch (error) {
    throw portFault(error, port)
  }
  await new Promise<void>((resolve) => probe.close(() => resolve()))
}

// When the local shell ends by itself.

const LOOK_MS = 500
const DESERTED_MS = 3_000

/** Settles at the first request to end; a second one ends the process at once. */
export function closeOnSignal(): Promise<void> {
  return new Promise((resolve) => {
    let asked = false
    const end = (): void => {
      if (asked) process.exit(1)
      asked = true
      resolve()
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  })
}

/**
 * Settles when no page has been open for a while: a page that is loaded anew is gone for a moment, and a browser
 * already running takes a moment to show a window for the program that asked it to.
 */
export async function whenDeserted(
  pages: () => number,
  longMs = DESERTED_MS,
  lookMs = LOOK_MS,
): Promise<void> {
  for (let since = performance.now(); performance.now() - since < longMs;) {
    await wait(lookMs)
    if (pages() > 0) since = performance.now()
  }
}
