/** Was die Seite sagt, welches Spiel auch gespielt wird. */
import { coach } from './coach.ts'
import { first } from './first.ts'
import { history } from './history.ts'
import { newGame } from './new-game.ts'
import { replay } from './replay.ts'
import { rules } from './rules.ts'
import { settings } from './settings.ts'
import { statistics } from './statistics.ts'
import { table } from './table.ts'

export const page = {
  ...first,
  newGame,
  table,
  history,
  replay,
  statistics,
  coach,
  settings,
  rules,
}
