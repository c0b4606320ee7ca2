/** Tennessee Central on the page. */
import { tennesseeCentral as info } from '#shared/games/tennessee-central/info.ts'
import { uiOf } from '../../kit/game-ui.ts'
import { logLine } from './logic/events.ts'
import { moveWord } from './logic/say.ts'
import { look } from './logic/scenes.ts'
import { game } from './use-game.ts'

export const tennesseeCentralUi = uiOf(game, {
  info,
  texts: {
    en: {
      first: async () => (await import('#shared/games/tennessee-central/texts/en/home.ts')).home,
      all: async () => (await import('#shared/games/tennessee-central/texts/en/index.ts')).en,
    },
    de: {
      first: async () => (await import('#shared/games/tennessee-central/texts/de/home.ts')).home,
      all: async () => (await import('#shared/games/tennessee-central/texts/de/index.ts')).de,
    },
  },
  parts: {
    Table: () => import('./table/GameTable.vue'),
    Final: () => import('./final/FinalPage.vue'),
    Hand: () => import('./OpenHand.vue'),
    Thumbnail: () => import('./ThumbnailPicture.vue'),
    Emblem: () => import('./CardEmblem.vue'),
  },
  vehicle: 'steam',
  minutes: [15, 25],
  total: (points) => `$${points}`,
  figures: ['dividend'],
  tell: logLine,
  moveWord: (say, _names, action) => moveWord(say, action),
  look,
  where: (say, { state }, { turns }) => ({
    text:
      state === 'finished' || state === 'abandoned'
        ? say(state, { n: turns })
        : say('turn', { n: turns + 1 }),
  }),
  progress: (say, { deck, dividends, phase }) =>
    say(`progress.${phase === 'turn' || phase === 'over' ? dividends : 'due'}`, { n: deck.left }),
})
