import { expressTrial } from './express.ts'
import { express01Trial } from './express-01.ts'
import { tennesseeTrial } from './tennessee-central.ts'
import type { Trial } from './trial.ts'

/** One trial a game, in the order of the registry. */
export const TRIALS: readonly Trial[] = [tennesseeTrial, expressTrial, express01Trial]
