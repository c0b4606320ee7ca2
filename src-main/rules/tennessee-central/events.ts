import type { Happened } from '#shared/games/common.ts'
import type { TennesseeEvent } from '#shared/games/tennessee-central/types.ts'

/** Where the rules tell what happened; the search passes none, and nothing is built. */
export type Told = Happened<TennesseeEvent>[]
