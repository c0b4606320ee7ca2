/** Flags and files of the command line; whatever is wrong with them is a `UsageError` that names it. */
import { closeSync, openSync, readSync } from 'node:fs'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { Json } from '#shared/games/common.ts'
import { InputError, MAX_BYTES, parseJson } from '../rules/json.ts'

/** Bad input on the command line: one line on stderr, exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UsageError'
  }
}

// Flags and files of the command line; whatever is wrong with them is a `UsageError` that names it.

type Flags = NonNullable<ParseArgsConfig['options']>

/** The one FILE and the flags; unknown flags, a second file or no file are refused. */
export function fileAndFlags<F extends Flags>(args: readonly string[], options: F) {
  const parsed = parse(args, options)
  const [file, more] = parsed.positionals
  if (file === undefined) throw new UsageError('which FILE? See --help')
  if (more !== undefined) throw new UsageError(`one FILE is enough: "${more}" is too many`)
  return { file, flags: parsed.values }
}

function parse<F extends Flags>(args: readonly string[], options: F) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0]!)
  }
}

/** Runs `read` on the file's JSON; its input errors then name the file too. */
export async function fromFile<T>(file: string, read: (json: Json) => T | Promise<T>): Promise<T> {
  try {
    return await read(parseJson(textOf(file)))
  } catch (error) {
    if (error instanceof InputError) throw new UsageError(`${file}: ${error.message}`)
    throw error
  }
}

/** The whole text of a file in UTF-8, of any kind of file: what goes on longer than a record may be is not read on. */
export function textOf(file: string, most = MAX_BYTES): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(file, most))
  } catch (error) {
    if (error instanceof InputError) throw error
    if (error instanceof TypeError) throw new InputError('', 'not a text in UTF-8')
    throw new InputError('', unreadable(error))
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'is a folder, not a file',
  EACCES: 'may not be read by this user',
}

/** Why a file cannot be read or written. */
export function unreadable(error: unknown): string {
  const { code = String(error) } = error as NodeJS.ErrnoException
  return REASONS[code] ?? `cannot be read (${code})`
}

const PART = 64 * 1024

function bytesOf(file: string, most: number): Buffer {
  const handle = openSync(file, 'r')
  try {
    const parts: Buffer[] = []
    for (let length = 0; length <= most; length += parts.at(-1)?.length ?? 0) {
      const part = Buffer.alloc(PART)
      const read = readSync(handle, part)
      if (read === 0) return Buffer.concat(parts)
      parts.push(part.subarray(0, read))
    }
    throw new InputError('', `longer than ${most / 1024 / 1024} MiB`)
  } finally {
    closeSync(handle)
  }
}
