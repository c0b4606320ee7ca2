/** The games this page can draw. A new game adds its folder and one line here. */
import { gameInfo } from '#shared/games/registry.ts'
import { express01Ui } from './express-01/ui.ts'
import { expressUi } from './express/ui.ts'
import type { GameUi } from '../kit/game-ui.ts'
import { tennesseeCentralUi } from './tennessee-central/ui.ts'

export type { GameUi } from '../kit/game-ui.ts'

const DRAWN: readonly GameUi[] = [tennesseeCentralUi, expressUi, express01Ui]

/** Offered is what the house has, too: texts, rules and opponents. */
export const GAME_UIS: readonly GameUi[] = DRAWN.filter(({ id }) => gameInfo(id))

export const gameUi = (id: string): GameUi | undefined => GAME_UIS.find((ui) => ui.id === id)
