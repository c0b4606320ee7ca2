/** The rules of the games on offer in this process. */
import type { Game } from './game.ts'
import { createShelf } from './shelf.ts'

const shelf = createShelf<Game>((game) => game.info.id)

export const offerRules = shelf.offer
export const offeredRules = shelf.all
/** The rules of a game by its id (`GameInfo.id`). */
export const rulesOf = shelf.of
