/** Express on the page. */
import { defineAsyncComponent } from 'vue'
import type { ExpressAction, ExpressEvent } from '#shared/games/express/types.ts'
import type { GameUi } from '../../kit/game-ui.ts'
import { GAME_ID } from './id.ts'
import { logLine } from './logic/events.ts'
import { reasonWord } from './logic/hints.ts'
import { fullMoveWord } from './logic/moves.ts'
import { director } from './logic/scenes.ts'

export const expressUi: GameUi = {
  id: GAME_ID,
  Table: defineAsyncComponent(() => import('./table/GameTable.vue')),
  Final: defineAsyncComponent(() => import('./final/FinalPage.vue')),
  Hand: defineAsyncComponent(() => import('./OpenHand.vue')),
  Where: defineAsyncComponent(() => import('./table/WhereText.vue')),
  Thumbnail: defineAsyncComponent(() => import('./ThumbnailPicture.vue')),
  Emblem: defineAsyncComponent(() => import('./CardEmblem.vue')),
  Progress: defineAsyncComponent(() => import('./ProgressText.vue')),
  vehicle: 'caboose',
  minutes: [20, 45],
  total: (points) => String(points),
  tell: (say, names, event) => logLine(say, names, event as ExpressEvent),
  moveWord: (say, names, action) => fullMoveWord(say, names, action as unknown as ExpressAction),
  reasonWord,
  director,
}
