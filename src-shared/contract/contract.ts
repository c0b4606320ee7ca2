/**
 * The whole conversation between renderer and main as schemas: one entry a request, with what goes in and what comes
 * out, and the events main sends by itself. The types are inferred; the page imports nothing but types from here.
 */
import { z } from 'zod'
import { recordSchema } from '../record.ts'
import { coachRequests } from './coach.ts'
import {
  count,
  game,
  gameId,
  gameKind,
  gameWithSeat,
  json,
  keyed,
  none,
  nothing,
  personName,
  pin,
  playerId,
  refusal,
  seat,
} from './common.ts'
import { exact, list } from '../shape.ts'
import { gameState, gameSummary, newGame, players } from './games.ts'
import { lookingBackRequests } from './looking-back.ts'
import { sealReport } from './review.ts'
import { settings, settingsChange } from './settings.ts'
import { statisticsRequests } from './statistics.ts'
import { actResult, hint, standingOrder, tableTold } from './table.ts'

/** A message main wants a person to read; `key` and `params` as in the renderer's `notices` texts. */
export interface Notice extends z.output<typeof keyed> {}

export interface AppInfo extends z.output<typeof appInfo> {}
const appInfo = exact({
  version: z.string(),
  shell: z.enum(['electron', 'local']),
  platform: z.string(),
  /** What the store had to say when it opened (a damaged file set aside, a backup restored), to be shown once. */
  notices: list(keyed),
})

const proof = z.string().max(64).exactOptional()

/** In and out of every request. */
export const requestSchemas = {
  ...lookingBackRequests,
  ...coachRequests,
  ...statisticsRequests,

  'app.info': { in: none, out: appInfo },

  'settings.get': { in: none, out: settings },
  'settings.set': { in: settingsChange, out: settings },

  'players.list': { in: none, out: players },
  // `proof`: the PIN that the player has; without the right one nothing is changed.
  'players.rename': { in: exact({ id: playerId, name: personName, proof }), out: players },
  /** All games of `from` become those of `into`; `from` is gone. */
  'players.merge': { in: exact({ from: playerId, into: playerId, proof, proofInto: proof }), out: players },
  /** The player's games stay, under the name they were played with. */
  'players.delete': { in: exact({ id: playerId, proof }), out: players },
  'players.pin': { in: exact({ id: playerId, pin: pin.nullable(), proof }), out: players },
  /** Takes a PIN away without it. So that this opens no hand, running games shared with others are given up. */
  'players.forgot-pin': { in: exact({ id: playerId }), out: players },

  'games.list': {
    in: exact({
      states: z.array(gameState).min(1).max(3).readonly(),
      offset: count,
      limit: z.int().min(1).max(200),
    }),
    out: exact({ games: list(gameSummary), total: count }),
  },
  /** The set-up last used, for New game; `null` before the first game. */
  'games.last': { in: exact({ game: gameKind.exactOptional() }), out: newGame.nullable() },
  'games.create': { in: newGame, out: game },
  /** A new game with the same set-up and fresh luck. */
  'games.again': { in: game, out: game },
  'games.abandon': { in: game, out: gameSummary },
  /** Of a finished or abandoned game: an open one would open all hands. */
  'games.export': { in: game, out: recordSchema },

  /** Opens the table and starts its computers; from now on `table.changed` events come for it. */
  'table.open': { in: game, out: tableTold },
  /** Leaves the table: computers stop thinking, the curtain closes. */
  'table.leave': { in: game, out: nothing },
  /** `at`: the number of actions the page showed when the player decided; refused when the game went on since. */
  'table.act': { in: exact({ id: gameId, seat, at: count, action: json }), out: actResult },
  'table.preview': {
    in: exact({ id: gameId, seat, draft: json }),
    out: exact({ refusals: list(refusal), values: json }),
  },
  /** Back to the last decision of a person. `at` as in `table.act`, so that nothing newer is taken back unseen. */
  'table.undo': {
    in: exact({
      id: gameId,
      consent: z.array(seat).max(8).readonly().exactOptional(),
      at: count.exactOptional(),
    }),
    out: tableTold,
  },
  'table.redo': { in: game, out: tableTold },
  'table.hint': { in: gameWithSeat, out: hint },
  'table.curtain': {
    in: exact({ id: gameId, seat, open: z.boolean(), pin: z.string().max(64).exactOptional() }),
    out: tableTold,
  },
  /** What the seat before the window orders for questions out of its turn: private to it, and kept with the game. */
  'table.standing': { in: exact({ id: gameId, seat, order: standingOrder }), out: tableTold },
  /** The computer at work answers at once; a pause ends; in step mode the next move is made. */
  'table.hurry': { in: game, out: nothing },
  /** Nobody looks at the table: its computers finish the move they think about and begin no other until this ends. */
  'table.rest': { in: exact({ id: gameId, resting: z.boolean() }), out: nothing },

  /** Checks a game that has ended against its envelope; `review.progress` events tell how far it is. */
  'review.verify': { in: game, out: sealReport },
  /** Calls the running check off; its request is refused with `checkStopped`. */
  'review.stop': { in: none, out: nothing },
}

type Schemas = typeof requestSchemas
export type RequestName = keyof Schemas
type Inferred = {
  readonly [K in RequestName]: {
    readonly in: z.output<Schemas[K]['in']>
    readonly out: z.output<Schemas[K]['out']>
  }
}
// An interface, so that for a request not known yet the compiler keeps what goes in together with what comes out.
interface Requests extends Inferred {}
export type In<K extends RequestName> = Requests[K]['in']
export type Out<K extends RequestName> = Requests[K]['out']

export const isRequestName = (name: string): name is RequestName => Object.hasOwn(requestSchemas, name)

/** What main tells by itself. */
export type AppEvent = z.output<typeof eventSchema>
export const eventSchema = z.discriminatedUnion('type', [
  /** Where the table stands now, and what has led there since it was told last. */
  exact({ type: z.literal('table.changed'), table: tableTold }),
  exact({
    type: z.literal('table.progress'),
    id: gameId,
    seat,
    progress: z.number().min(0).max(1),
  }),
  /**
   * The table of this game is no longer the open one: another window opened another game, or this one went.
   * `serial` is counted with the states: a state told later means that it was opened again.
   */
  exact({ type: z.literal('table.closed'), id: gameId, serial: count }),
  exact({ type: z.literal('review.progress'), id: gameId, done: count, total: count }),
  exact({ type: z.literal('coach.progress'), id: gameId, done: count, total: count }),
  exact({ type: z.literal('coach.ended'), id: gameId }),
  exact({ type: z.literal('games.changed') }),
  exact({ type: z.literal('settings.changed'), settings }),
  /** Something went wrong, or a worker was replaced: shown, never swallowed. */
  exact({ type: z.literal('notice'), notice: keyed }),
  /** A command from the native menu. */
  exact({ type: z.literal('command'), command: z.string() }),
])

export const requestErrorSchema = keyed
export interface RequestError extends z.output<typeof requestErrorSchema> {}
export type Reply<K extends RequestName> =
  { readonly ok: true; readonly value: Out<K> } | { readonly ok: false; readonly error: RequestError }

/** What a shell gives the page, and nothing else: over IPC in Electron, over loopback HTTP in a browser. */
export interface Bridge {
  call<K extends RequestName>(name: K, input: In<K>): Promise<Reply<K>>
  on(listener: (event: AppEvent) => void): () => void
}
