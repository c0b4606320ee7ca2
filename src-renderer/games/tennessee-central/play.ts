/** How Tennessee Central is told and shown at a table. */
import { playOf } from '../../kit/game-ui.ts'
import { logLine } from './logic/events.ts'
import { moveWord } from './logic/say.ts'
import { look } from './logic/scenes.ts'
import { game } from './use-game.ts'

export const play = playOf(game, {
  tell: logLine,
  moveWord: (say, _names, action) => moveWord(say, action),
  look,
})
