/** What Shunting brings to main. In a real game this is `src-main/games/shunting/index.ts`, and a line in `games.ts`. */
import type { MainGame } from '../../src-main/games/game.ts'
import { GAMES as HOUSE } from '../../src-main/games/games.ts'
import { namedKinds, numberedFrom } from '../../src-main/store/statistics-facts.ts'
import { brain } from './brain.ts'
import { rules } from './rules.ts'

export const shunting: MainGame = {
  rules,
  brain,
  facts: {
    kinds: numberedFrom(1000, namedKinds('wagons', ['coupled', 'dropped'])),
    load: () => import('./facts.ts'),
  },
  score: () => import('./command-line.ts'),
  readable: () => import('./command-line.ts'),
}

/** The list with its new line. */
export const GAMES: readonly MainGame[] = [...HOUSE, shunting]
