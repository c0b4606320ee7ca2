/** Games and players as lists and forms know them. */
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
import { exact, list } from '../shape.ts'

export type { Livery } from './common.ts'

/** A person of the household; statistics are theirs. */
export interface Player extends z.output<typeof player> {}
const player = exact({
  id: playerId,
  name: z.string(),
  hasPin: z.boolean(),
  games: count,
})
export const players = list(player)

export interface SeatSetup extends z.output<typeof seatSetup> {}
const seatSetup = exact({ name: personName, kind: seatKind, livery })

export interface NewGame extends z.output<typeof newGame> {}
export const newGame = exact({
  game: gameKind,
  options: json,
  seats: z.array(seatSetup).min(1).max(8).readonly(),
  /** Typed in by a player: the game is then unrated. */
  seed: seedText.exactOptional(),
})

export interface SeatSummary extends z.output<typeof seatSummary> {}
export const seatSummary = exact({
  name: z.string(),
  kind: seatKind,
  livery,
  /** The named player, where the seat is a person's. */
  player: playerId.exactOptional(),
})

export type GameState = z.output<typeof gameState>
export const gameState = z.enum(['open', 'finished', 'abandoned'])

/** What keeps a game out of rated statistics, or marks where it came from. */
export interface GameMarks extends z.output<typeof marks> {}
export const marks = exact({
  /** A take-back went past an information barrier. */
  assisted: z.boolean(),
  /** The seed was typed in. */
  seeded: z.boolean(),
  /** Played on from a position of another game. */
  branch: z.boolean(),
})

export interface GameSummary extends z.output<typeof gameSummary> {}
export const gameSummary = exact({
  id: gameId,
  game: gameKind,
  options: json,
  seats: list(seatSummary),
  state: gameState,
  marks,
  started: time,
  updated: time,
  finished: time.exactOptional(),
  actions: count,
  /** Public position for the picture and the line under it; only for open games. */
  view: json.exactOptional(),
  /** Seats that must decide; only for open games. */
  deciders: list(seat).exactOptional(),
  /** Places and totals by seat; only for finished games. */
  places: list(z.int().min(1)).exactOptional(),
  totals: list(z.number()).exactOptional(),
  /** Given by a person. */
  name: z.string().exactOptional(),
  tags: list(z.string()).exactOptional(),
  imported: z.boolean().exactOptional(),
  /** When it was deleted. */
  deleted: time.exactOptional(),
  /** The record no longer replays under today's rules; its result stands. */
  olderRules: z.boolean().exactOptional(),
})
