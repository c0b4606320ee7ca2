/** The smallest pieces of the contract. Sizes are limits of what main accepts, not of what it shows. */
import { z } from 'zod'
import type { GameEvent, Json, Outcome, Reason, Refusal } from '../games/common.ts'
import { SEAT_KINDS } from '../games/common.ts'
import { isoTime, LONGEST, typedName, typedText } from '../bounds.ts'
import { exact, list } from '../shape.ts'
import { LIVERIES } from './values.ts'

/** Main copies every input into plain JSON of bounded size first (`plain.ts`): here it only must be there. */
export const json = z.custom<Json>((value) => value !== undefined)

export const none = z.record(z.string(), z.never())
export const nothing = z.null()
export const gameId = z.string().regex(/^[\w-]{1,64}$/)
export const gameKind = z.string().regex(/^[a-z0-9-]{1,40}$/)
export const seat = z.int().min(0).max(7)
export const count = z.int().min(0).max(1_000_000_000)
export const playerId = z.int().min(1).max(1_000_000_000)
/** Milliseconds added up over many games: beyond what `count` holds. */
export const duration = z.number().min(0)
/** A name as people type it: it can be seen, and holds nothing that controls or turns the line. */
export const personName = typedName(LONGEST.person)
export const seatKind = z.enum(SEAT_KINDS)
export const livery = z.enum(LIVERIES)
export type Livery = z.output<typeof livery>
export const pin = z.string().regex(/^\d{4,8}$/)
/** In one normal form, so that what looks alike deals alike. */
export const seedText = typedText(LONGEST.seed).min(1)
/** An ISO time, UTC, of the years 1970 to 9999. */
export const time = z.iso.datetime().refine((text) => isoTime(text) !== undefined)

/** A request about one game, and one about the game as a seat. */
export const game = exact({ id: gameId })
export const gameWithSeat = exact({ id: gameId, seat })

const params = z.record(z.string(), z.union([z.string(), z.number()])).readonly()
/** The key of a sentence, with the values it names. */
export const keyed = exact({ key: z.string(), params: params.exactOptional() })
export const refusal: z.ZodType<Refusal> = exact({
  rule: z.string(),
  why: z.string(),
  params: params.exactOptional(),
})
export const reason: z.ZodType<Reason> = exact({
  kind: z.enum(['gain', 'risk', 'note']),
  why: z.string(),
  params: params.exactOptional(),
})
export const gameEvent = z.custom<GameEvent>(
  (value) => typeof value === 'object' && value !== null && typeof (value as GameEvent).what === 'string',
)
export const outcome: z.ZodType<Outcome> = exact({
  places: list(z.int().min(1)),
  totals: list(z.number()),
  sheet: json,
})
