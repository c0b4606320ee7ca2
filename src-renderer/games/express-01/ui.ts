/** Express 01 on the page. */
import { express01 as info, GALLERY } from '#shared/games/express-01/info.ts'
import { uiOf } from '../../kit/game-ui.ts'
import type { Types } from './use-game.ts'

export const express01Ui = uiOf<Types>({
  info,
  texts: {
    en: {
      first: async () => (await import('#shared/games/express-01/texts/en/home.ts')).home,
      all: async () => (await import('#shared/games/express-01/texts/en/index.ts')).en,
    },
    de: {
      first: async () => (await import('#shared/games/express-01/texts/de/home.ts')).home,
      all: async () => (await import('#shared/games/express-01/texts/de/index.ts')).de,
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
        title: `games.${info.id}.${GALLERY.title}`,
        menu: { group: 'games', icon: 'cards' },
        keys: GALLERY.keys,
      },
    },
  ],
  where: (say, { state }, { options, round }) => ({
    text: say(round === 0 && state === 'open' ? 'where.start' : `where.${state}`, {
      board: say(`options.board.${options.board}`),
      length: say(`where.${options.length}`),
      n: round,
    }),
  }),
  progress: (say, { phase, round, upgraded, decksEmpty, limits }) =>
    phase === 'bid' || phase === 'over'
      ? say(`progress.${phase === 'bid' ? 'start' : 'over'}`)
      : say('progress.round', {
          n: round,
          upgraded,
          limit: limits.upgraded,
          decks: decksEmpty,
          most: limits.decks,
        }),
})
