/** The rules of the games on offer in this process. */
import type { GameInfo } from '#shared/games/common.ts'
import type { Game } from './game.ts'

/**
 * What the games of this process bring to one floor of the house, by a game's id. The list of games stands above all floors
 * (`games/games.ts`), so a floor does not import it: whoever starts a process puts the games on the shelves once, and a
 * test may put a game of its own beside them.
 */
export interface Shelf<T> {
  /** Takes the place of whatever lay here before. */
  readonly offer: (items: readonly T[]) => void
  readonly of: (game: string) => T | undefined
  /** In the order they were offered. */
  readonly all: () => readonly T[]
}

export function createShelf<T>(gameOf: (item: T) => string): Shelf<T> {
  let items: ReadonlyMap<string, T> = new Map()
  return {
    offer: (list) => {
      items = new Map(list.map((item) => [gameOf(item), item]))
    },
    of: (game) => items.get(game),
    all: () => [...items.values()],
  }
}

const shelf = createShelf<Game>((game) => game.info.id)

export const offerRules = shelf.offer
export const offeredRules = shelf.all
/** The rules of a game by its id (`GameInfo.id`). */
export const rulesOf = shelf.of

/** Whether a game that began with this version of the rules plays on and replays by it. */
export const isPlayed = ({ rulesVersion, rulesSince = rulesVersion }: GameInfo, rules: number): boolean =>
  rules >= rulesSince && rules <= rulesVersion
