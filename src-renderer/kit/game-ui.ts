import { defineAsyncComponent, type Component } from 'vue'
import type { RouteRecordRaw } from 'vue-router'
import type { TableState } from '#shared/contract/table.ts'
import type { GameInfo, Json, Locale, Reason } from '#shared/games/common.ts'
import type { TextLoaders } from '../texts/texts.ts'
import type { IconName } from '../art/icons.ts'
import type { VehicleName } from '../art/stock.ts'
import { type Game, gameOf, type GameTypes } from './game-of.ts'
import type { LogLine, Say, TellEvent } from './log.ts'
import type { Names } from './names.ts'
import type { Director, Look } from './stage.ts'

/** Undefined where the action is called differently in each phase and `phase` is not known. */
export type MoveWord = (say: Say, names: Names, action: Json, phase?: string) => string | undefined

/** How far a game is, in words; a sign with its own words after them. */
export interface Where {
  readonly text: string
  readonly sign?: { readonly icon: IconName; readonly text: string }
}

/** How a game is told and shown at a table. */
export interface GamePlay {
  /** What the log and the live region say of an event. */
  readonly tell: TellEvent
  /** A move as an order, and why it is good or dangerous: the words of the hints. `phase`: of the view, where known. */
  readonly moveWord: MoveWord
  readonly reasonWord: (say: Say, names: Names, reason: Reason) => string
  /** How events are shown on the table. */
  readonly director: Director
}

/** What a game brings to the page; every component is loaded when first needed. */
export interface GameUi {
  readonly id: string
  /** What New game asks. */
  readonly info: GameInfo
  /** Its sentences: `first` what Home says of it, `all` the rest with them. */
  readonly texts: Readonly<Record<Locale, TextLoaders>>
  /** The board and the hands; props `{ table: TableState }`, actions through the table store. */
  readonly Table: Component
  /** The last page of a finished or abandoned game; props `{ table: TableState }`. */
  readonly Final: Component
  /** A seat's hand in a replay with all hands open; props `{ view: Json, seat: number }`, cards `--card-w` wide. */
  readonly Hand: Component
  /** How far the game is, beside its name in the top bar. */
  readonly where: (say: Say, table: TableState) => Where
  /** What only a page needs that plays a game or lays it out again. */
  readonly play: () => Promise<GamePlay>
  /** Loads its table before somebody sits down there. */
  readonly loadTable: () => Promise<unknown>
  /** Small picture of a position on Home, filling a box it can measure in `cqw`; props `{ view: Json }`, a public view. */
  readonly Thumbnail: Component
  /** A fan of the game's cards on its plate on Home, `--card-w` wide each; no props. */
  readonly Emblem: Component
  /** One line under the name of a game in progress. */
  readonly progress: (say: Say, view: Json) => string
  /** Silhouette in New game. */
  readonly vehicle: VehicleName
  /** Typical length in minutes, from and to. */
  readonly minutes: readonly [from: number, to: number]
  /** How a total is written, for instance `$12`. */
  readonly total: (points: number) => string
  /**
   * What the statistics page shows of this game alone, the one that says most first: kinds of facts that main counts
   * (`what`), worded under `statistics` in the game's texts.
   */
  readonly figures?: readonly string[]
  /** Its own pages besides the table, each an entry as in `pages.ts`; linked from the menu and the game's rules. */
  readonly pages?: readonly RouteRecordRaw[]
}

type Part = 'Table' | 'Final' | 'Hand' | 'Thumbnail' | 'Emblem'

/** What a game brings, in its own types; what all games do alike is added. */
export interface OwnUi<T extends GameTypes> extends Pick<
  GameUi,
  'info' | 'texts' | 'play' | 'vehicle' | 'minutes' | 'total' | 'figures' | 'pages'
> {
  readonly parts: Readonly<Record<Part, () => Promise<{ readonly default: Component }>>>
  readonly where: (say: Say, table: TableState, view: T['view']) => Where
  readonly progress: (say: Say, view: T['view']) => string
}

export function uiOf<T extends GameTypes>(own: OwnUi<T>): GameUi {
  const { parts, where, progress, ...rest } = own
  const part = (name: Part): Component => defineAsyncComponent(parts[name])
  const { id } = own.info
  const { viewOf } = gameOf<T>(id, {})
  return {
    ...rest,
    id,
    loadTable: () => Promise.all([parts.Table(), parts.Hand()]),
    Table: part('Table'),
    Final: part('Final'),
    Hand: part('Hand'),
    Thumbnail: part('Thumbnail'),
    Emblem: part('Emblem'),
    where: (say, table) => where(say, table, viewOf(table)),
    progress: (say, view) => progress(say, viewOf({ view })),
  }
}

/** How a game is told and shown, in its own types. */
export interface OwnPlay<T extends GameTypes> {
  readonly tell: (say: Say, names: Names, event: T['event']) => LogLine | undefined
  readonly moveWord: (say: Say, names: Names, action: T['action'], phase?: string) => string | undefined
  readonly look: (event: T['event'], before: T['view'], after: T['view']) => Look
}

export const playOf = <T extends GameTypes>(
  game: Game<T>,
  { tell, moveWord, look }: OwnPlay<T>,
): GamePlay => ({
  tell: (say, names, event) => tell(say, names, game.eventOf(event)),
  moveWord: (say, names, action, phase) => moveWord(say, names, game.actionOf(action), phase),
  reasonWord: game.reasonWord,
  director: (event, before, after) =>
    look(game.eventOf(event), game.viewOf({ view: before }), game.viewOf({ view: after })),
})
