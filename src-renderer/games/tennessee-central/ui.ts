/** Tennessee Central on the page. */
import { tennesseeCentral as info } from '#shared/games/tennessee-central/info.ts'
import { uiOf } from '../../kit/game-ui.ts'
import type { Types } from './use-game.ts'

export const tennesseeCentralUi = uiOf<Types>({
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
  play: async () => (await import('./play.ts')).play,
  vehicle: 'steam',
  minutes: [15, 25],
  total: (points) => `$${points}`,
  figures: ['dividend'],
  where: (say, { state }, { turns }) => ({
    text:
      state === 'finished' || state === 'abandoned'
        ? say(state, { n: turns })
        : say('turn', { n: turns + 1 }),
  }),
  progress: (say, { deck, dividends, phase }) =>
    say(`progress.${phase === 'turn' || phase === 'over' ? dividends : 'due'}`, { n: deck.left }),
})
