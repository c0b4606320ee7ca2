/** Every game of this page, in the order it is offered. A new game adds its folder and its line here. */
import type { GameInfo } from '#shared/games/common.ts'
import type { GamePlay, GameUi } from '../kit/game-ui.ts'
import { express01Ui } from './express-01/ui.ts'
import { expressUi } from './express/ui.ts'
import { tennesseeCentralUi } from './tennessee-central/ui.ts'

export type { GameUi } from '../kit/game-ui.ts'

const offered: GameUi[] = [tennesseeCentralUi, expressUi, express01Ui]

export const GAME_UIS: readonly GameUi[] = offered

/** Puts these games in the place of the house's own, before the page is drawn. */
export function offerUis(uis: readonly GameUi[]): void {
  offered.splice(0, offered.length, ...uis)
}

export const gameUi = (id: string): GameUi | undefined => GAME_UIS.find((ui) => ui.id === id)
export const gameInfo = (id: string): GameInfo | undefined => gameUi(id)?.info

const plays = new Map<string, GamePlay>()
/** What a game brings to a table; there once `loadPlays` has settled. */
export const gamePlay = (id: string): GamePlay | undefined => plays.get(id)
export async function loadPlays(): Promise<void> {
  await Promise.all(GAME_UIS.map(async ({ id, play }) => plays.set(id, await play())))
}
