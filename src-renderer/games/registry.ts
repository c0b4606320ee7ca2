/** The games this page can draw. A new game adds its folder and one line here. */
import { expressUi } from './express/ui.ts'
import type { GameUi } from './game-ui.ts'
import { tennesseeCentralUi } from './tennessee-central/ui.ts'

export type { GameUi } from './game-ui.ts'

export const GAME_UIS: readonly GameUi[] = [tennesseeCentralUi, expressUi]

export const gameUi = (id: string): GameUi | undefined => GAME_UIS.find((ui) => ui.id === id)
