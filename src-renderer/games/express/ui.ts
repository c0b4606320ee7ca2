/** Express on the page. */
import { express as info } from '#shared/games/express/info.ts'
import { uiOf } from '../../kit/game-ui.ts'
import type { Types } from './use-game.ts'

export const expressUi = uiOf<Types>({
  info,
  texts: {
    en: {
      first: async () => (await import('#shared/games/express/texts/en/home.ts')).home,
      all: async () => (await import('#shared/games/express/texts/en/index.ts')).en,
    },
    de: {
      first: async () => (await import('#shared/games/express/texts/de/home.ts')).home,
      all: async () => (await import('#shared/games/express/texts/de/index.ts')).de,
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
  vehicle: 'caboose',
  minutes: [20, 45],
  total: String,
  figures: ['train', 'bonus', 'score'],
  where: (say, { state }, { options, hand, sheet, direction }) => {
    if (state === 'finished') return { text: say('match.over', { n: sheet.hands.length }) }
    const played = { hand: hand + 1, hands: options.hands, target: options.target }
    if (state === 'abandoned') return { text: say('match.abandoned', played) }
    const left = direction === 1
    return {
      text: say(`match.${options.match}`, played),
      sign: { icon: left ? 'back' : 'arrow', text: say(`direction.${left ? 'left' : 'right'}`) },
    }
  },
  progress: (say, { hand, sheet }) =>
    sheet.hands.length === 0
      ? say('progress.first')
      : say('progress.later', { hand: hand + 1, points: Math.max(...sheet.totals) }),
})
