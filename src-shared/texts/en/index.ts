import { frame } from './app.ts'
import { coach } from './coach.ts'
import { errors } from './errors.ts'
import { history } from './history.ts'
import { home, newGame, rules } from './home.ts'
import { notices } from './notices.ts'
import { replay } from './replay.ts'
import { settings } from './settings.ts'
import { electron, nativeMenu, shell } from './shell.ts'
import { statistics } from './statistics.ts'
import { store } from './store.ts'
import { table } from './table.ts'

export const en = {
  /** In its own language, so that whoever took the wrong one finds back. */
  name: 'English',
  /** What the page says, whichever game is played. */
  page: {
    ...frame,
    home,
    newGame,
    table,
    history,
    replay,
    statistics,
    coach,
    settings,
    rules,
  },
  errors,
  notices,
  store,
  shell,
  electron,
  nativeMenu,
}
