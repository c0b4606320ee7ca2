/** Tennessee Central on the page. */
import { defineAsyncComponent } from 'vue'
import type { TennesseeAction, TennesseeEvent } from '#shared/games/tennessee-central/types.ts'
import type { GameUi } from '../../kit/game-ui.ts'
import { GAME_ID } from './id.ts'
import { logLine } from './logic/events.ts'
import { reasonWord } from './logic/hints.ts'
import { moveWord } from './logic/say.ts'
import { director } from './logic/scenes.ts'

export const tennesseeCentralUi: GameUi = {
  id: GAME_ID,
  Table: defineAsyncComponent(() => import('./table/GameTable.vue')),
  Final: defineAsyncComponent(() => import('./final/FinalPage.vue')),
  Hand: defineAsyncComponent(() => import('./OpenHand.vue')),
  Where: defineAsyncComponent(() => import('./table/WhereText.vue')),
  Thumbnail: defineAsyncComponent(() => import('./ThumbnailPicture.vue')),
  Emblem: defineAsyncComponent(() => import('./CardEmblem.vue')),
  Progress: defineAsyncComponent(() => import('./ProgressText.vue')),
  vehicle: 'steam',
  minutes: [15, 25],
  total: (points) => `$${points}`,
  tell: (say, names, event) => logLine(say, names, event as TennesseeEvent),
  moveWord: (say, _, action) => moveWord(say, action as unknown as TennesseeAction),
  reasonWord,
  director,
}
