/** Puts the games of the house on the shelves, for tests that name one by its id. */
import { GAMES } from '../../src-main/games/games.ts'
import { offerGames } from '../../src-main/games/offer.ts'

offerGames(GAMES)

/** The games as players know them, in the order they are offered. */
export const INFOS = GAMES.map(({ rules }) => rules.info)
export const RULES = GAMES.map(({ rules }) => rules)
export const BRAINS = GAMES.map(({ brain }) => brain)
