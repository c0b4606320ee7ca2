/** Every game's opponents. A new game adds its line here. */
import type { Brain } from './frame/brain.ts'
import { expressBrain } from './express/brain.ts'
import { express01Brain } from './express-01/brain.ts'
import { tennesseeBrain } from './tennessee-central/brain.ts'

export const BRAINS: readonly Brain[] = [tennesseeBrain, expressBrain, express01Brain]
