import type { ExpressEvent } from '#shared/games/express/types.ts'
import type { Told as ToldOf } from '../game.ts'

/** Where the rules tell what happened; a search passes none, and nothing is built. */
export type Told = ToldOf<ExpressEvent>
