/** Express 01 on the page. */
import { uiOf } from '../../kit/game-ui.ts'
import { logLine } from './logic/events.ts'
import { fullMoveWord } from './logic/moves.ts'
import { director } from './logic/scenes.ts'
import { game } from './use-game.ts'

export const express01Ui = uiOf(game, {
  parts: {
    Table: () => import('./table/GameTable.vue'),
    Final: () => import('./final/FinalPage.vue'),
    Hand: () => import('./OpenHand.vue'),
    Where: () => import('./table/WhereText.vue'),
    Thumbnail: () => import('./ThumbnailPicture.vue'),
    Emblem: () => import('./CardEmblem.vue'),
    Progress: () => import('./ProgressText.vue'),
  },
  vehicle: 'diesel',
  minutes: [60, 120],
  total: String,
  figures: ['route', 'share', 'capital'],
  pages: [{ name: 'cards', text: 'games.express-01.gallery.title' }],
  tell: logLine,
  moveWord: (say, names, move, phase) =>
    move.do === 'done' && phase === undefined ? undefined : fullMoveWord(say, names, move, phase),
  director,
})
