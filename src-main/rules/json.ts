/** Text from outside, made into plain data that is safe to look into. */
import type { Json } from '#shared/games/common.ts'

/** A text that is not what it should be: the field at fault (`actions[3].card`, empty for the whole), and why. */
export class InputError extends Error {
  readonly where: string
  readonly reason: string
  constructor(where: string, reason: string) {
    super(where === '' ? reason : `${where}: ${reason}`)
    this.name = 'InputError'
    this.where = where
    this.reason = reason
  }
}

/** Far above any record; keeps a hostile file from filling the memory. */
export const MAX_BYTES = 4 * 1024 * 1024
const MAX_DEPTH = 20
/** Keys that could reach an object's prototype when copied carelessly. */
const FORBIDDEN = ['__proto__', 'constructor', 'prototype']

/** Parses JSON. Throws `InputError` when it is too long, not JSON, nested too deep, or holds a forbidden key. */
export function parseJson(text: string): Json {
  if (text.length > MAX_BYTES) throw new InputError('', `longer than ${MAX_BYTES / 1024 / 1024} MiB`)
  refuseDepth(text)
  let value: Json
  try {
    value = JSON.parse(text) as Json
  } catch (error) {
    throw new InputError('', `not JSON (${oneLine((error as Error).message)})`)
  }
  walk(value, '')
  return value
}

/** Before parsing: a million brackets take the parser seconds, this a moment. Each character is looked at once. */
function refuseDepth(text: string): void {
  let depth = 0
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!
    if (inString && char === '\\') i++
    else if (char === '"') inString = !inString
    else if (inString) continue
    else if (char === '[' || char === '{') depth++
    else if (char === ']' || char === '}') depth--
    if (depth > MAX_DEPTH) throw new InputError('', `nested deeper than ${MAX_DEPTH} levels`)
  }
}

function walk(value: Json, where: string): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    if (FORBIDDEN.includes(key)) throw new InputError(shorten(where), `the key ${key} is not allowed`)
    walk(child, Array.isArray(value) ? `${where}[${key}]` : join(where, shorten(key)))
  }
}

const join = (where: string, key: string): string => (where === '' ? key : `${where}.${key}`)
const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text)
const oneLine = (text: string): string => shorten(text.replace(/\s+/g, ' '))

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}
interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: { issues: Issue[] } }
}

/** The value in the schema's shape; else throws `InputError` naming the first field at fault below `where`. */
export function parseShape<T>(schema: Schema<T>, value: unknown, where = ''): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const { path, message } = result.error.issues[0]!
  const field = path.reduce<string>(
    (place, key) => (typeof key === 'number' ? `${place}[${key}]` : join(place, shorten(String(key)))),
    where,
  )
  throw new InputError(field, message)
}
