/**
 * The contract as schemas: what main accepts and what it may send. `test/api/schema-types.test.ts` proves them
 * equal to the types of `contract.ts`.
 */
import { z } from 'zod'
import { recordSchema } from '../record-schema.ts'
import type { In, Out, RequestName } from './contract.ts'
import {
  count,
  gameId,
  gameKind,
  json,
  none,
  params,
  personName,
  pin,
  playerId,
  refusal,
  seat,
} from './schemas/common.ts'
import { gameState, gameSummary, newGame, players } from './schemas/games.ts'
import { coachSchemas } from './schemas/coach.ts'
import { sealReport } from './schemas/review.ts'
import { lookingBackSchemas } from './schemas/looking-back.ts'
import { settings, settingsChange } from './schemas/settings.ts'
import { statisticsSchemas } from './schemas/statistics.ts'
import { actResult, hint, standingOrder, tableState } from './schemas/table.ts'

const game = z.strictObject({ id: gameId })
const gameWithSeat = z.strictObject({ id: gameId, seat })
const nothing = z.null()
const notice = z.strictObject({ key: z.string(), params: params.exactOptional() })

const appInfo = z.strictObject({
  version: z.string(),
  shell: z.enum(['electron', 'local']),
  platform: z.string(),
  notices: z.array(notice).readonly(),
})

export const requestSchemas = {
  ...lookingBackSchemas,
  ...coachSchemas,
  ...statisticsSchemas,

  'app.info': { in: none, out: appInfo },

  'settings.get': { in: none, out: settings },
  'settings.set': { in: settingsChange, out: settings },

  'players.list': { in: none, out: players },
  'players.rename': { in: z.strictObject({ id: playerId, name: personName }), out: players },
  'players.merge': { in: z.strictObject({ from: playerId, into: playerId }), out: players },
  'players.delete': { in: z.strictObject({ id: playerId }), out: players },
  'players.pin': { in: z.strictObject({ id: playerId, pin: pin.nullable() }), out: players },

  'games.list': {
    in: z.strictObject({
      states: z.array(gameState).min(1).max(3).readonly(),
      offset: count,
      limit: z.int().min(1).max(200),
    }),
    out: z.strictObject({ games: z.array(gameSummary).readonly(), total: count }),
  },
  'games.last': { in: z.strictObject({ game: gameKind.exactOptional() }), out: newGame.nullable() },
  'games.create': { in: newGame, out: game },
  'games.again': { in: game, out: game },
  'games.abandon': { in: game, out: gameSummary },
  'games.export': { in: game, out: recordSchema },

  'table.open': { in: game, out: tableState },
  'table.leave': { in: game, out: nothing },
  'table.act': { in: z.strictObject({ id: gameId, seat, at: count, action: json }), out: actResult },
  'table.preview': {
    in: z.strictObject({ id: gameId, seat, draft: json }),
    out: z.strictObject({ refusals: z.array(refusal).readonly(), values: json }),
  },
  'table.undo': {
    in: z.strictObject({
      id: gameId,
      consent: z.array(seat).max(8).readonly().exactOptional(),
      at: count.exactOptional(),
    }),
    out: tableState,
  },
  'table.redo': { in: game, out: tableState },
  'table.hint': { in: gameWithSeat, out: hint },
  'table.curtain': {
    in: z.strictObject({ id: gameId, seat, open: z.boolean(), pin: z.string().max(64).exactOptional() }),
    out: tableState,
  },
  'table.standing': { in: z.strictObject({ id: gameId, seat, order: standingOrder }), out: tableState },
  'table.hurry': { in: game, out: nothing },
  'table.rest': { in: z.strictObject({ id: gameId, resting: z.boolean() }), out: nothing },

  'review.verify': { in: game, out: sealReport },
  'review.stop': { in: none, out: nothing },
} satisfies { [K in RequestName]: { in: z.ZodType<In<K>>; out: z.ZodType<Out<K>> } }

export const eventSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('table.changed'), from: count, table: tableState }),
  z.strictObject({
    type: z.literal('table.progress'),
    id: gameId,
    seat,
    progress: z.number().min(0).max(1),
  }),
  z.strictObject({ type: z.literal('table.closed'), id: gameId, serial: count }),
  z.strictObject({ type: z.literal('review.progress'), id: gameId, done: count, total: count }),
  z.strictObject({ type: z.literal('coach.progress'), id: gameId, done: count, total: count }),
  z.strictObject({ type: z.literal('coach.ended'), id: gameId }),
  z.strictObject({ type: z.literal('games.changed') }),
  z.strictObject({ type: z.literal('settings.changed'), settings }),
  z.strictObject({ type: z.literal('notice'), notice }),
  z.strictObject({ type: z.literal('command'), command: z.string() }),
])

export const requestErrorSchema = z.strictObject({ key: z.string(), params: params.exactOptional() })

export const isRequestName = (name: string): name is RequestName => Object.hasOwn(requestSchemas, name)
