/** Every game of the house, in the order it is offered. A new game adds its line here. */
import { express } from './express/index.ts'
import { express01 } from './express-01/index.ts'
import type { MainGame } from './game.ts'
import { tennesseeCentral } from './tennessee-central/index.ts'

export const GAMES: readonly MainGame[] = [tennesseeCentral, express, express01]
