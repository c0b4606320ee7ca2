import type { Game } from './game.ts'
import { express } from './express/index.ts'
import { express01 } from './express-01/index.ts'
import { tennesseeCentral } from './tennessee-central/index.ts'

/** Every game's rules; a new game adds its line here. */
export const RULES: readonly Game[] = [tennesseeCentral, express, express01]

/** The rules of a game by its id (`GameInfo.id`). */
export const rulesOf = (id: string): Game | undefined => RULES.find((game) => game.info.id === id)
