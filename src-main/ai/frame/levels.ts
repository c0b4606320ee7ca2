/** What sets the five levels apart; a game whose playouts cost more or less has budgets of its own (`Brain.budgets`). */
import type { Level } from '#shared/games/common.ts'

export interface Budget {
  /** Most iterations of a decision. 0: plays without search. */
  readonly iterations: number
  /** Most milliseconds of a decision in play. */
  readonly ms: number
}

export type Budgets = Readonly<Record<Level, Budget>>

/** `ms` bounds what a slow machine makes a player wait; the iterations are what the level is. */
export const BUDGETS: Budgets = {
  apprentice: { iterations: 0, ms: 0 },
  conductor: { iterations: 0, ms: 0 },
  engineer: { iterations: 100, ms: 300 },
  dispatcher: { iterations: 1000, ms: 900 },
  director: { iterations: 5000, ms: 2000 },
}
