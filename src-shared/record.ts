/** A game record: everything needed to rebuild a game, and what is worth keeping about how it was played. */
import { z } from 'zod'
import { isoTime, keptText, MOST_MS, MOST_TAGS } from './bounds.ts'
import { json, livery, seatKind } from './contract/common.ts'
import { exact } from './shape.ts'

export const RECORD_FORMAT = 1

const MAX_SEED = 200
const MAX_ACTIONS = 20_000

const MOST_SEATS = 9
const MOST_USED = 1_000_000

const text = keptText
/** Of actions: their number, or a place among them. */
const count = z.int().min(0).max(MAX_ACTIONS)
const used = z.int().min(0).max(MOST_USED)
const time = text(40).refine((written) => isoTime(written) !== undefined, {
  params: { key: 'fieldTime' },
  message: 'not a date of the years 1970 to 9999',
})
/** As far as any game's own bound may reach. */
const total = z.number().min(-1e6).max(1e6)

const recordSeat = exact({
  name: text(100).min(1),
  kind: seatKind,
  livery: livery.exactOptional(),
  /** Of a computer: the seed its decisions were made with. */
  seed: text(MAX_SEED).exactOptional(),
})

/** One action of the standing line: the seat, the game's own fields, and how it was made. */
export interface RecordAction extends z.output<typeof recordAction> {}
const recordAction = z
  .object({
    seat: z
      .int()
      .min(0)
      .max(MOST_SEATS - 1),
    ms: z.number().min(0).max(MOST_MS).exactOptional(),
    hints: used.exactOptional(),
    takebacks: used.exactOptional(),
    iterations: z.int().min(0).max(1e9).exactOptional(),
  })
  .catchall(json)
  .readonly()

/** Fields of a recorded action that belong to the record, not to the game's action. */
export const ACTION_NOTES = ['seat', 'ms', 'hints', 'takebacks', 'iterations'] as const

const meta = exact({
  id: text(100).exactOptional(),
  started: time.exactOptional(),
  finished: time.exactOptional(),
  application: text(100).exactOptional(),
  ai: used.exactOptional(),
  assisted: z.boolean().exactOptional(),
  abandoned: z.boolean().exactOptional(),
  tags: z.array(text(100)).max(MOST_TAGS).readonly().exactOptional(),
  name: text(100).exactOptional(),
  /** The seed was typed in. */
  seeded: z.boolean().exactOptional(),
  /** The game and the number of its actions this one was played on from. */
  branchOf: exact({ id: text(100), at: count }).exactOptional(),
  /** When the last action was taken, of a game that is not finished. */
  updated: time.exactOptional(),
  /** As it was scored; what stands of a record that later rules no longer replay. */
  result: exact({
    places: z.array(z.int().min(1).max(MOST_SEATS)).max(MOST_SEATS).readonly(),
    totals: z.array(total).max(MOST_SEATS).readonly(),
    sheet: json,
  }).exactOptional(),
})

/** The sealed envelope: `hash` was shown before the first action, `nonce` kept until the end. */
const recordSeal = exact({ hash: text(64).regex(/^[0-9a-f]{64}$/), nonce: text(MAX_SEED) })

/** After `at` actions the unseen cards are drawn anew from `seed`. */
export interface Reseed extends z.output<typeof reseed> {}
const reseed = exact({ at: count, seed: text(MAX_SEED) })

/** A record as it comes from outside; the game's own parts are checked by the game's schemas. */
export interface GameRecord extends z.output<typeof recordSchema> {}
export const recordSchema = exact({
  format: z.literal(RECORD_FORMAT),
  game: text(60),
  rules: z.int().min(1).max(MOST_USED),
  options: json,
  seats: z.array(recordSeat).min(1).max(MOST_SEATS).readonly(),
  seed: text(MAX_SEED),
  deal: json.exactOptional(),
  actions: z.array(recordAction).max(MAX_ACTIONS).readonly(),
  meta: meta.exactOptional(),
  seal: recordSeal.exactOptional(),
  /** Branches with fresh luck: one, or several in order. */
  reseed: z.union([reseed, z.array(reseed).min(2).max(100).readonly()]).exactOptional(),
})

/** All of a record's, in order. */
export const reseedsOf = ({ reseed }: Pick<GameRecord, 'reseed'>): readonly Reseed[] =>
  reseed === undefined ? [] : 'seed' in reseed ? [reseed] : reseed
