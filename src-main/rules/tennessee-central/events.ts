import type { TennesseeEvent } from '#shared/games/tennessee-central/types.ts'
import type { Told as ToldOf } from '../game.ts'

/** Where the rules tell what happened; the search passes none, and nothing is built. */
export type Told = ToldOf<TennesseeEvent>
