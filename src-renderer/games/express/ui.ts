/** Express on the page. */
import { express as info } from '#shared/games/express/info.ts'
import { uiOf } from '../../kit/game-ui.ts'
import { logLine } from './logic/events.ts'
import { fullMoveWord } from './logic/moves.ts'
import { director } from './logic/scenes.ts'
import { game } from './use-game.ts'

export const expressUi = uiOf(game, {
  info,
  parts: {
    Table: () => import('./table/GameTable.vue'),
    Final: () => import('./final/FinalPage.vue'),
    Hand: () => import('./OpenHand.vue'),
    Where: () => import('./table/WhereText.vue'),
    Thumbnail: () => import('./ThumbnailPicture.vue'),
    Emblem: () => import('./CardEmblem.vue'),
    Progress: () => import('./ProgressText.vue'),
  },
  vehicle: 'caboose',
  minutes: [20, 45],
  total: String,
  figures: ['train', 'bonus', 'score'],
  tell: logLine,
  moveWord: fullMoveWord,
  director,
})
