import type { Game } from './game.ts'
import { tennesseeCentral } from './tennessee-central/index.ts'

/** Every game's rules; a new game adds its line here. */
export const RULES: readonly Game[] = [tennesseeCentral]

/** The rules of a game by its id (`GameInfo.id`). */
export const rulesOf = (id: string): Game | undefined => RULES.find((game) => game.info.id === id)
