import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

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
