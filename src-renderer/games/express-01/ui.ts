/** Express 01 on the page. */
import { express01 as info, GALLERY } from '#shared/games/express-01/info.ts'
import { uiOf } from '../../kit/game-ui.ts'
import { logLine } from './logic/events.ts'
import { fullMoveWord } from './logic/moves.ts'
import { director } from './logic/scenes.ts'
import { game } from './use-game.ts'

export const express01Ui = uiOf(game, {
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
  vehicle: 'diesel',
  minutes: [60, 120],
  total: String,
  figures: ['route', 'share', 'capital'],
  pages: [
    {
      path: '/cards/:number?',
      name: GALLERY.name,
      component: () => import('./gallery/GalleryPage.vue'),
      props: true,
      meta: {
        title: `games.${game.id}.${GALLERY.title}`,
        menu: { group: 'games', icon: 'cards' },
        keys: GALLERY.keys,
      },
    },
  ],
  tell: logLine,
  moveWord: (say, names, move, phase) =>
    move.do === 'done' && phase === undefined ? undefined : fullMoveWord(say, names, move, phase),
  director,
})
