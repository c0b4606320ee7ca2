/** The shape of a record as it comes from outside; the game's own parts are checked by the game's schemas. */
import { z } from 'zod'
import { LIVERIES } from './contract/games.ts'
import { SEAT_KINDS, type Json } from './games/common.ts'
import { RECORD_FORMAT, type GameRecord } from './record.ts'

const json = z.custom<Json>((value) => value !== undefined)
const text = (max: number) => z.string().max(max)
const count = z.int().min(0)

const MAX_SEED = 200
const MAX_ACTIONS = 20_000

/** What may be noted on any action beside the game's own fields. */
const actionNotesSchema = z.object({
  seat: count.max(9),
  ms: z.number().min(0).optional(),
  hints: count.optional(),
  takebacks: count.optional(),
  iterations: count.optional(),
})

const metaSchema = z.strictObject({
  id: text(100).optional(),
  started: text(40).optional(),
  finished: text(40).optional(),
  application: text(100).optional(),
  ai: count.optional(),
  assisted: z.boolean().optional(),
  abandoned: z.boolean().optional(),
  tags: z.array(text(100)).max(100).optional(),
  name: text(100).optional(),
  seeded: z.boolean().optional(),
  branchOf: z.strictObject({ id: text(100), at: count }).optional(),
  updated: text(40).optional(),
  result: z
    .strictObject({
      places: z.array(z.int().min(1)).max(9),
      totals: z.array(z.number()).max(9),
      sheet: json,
    })
    .optional(),
})

const reseed = z.strictObject({ at: count, seed: text(MAX_SEED) })

export const recordSchema = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  game: text(60),
  rules: z.int().min(1),
  options: json,
  seats: z
    .array(
      z.strictObject({
        name: text(60).min(1),
        kind: z.enum(SEAT_KINDS),
        livery: z.enum(LIVERIES).optional(),
        seed: text(MAX_SEED).optional(),
      }),
    )
    .min(1)
    .max(9),
  seed: text(MAX_SEED),
  deal: json.optional(),
  actions: z.array(z.looseObject(actionNotesSchema.shape)).max(MAX_ACTIONS),
  meta: metaSchema.optional(),
  seal: z.strictObject({ hash: text(64).regex(/^[0-9a-f]{64}$/), nonce: text(MAX_SEED) }).optional(),
  reseed: z.union([reseed, z.array(reseed).min(2).max(100)]).optional(),
}) as unknown as z.ZodType<GameRecord>
