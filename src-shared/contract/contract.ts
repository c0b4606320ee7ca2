/**
 * The whole conversation between renderer and main: one entry a request, with what goes in and what comes out,
 * and the events main sends by itself. `schema.ts` checks every message against these types.
 */
import type { Json, Refusal, StandingOrder } from '../games/common.ts'
import type { GameRecord } from '../record.ts'
import type { CoachRequests } from './coach.ts'
import type { GameState, GameSummary, NewGame, Player } from './games.ts'
import type { SealReport } from './review.ts'
import type { LookingBackRequests } from './looking-back.ts'
import type { Settings } from './settings.ts'
import type { StatisticsRequests } from './statistics.ts'
import type { ActResult, Hint, TableState } from './table.ts'

export interface AppInfo {
  readonly version: string
  readonly shell: 'electron' | 'local'
  readonly platform: string
  /** What the store had to say when it opened (a damaged file set aside, a backup restored), to be shown once. */
  readonly notices: readonly Notice[]
}

/** A message main wants a person to read; `key` and `params` as in the renderer's `notices` texts. */
export interface Notice {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** In and out of every request. */
interface Requests extends LookingBackRequests, CoachRequests, StatisticsRequests {
  'app.info': { in: Record<string, never>; out: AppInfo }

  'settings.get': { in: Record<string, never>; out: Settings }
  'settings.set': { in: Partial<Settings>; out: Settings }

  'players.list': { in: Record<string, never>; out: readonly Player[] }
  'players.rename': { in: { id: number; name: string }; out: readonly Player[] }
  /** All games of `from` become those of `into`; `from` is gone. */
  'players.merge': { in: { from: number; into: number }; out: readonly Player[] }
  /** The player's games stay, under the name they were played with. */
  'players.delete': { in: { id: number }; out: readonly Player[] }
  'players.pin': { in: { id: number; pin: string | null }; out: readonly Player[] }

  'games.list': {
    in: { states: readonly GameState[]; offset: number; limit: number }
    out: { games: readonly GameSummary[]; total: number }
  }
  /** The set-up last used, for New game; `null` before the first game. */
  'games.last': { in: { game?: string }; out: NewGame | null }
  'games.create': { in: NewGame; out: { id: string } }
  /** A new game with the same set-up and fresh luck. */
  'games.again': { in: { id: string }; out: { id: string } }
  'games.abandon': { in: { id: string }; out: GameSummary }
  /** Of a finished or abandoned game: an open one would open all hands. */
  'games.export': { in: { id: string }; out: GameRecord }

  /** Opens the table and starts its computers; from now on `table.changed` events come for it. */
  'table.open': { in: { id: string }; out: TableState }
  /** Leaves the table: computers stop thinking, the curtain closes. */
  'table.leave': { in: { id: string }; out: null }
  /** `at`: the number of actions the page showed when the player decided; refused when the game went on since. */
  'table.act': { in: { id: string; seat: number; at: number; action: Json }; out: ActResult }
  'table.preview': {
    in: { id: string; seat: number; draft: Json }
    out: { refusals: readonly Refusal[]; values: Json }
  }
  /** Back to the last decision of a person. `at` as in `table.act`, so that nothing newer is taken back unseen. */
  'table.undo': { in: { id: string; consent?: readonly number[]; at?: number }; out: TableState }
  'table.redo': { in: { id: string }; out: TableState }
  'table.hint': { in: { id: string; seat: number }; out: Hint }
  'table.curtain': { in: { id: string; seat: number; open: boolean; pin?: string }; out: TableState }
  /** What the seat before the window orders for questions out of its turn: private to it, and kept with the game. */
  'table.standing': { in: { id: string; seat: number; order: StandingOrder }; out: TableState }
  /** The computer at work answers at once; a pause ends; in step mode the next move is made. */
  'table.hurry': { in: { id: string }; out: null }
  /** Nobody looks at the table: its computers finish the move they think about and begin no other until this ends. */
  'table.rest': { in: { id: string; resting: boolean }; out: null }

  /** Checks a game that has ended against its envelope; `review.progress` events tell how far it is. */
  'review.verify': { in: { id: string }; out: SealReport }
  /** Calls the running check off; its request is refused with `checkStopped`. */
  'review.stop': { in: Record<string, never>; out: null }
}

export type RequestName = keyof Requests
export type In<K extends RequestName> = Requests[K]['in']
export type Out<K extends RequestName> = Requests[K]['out']

/** What main tells by itself. */
export type AppEvent =
  /** The new state, and the events of the actions since `from`, for animation and the live region. */
  | { readonly type: 'table.changed'; readonly from: number; readonly table: TableState }
  | { readonly type: 'table.progress'; readonly id: string; readonly seat: number; readonly progress: number }
  /**
   * The table of this game is no longer the open one: another window opened another game, or this one went.
   * `serial` is counted with the states: a state told later means that it was opened again.
   */
  | { readonly type: 'table.closed'; readonly id: string; readonly serial: number }
  | { readonly type: 'review.progress'; readonly id: string; readonly done: number; readonly total: number }
  | { readonly type: 'coach.progress'; readonly id: string; readonly done: number; readonly total: number }
  | { readonly type: 'coach.ended'; readonly id: string }
  | { readonly type: 'games.changed' }
  | { readonly type: 'settings.changed'; readonly settings: Settings }
  /** Something went wrong, or a worker was replaced: shown, never swallowed. */
  | { readonly type: 'notice'; readonly notice: Notice }
  /** A command from the native menu. */
  | { readonly type: 'command'; readonly command: string }

/** Why a request was not answered. `key`: sentence in `src-shared/texts/errors.*.ts`. */
export interface RequestError {
  readonly key: string
  readonly params?: Readonly<Record<string, string | number>>
}
export type Reply<K extends RequestName> =
  { readonly ok: true; readonly value: Out<K> } | { readonly ok: false; readonly error: RequestError }

/** What a shell gives the page, and nothing else: over IPC in Electron, over loopback HTTP in a browser. */
export interface Bridge {
  call<K extends RequestName>(name: K, input: In<K>): Promise<Reply<K>>
  on(listener: (event: AppEvent) => void): () => void
}
