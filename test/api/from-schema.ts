/** Inputs made from a request's own schema: right in every field, or wrong in one. */
import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'

interface Node {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Node>>
  readonly required?: readonly string[]
  readonly items?: Node
  readonly anyOf?: readonly Node[]
  readonly oneOf?: readonly Node[]
  readonly allOf?: readonly Node[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly maxLength?: number
  readonly minLength?: number
}

/** Values for fields by name, before anything the schema says: ids that are there, actions that are legal. */
export type Known = Readonly<Record<string, Arbitrary<unknown>>>

function text({ pattern, format, minLength = 0, maxLength = 60 }: Node): Arbitrary<string> {
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  const any = fc.string({ minLength, maxLength: Math.min(maxLength, 200), unit: 'grapheme' })
  if (pattern === undefined) return any
  try {
    return fc.oneof(fc.stringMatching(new RegExp(pattern)), any)
  } catch {
    return any // a pattern of letters of all scripts is beyond the generator
  }
}

function value(node: Node, known: Known): Arbitrary<unknown> {
  const choices = node.anyOf ?? node.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => value(choice, known)))
  const [first] = node.allOf ?? []
  if (first) return value(first, known)
  if ('const' in node) return fc.constant(node.const)
  if (node.enum) return fc.constantFrom(...node.enum)
  switch (node.type) {
    case 'object':
      return record(node, known)
    case 'array':
      return fc.array(value(node.items ?? {}, known), {
        minLength: node.minItems ?? 0,
        maxLength: Math.min(node.maxItems ?? 4, 6),
      })
    case 'string':
      return text(node)
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(node.minimum ?? -5, -1000),
        max: Math.min(node.maximum ?? 5, 1000),
      })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function record({ properties = {}, required = [] }: Node, known: Known): Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, node]) => {
    const given = known[name]
    const made = value(node, known)
    return [name, given ? fc.oneof({ weight: 4, arbitrary: given }, made) : made] as const
  })
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] })
}

/** Inputs the schema takes, or nearly so. */
export function rightFor(schema: z.ZodType, known: Known): Arbitrary<unknown> {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return value(JSON.parse(JSON.stringify(described)) as Node, known)
}

const HOSTILE: readonly unknown[] = [
  null,
  undefined,
  NaN,
  Infinity,
  -1,
  1e21,
  2 ** 53,
  0.5,
  '',
  'x'.repeat(20_000),
  '../../etc/passwd',
  'C:\\Windows\\System32',
  "'; DROP TABLE games; --",
  '%00',
  '\u0000',
  '\u202e',
  '{{constructor}}',
  '<img src=x onerror=alert(1)>',
  'constructor',
  '__proto__',
  [],
  {},
  [[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]],
  JSON.parse('{"__proto__":{"admin":true}}'),
  { constructor: { prototype: { admin: true } } },
  () => 1,
  new Map([['id', 1]]),
  new Date(0),
  10n,
  Symbol('id'),
]
export const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
)

/** A right input with one thing wrong: a field replaced, left out, or added. */
export const wrongFor = (right: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc
    .tuple(right, hostile, fc.nat(), fc.constantFrom('replace', 'leave out', 'add'))
    .map(([input, bad, n, how]) => {
      if (typeof input !== 'object' || input === null) return bad
      const copy: Record<string, unknown> = { ...input }
      const keys = Object.keys(copy)
      const key = keys[n % Math.max(1, keys.length)] ?? 'id'
      if (how === 'replace') copy[key] = bad
      else if (how === 'leave out') delete copy[key]
      else Object.defineProperty(copy, '__proto__', { value: bad, enumerable: true })
      return copy
    })
