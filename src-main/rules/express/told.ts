import type { Happened } from '#shared/games/common.ts'
import type { ExpressEvent } from '#shared/games/express/types.ts'

/** Where the rules tell what happened; a search passes none, and nothing is built. */
export type Told = Happened<ExpressEvent>[]
