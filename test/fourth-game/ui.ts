/** What Shunting brings to the page. In a real game this is `src-renderer/games/shunting/`, and a line in `registry.ts`. */
import { gameOf } from '../../src-renderer/kit/game-of.ts'
import { playOf, uiOf, type OwnUi } from '../../src-renderer/kit/game-ui.ts'
import {
  shunting as info,
  type ShuntingAction,
  type ShuntingEvent,
  type ShuntingSheet,
  type ShuntingView,
} from './info.ts'

interface Types {
  readonly view: ShuntingView
  readonly action: ShuntingAction
  readonly event: ShuntingEvent
  readonly sheet: ShuntingSheet
}
export const game = gameOf<Types>(info.id, { card: (_say, card) => card })

const RULES = { coupled: 'SH-3', dropped: 'SH-4', drew: 'SH-5' } as const
/** Each of these is a component of its own in a real game. */
const small = () => import('./SmallPart.vue')

const play = playOf(game, {
  tell: (_say, _names, event) => ({
    key: event.what,
    rule: RULES[event.what],
    seat: event.seat,
    params: event.what === 'drew' ? {} : { card: event.card },
  }),
  moveWord: (say, _names, { do: way, card }) => say(`moves.${way}`, { card }),
  look: () => ({}),
})

const own: OwnUi<Types> = {
  info,
  texts: {
    en: { first: () => Promise.resolve(info.texts.en), all: () => Promise.resolve(info.texts.en) },
    de: { first: () => Promise.resolve(info.texts.de), all: () => Promise.resolve(info.texts.de) },
  },
  parts: {
    Table: () => import('./GameTable.vue'),
    Final: () => import('./FinalPage.vue'),
    Hand: small,
    Thumbnail: small,
    Emblem: small,
  },
  play: () => Promise.resolve(play),
  vehicle: 'steam',
  minutes: [5, 10],
  total: String,
  figures: ['wagons'],
  where: () => ({ text: '' }),
  progress: () => '',
}
export const shuntingUi = uiOf(own)
