/** Text from outside, made into plain data that is safe to look into. */
import type { Json } from '#shared/games/common.ts'
import type { ErrorKey } from '#shared/texts/languages.ts'

/** A reason as a sentence of the errors' texts, for people of any language. */
export interface Why {
  readonly key: ErrorKey
  readonly params?: Readonly<Record<string, string | number>>
}

/** A text that is not what it should be: the field at fault (`actions[3].card`, empty for the whole), and why. */
export class InputError extends Error {
  readonly where: string
  /** In English. */
  readonly reason: string
  readonly why: Why
  constructor(where: string, reason: string, why: Why = { key: 'fieldForm' }) {
    super(where === '' ? reason : `${where}: ${reason}`)
    this.name = 'InputError'
    this.where = where
    this.reason = reason
    this.why = why
  }
}

/** Far above any record; keeps a hostile file from filling the memory. */
export const MAX_BYTES = 4 * 1024 * 1024
const MAX_DEPTH = 20
/** Keys that could reach an object's prototype when copied carelessly. */
const FORBIDDEN = ['__proto__', 'constructor', 'prototype']

/** Parses JSON. Throws `InputError` when it is too long, not JSON, nested too deep, or holds a forbidden key. */
export function parseJson(text: string): Json {
  if (text.length > MAX_BYTES)
    throw new InputError('', `longer than ${MAX_BYTES / 1024 / 1024} MiB`, { key: 'importTooLong' })
  refuseDepth(text)
  let value: Json
  try {
    value = JSON.parse(text) as Json
  } catch (error) {
    throw new InputError('', `not JSON (${oneLine((error as Error).message)})`, { key: 'importNotJson' })
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
    if (depth > MAX_DEPTH)
      throw new InputError('', `nested deeper than ${MAX_DEPTH} levels`, { key: 'fieldDeep' })
  }
}

function walk(value: Json, where: string): void {
  if (typeof value === 'string' && !value.isWellFormed())
    throw new InputError(shorten(where), 'half a character', { key: 'fieldHalf' })
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    if (FORBIDDEN.includes(key))
      throw new InputError(shorten(where), `the key ${key} is not allowed`, { key: 'fieldUnknown' })
    walk(child, Array.isArray(value) ? `${where}[${key}]` : join(where, shorten(key)))
  }
}

const join = (where: string, key: string): string => (where === '' ? key : `${where}.${key}`)
const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text)
const oneLine = (text: string): string => shorten(text.replace(/\s+/g, ' '))

interface Issue {
  readonly code?: string | undefined
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly expected?: unknown
  readonly origin?: unknown
  readonly minimum?: unknown
  readonly maximum?: unknown
  readonly keys?: readonly string[]
  readonly values?: readonly unknown[]
  readonly params?: Readonly<Record<string, unknown>> | undefined
}
interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: { issues: Issue[] } }
}

const EXPECTED: Readonly<Record<string, ErrorKey>> = {
  string: 'fieldNoText',
  number: 'fieldNoNumber',
  int: 'fieldNoWhole',
  boolean: 'fieldNoYesNo',
  array: 'fieldNoList',
  object: 'fieldNoObject',
}
const words = (of: unknown): string | number => (typeof of === 'number' ? of : String(of))

/** What the schema says against a value, as a sentence of the errors' texts. */
export function whyOf({ code, message, params, ...issue }: Issue): Why {
  const { key, ...rest } = params ?? {}
  if (typeof key === 'string') return { key: key as ErrorKey, params: rest as Why['params'] & object }
  const { origin, minimum, maximum, expected } = issue
  switch (code) {
    case 'invalid_type':
      if (message.endsWith('received undefined')) return { key: 'fieldMissing' }
      return { key: EXPECTED[String(expected)] ?? 'fieldForm' }
    case 'too_big':
      if (origin === 'string') return { key: 'fieldLong', params: { most: words(maximum) } }
      return { key: origin === 'array' ? 'fieldMany' : 'fieldBig', params: { most: words(maximum) } }
    case 'too_small':
      if (origin === 'string') return { key: 'fieldEmpty' }
      return { key: origin === 'array' ? 'fieldFew' : 'fieldSmall', params: { least: words(minimum) } }
    case 'invalid_value':
      return { key: 'fieldChoice', params: { choices: (issue.values ?? []).map(String).join(', ') } }
    case 'unrecognized_keys':
      return { key: 'fieldUnknown' }
    default:
      return { key: 'fieldForm' }
  }
}

/** The value in the schema's shape; else throws `InputError` naming the first field at fault below `where`. */
export function parseShape<T>(schema: Schema<T>, value: unknown, where = ''): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issue = result.error.issues[0]!
  const path = issue.keys?.[0] === undefined ? issue.path : [...issue.path, issue.keys[0]]
  const field = path.reduce<string>(
    (place, key) => (typeof key === 'number' ? `${place}[${key}]` : join(place, shorten(String(key)))),
    where,
  )
  throw new InputError(field, issue.message, whyOf(issue))
}
