/** How Express 01 is told and shown at a table. */
import { playOf } from '../../kit/game-ui.ts'
import { logLine } from './logic/events.ts'
import { fullMoveWord } from './logic/say.ts'
import { look } from './logic/scenes.ts'
import { game } from './use-game.ts'

export const play = playOf(game, {
  tell: logLine,
  moveWord: (say, names, move, phase) =>
    move.do === 'done' && phase === undefined ? undefined : fullMoveWord(say, names, move, phase),
  look,
})
