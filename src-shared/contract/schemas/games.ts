/** Schemas of games and players as lists and forms know them. */
import { z } from 'zod'
import {
  count,
  gameId,
  gameKind,
  json,
  livery,
  personName,
  playerId,
  seat,
  seatKind,
  seedText,
  time,
} from './common.ts'

export const gameState = z.enum(['open', 'finished', 'abandoned'])

const player = z.strictObject({
  id: playerId,
  name: z.string(),
  hasPin: z.boolean(),
  games: count,
})
export const players = z.array(player).readonly()

const seatSetup = z.strictObject({ name: personName, kind: seatKind, livery })
export const newGame = z.strictObject({
  game: gameKind,
  options: json,
  seats: z.array(seatSetup).min(1).max(8).readonly(),
  seed: seedText.exactOptional(),
})

export const seatSummary = z.strictObject({
  name: z.string(),
  kind: seatKind,
  livery,
  player: playerId.exactOptional(),
})
export const marks = z.strictObject({ assisted: z.boolean(), seeded: z.boolean(), branch: z.boolean() })

export const gameSummary = z.strictObject({
  id: gameId,
  game: gameKind,
  options: json,
  seats: z.array(seatSummary).readonly(),
  state: gameState,
  marks,
  started: time,
  updated: time,
  finished: time.exactOptional(),
  actions: count,
  view: json.exactOptional(),
  deciders: z.array(seat).readonly().exactOptional(),
  places: z.array(z.int().min(1)).readonly().exactOptional(),
  totals: z.array(z.number()).readonly().exactOptional(),
  name: z.string().exactOptional(),
  tags: z.array(z.string()).readonly().exactOptional(),
  imported: z.boolean().exactOptional(),
  deleted: time.exactOptional(),
  olderRules: z.boolean().exactOptional(),
})
