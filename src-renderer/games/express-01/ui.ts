/** Express 01 on the page. */
import { defineAsyncComponent } from 'vue'
import type { Express01Action, Express01Event } from '#shared/games/express-01/types.ts'
import type { GameUi } from '../../kit/game-ui.ts'
import { GAME_ID } from './id.ts'
import { logLine } from './logic/events.ts'
import { reasonWord } from './logic/hints.ts'
import { fullMoveWord } from './logic/moves.ts'
import { director } from './logic/scenes.ts'

export const express01Ui: GameUi = {
  id: GAME_ID,
  Table: defineAsyncComponent(() => import('./table/GameTable.vue')),
  Final: defineAsyncComponent(() => import('./final/FinalPage.vue')),
  Hand: defineAsyncComponent(() => import('./OpenHand.vue')),
  Where: defineAsyncComponent(() => import('./table/WhereText.vue')),
  Thumbnail: defineAsyncComponent(() => import('./ThumbnailPicture.vue')),
  Emblem: defineAsyncComponent(() => import('./CardEmblem.vue')),
  Progress: defineAsyncComponent(() => import('./ProgressText.vue')),
  vehicle: 'diesel',
  minutes: [60, 120],
  total: String,
  pages: [{ name: 'cards', text: 'games.express-01.gallery.title' }],
  tell: (say, names, event) => logLine(say, names, event as Express01Event),
  moveWord: (say, names, action, phase) => {
    const move = action as unknown as Express01Action
    return move.do === 'done' && phase === undefined ? undefined : fullMoveWord(say, names, move, phase)
  },
  reasonWord,
  director,
}
