/**
 * The sealed envelope of a game. Its hash is shown before the first action; it covers everything that chance and the
 * computers draw from, with a nonce so that nobody can try out seeds. Opened at the end, anyone can compute it again.
 */
import { createHash } from 'node:crypto'
import type { Json, SeatKind } from '#shared/games/common.ts'

export interface Sealed {
  readonly game: string
  readonly rules: number
  readonly options: Json
  readonly seats: readonly { readonly kind: SeatKind; readonly seed?: string }[]
  readonly seed: string
  readonly deal?: Json
  readonly nonce: string
}

/** SHA-256 in hex of the sealed fields as JSON without spaces, the keys of every object in alphabetical order. */
export function sealOf({ game, rules, options, seats, seed, deal, nonce }: Sealed): string {
  const content: Json = {
    ...{ game, rules, options, seed, nonce, deal: deal ?? null },
    seats: seats.map((seat) => ({ kind: seat.kind, seed: seat.seed ?? null })),
  }
  return createHash('sha256').update(canonical(content)).digest('hex')
}

/** JSON that depends on the content alone, not on the order in which it was put together. */
export function canonical(value: Json): string {
  return JSON.stringify(value, (_key, part: Json) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
