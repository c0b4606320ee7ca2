/** Where the laboratory reads and writes. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { format, type Options } from 'prettier'

/** A file or folder of the project. */
export const at = (path: string): string => resolve(import.meta.dirname, '../..', path)

/** Where long runs keep what they have played, so that they go on from there. */
export const CACHE = at('.cache')

/** A text as the project formats it. */
export const formatted = (text: string, parser: 'markdown' | 'typescript'): Promise<string> =>
  format(text, { ...(JSON.parse(readFileSync(at('build/prettier.json'), 'utf8')) as Options), parser })
