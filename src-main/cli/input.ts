/** Flags and files of the command line; whatever is wrong with them is a `UsageError` that names it. */
import { readFileSync, statSync } from 'node:fs'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { InputError, MAX_BYTES, parseJson } from '../rules/json.ts'
import type { Json } from '#shared/games/common.ts'
import { UsageError } from './usage.ts'

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

function textOf(file: string): string {
  try {
    const { size } = statSync(file)
    if (size > MAX_BYTES) throw new InputError('', `longer than ${MAX_BYTES / 1024 / 1024} MiB`)
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch (error) {
    if (error instanceof InputError) throw error
    if (error instanceof TypeError) throw new InputError('', 'not a text in UTF-8')
    const { code } = error as NodeJS.ErrnoException
    throw new InputError('', code === 'ENOENT' ? 'there is no such file' : `cannot be read (${code})`)
  }
}
