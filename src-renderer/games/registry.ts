/** The games this page can draw. A new game adds its folder and one line here. */
import type { Component } from 'vue'
import { tennesseeCentralUi } from './tennessee-central/ui.ts'

/** What a game brings to the page; every component is loaded when first needed. */
export interface GameUi {
  readonly id: string
  /** The board and the hands; props `{ table: TableState }`, actions through the table store. */
  readonly Table: Component
  /** The last page of a finished or abandoned game; props `{ table: TableState }`. */
  readonly Final: Component
  /** Small picture of a position on Home; props `{ view: Json }`, a public view. */
  readonly Thumbnail: Component
  /** A fan of the game's cards on its plate on Home; no props. */
  readonly Emblem: Component
  /** One line under the name of a game in progress; props `{ view: Json }`, renders text. */
  readonly Progress: Component
  /** Silhouette in New game, a name of `VEHICLES`. */
  readonly vehicle: string
  /** Typical length in minutes, from and to. */
  readonly minutes: readonly [from: number, to: number]
  /** How a total is written, for instance `$12`. */
  readonly total: (points: number) => string
}

export const GAME_UIS: readonly GameUi[] = [tennesseeCentralUi]

export const gameUi = (id: string): GameUi | undefined => GAME_UIS.find((ui) => ui.id === id)
