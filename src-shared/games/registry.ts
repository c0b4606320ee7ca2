import type { GameInfo } from './common.ts'
import { express } from './express/info.ts'
import { express01 } from './express-01/info.ts'
import { tennesseeCentral } from './tennessee-central/info.ts'

/** Every game of the house, in the order it is offered. A new game adds its line here. */
export const GAMES: readonly GameInfo[] = [tennesseeCentral, express, express01]

export const gameInfo = (id: string): GameInfo | undefined => GAMES.find((game) => game.id === id)
