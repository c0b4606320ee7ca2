/** Whatever comes from outside, copied into plain JSON of bounded size before anything looks at it. */
import type { Json } from '#shared/games/common.ts'

const DEEPEST = 16
const MOST_VALUES = 20_000
const LONGEST_TEXT = 10_000
const LARGEST_NUMBER = Number.MAX_SAFE_INTEGER
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

/** What is wrong, and where in the input. */
export class PlainError extends Error {
  constructor(where: string, problem: string) {
    super(`${where || 'input'}: ${problem}`)
    this.name = 'PlainError'
  }
}

/** A copy of `input`, sharing nothing with it. Throws `PlainError` for anything that is not plain, small JSON. */
export function plainJson(input: unknown, longestText = LONGEST_TEXT): Json {
  let values = 0

  const copy = (value: unknown, where: string, depth: number): Json => {
    if (++values > MOST_VALUES) throw new PlainError(where, 'too many values')
    if (depth > DEEPEST) throw new PlainError(where, 'too deep')
    if (value === null || typeof value === 'boolean') return value
    if (typeof value === 'number') {
      if (Math.abs(value) <= LARGEST_NUMBER) return value
      throw new PlainError(where, 'not a number in range')
    }
    if (typeof value === 'string') {
      if (value.length <= longestText) return value
      throw new PlainError(where, 'text too long')
    }
    if (typeof value !== 'object') throw new PlainError(where, `${typeof value} is not JSON`)
    if (Array.isArray(value)) return Array.from(value, (item, i) => copy(item, `${where}[${i}]`, depth + 1))
    return copyObject(value, where, depth)
  }

  const copyObject = (value: object, where: string, depth: number): Json => {
    const prototype: unknown = Object.getPrototypeOf(value)
    if (prototype !== Object.prototype && prototype !== null)
      throw new PlainError(where, 'not a plain object')
    const result: Record<string, Json> = {}
    for (const key of Object.keys(value)) {
      if (FORBIDDEN.has(key)) throw new PlainError(where, 'forbidden key')
      if (key.length > 100) throw new PlainError(where, 'key too long')
      const item = (value as Record<string, unknown>)[key]
      if (item === undefined) continue
      result[key] = copy(item, where ? `${where}.${key}` : key, depth + 1)
    }
    return result
  }

  return copy(input, '', 0)
}
