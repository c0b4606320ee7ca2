import { tennesseeTrial } from './tennessee-central.ts'
import type { Trial } from './trial.ts'

/** One trial a game, in the order of the registry. */
export const TRIALS: readonly Trial[] = [tennesseeTrial]
