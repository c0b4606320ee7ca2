/** Puts the games of the house on the shelves, for tests that name one by its id. */
import { GAMES } from '../../src-main/games/games.ts'
import { offerGames } from '../../src-main/games/offer.ts'

offerGames(GAMES)

export const RULES = GAMES.map(({ rules }) => rules)
export const BRAINS = GAMES.map(({ brain }) => brain)
