/** Schemas of the history: searching, exporting, importing, backups. */
import { z } from 'zod'
import { BACKUP_KINDS, EXPORT_FORMS, HISTORY_ORDERS, HISTORY_RESULTS, IMPORT_FATES } from '../history.ts'
import { count, gameId, gameKind, params, playerId, seatKind, time } from './common.ts'
import { gameState, gameSummary } from './games.ts'

const tag = z.string().max(100)
const few = <T extends z.ZodType>(item: T) => z.array(item).max(50).readonly()

export const historyFilter = z.strictObject({
  states: few(gameState).exactOptional(),
  games: few(gameKind).exactOptional(),
  variants: few(
    z.strictObject({
      game: gameKind,
      option: z.string().regex(/^[a-zA-Z]{1,40}$/),
      value: z.union([z.string().max(100), z.number(), z.boolean()]),
    }),
  ).exactOptional(),
  seats: few(z.int().min(1).max(9)).exactOptional(),
  players: few(playerId).exactOptional(),
  levels: few(seatKind).exactOptional(),
  from: time.exactOptional(),
  until: time.exactOptional(),
  results: few(z.enum(HISTORY_RESULTS)).exactOptional(),
  marks: z
    .strictObject({
      assisted: z.boolean().exactOptional(),
      seeded: z.boolean().exactOptional(),
      branch: z.boolean().exactOptional(),
      imported: z.boolean().exactOptional(),
    })
    .exactOptional(),
  tags: few(tag).exactOptional(),
  text: z.string().max(200).exactOptional(),
  deleted: z.boolean().exactOptional(),
})

const cursor = z.strictObject({ key: z.union([z.string().max(100), z.number()]), number: count })

export const historyQuery = z.strictObject({
  filter: historyFilter,
  order: z.enum(HISTORY_ORDERS),
  descending: z.boolean(),
  after: cursor.exactOptional(),
  skip: count.exactOptional(),
  limit: z.int().min(1).max(200),
})
export const historyPage = z.strictObject({
  games: z.array(gameSummary).readonly(),
  total: count,
  next: cursor.exactOptional(),
})

const choice = <T extends z.ZodType>(value: T) => z.array(z.strictObject({ value, games: count })).readonly()
export const historyChoices = z.strictObject({
  games: choice(z.string()),
  tags: choice(z.string()),
  players: z.array(z.strictObject({ value: playerId, games: count, name: z.string() })).readonly(),
  deleted: count,
})

/** Games to be changed together, or exported: as many as a person can have chosen one by one. */
export const gameIds = z.array(gameId).min(1).max(5000).readonly()
export const tagChange = z.strictObject({ ids: gameIds, add: few(tag), remove: few(tag) })
export const gameName = z.strictObject({ id: gameId, name: z.string().max(400) })

export const exportQuery = z.strictObject({
  selection: z.union([z.strictObject({ ids: gameIds }), z.strictObject({ filter: historyFilter })]),
  form: z.enum(EXPORT_FORMS),
  after: cursor.exactOptional(),
})
export const exportPart = z.strictObject({ text: z.string(), games: count, next: cursor.exactOptional() })

/** Longest piece of a file that is sent at once, in characters. */
export const upload = z.string().regex(/^[\w-]{1,64}$/)
const fate = z.enum(IMPORT_FATES)
const importLine = z.strictObject({
  line: z.int().min(1),
  fate,
  id: z.string().exactOptional(),
  game: z.string().exactOptional(),
  names: z.array(z.string()).readonly().exactOptional(),
  people: z.array(z.string()).readonly().exactOptional(),
  why: z.strictObject({ key: z.string(), params: params.exactOptional() }).exactOptional(),
})
export const importReport = z.strictObject({
  counts: z.strictObject({ imported: count, known: count, unfinished: count, refused: count }),
  lines: z.array(importLine).readonly(),
  more: count,
})

export const backupList = z
  .array(z.strictObject({ number: count, kind: z.enum(BACKUP_KINDS), made: time, bytes: count }))
  .readonly()
