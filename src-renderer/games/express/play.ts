/** How Express is told and shown at a table. */
import { playOf } from '../../kit/game-ui.ts'
import { logLine } from './logic/events.ts'
import { fullMoveWord } from './logic/moves.ts'
import { look } from './logic/scenes.ts'
import { game } from './use-game.ts'

export const play = playOf(game, {
  tell: logLine,
  moveWord: fullMoveWord,
  look,
})
