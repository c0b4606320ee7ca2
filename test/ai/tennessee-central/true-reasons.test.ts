/** No reason says what is not so: each is held to the rules, in positions of games played at random. */
import { describe, expect, it } from 'vitest'
import type { Reason } from '#shared/games/common.ts'
import {
  suitOf,
  trackNumber,
  type ShareCard,
  type Suit,
  type TrackCard,
} from '#shared/games/tennessee-central/cards.ts'
import type { TennesseeAction, TennesseeView } from '#shared/games/tennessee-central/types.ts'
import { explain } from '../../../src-main/ai/tennessee-central/reasons.ts'
import { seedRandom } from '../../../src-main/rules/random.ts'
import { tennesseeCentral } from '../../../src-main/rules/tennessee-central/index.ts'

type State = ReturnType<typeof tennesseeCentral.setup>

interface Moment {
  readonly before: TennesseeView
  /** What the same seat sees once the action is done. */
  readonly after: TennesseeView
  readonly seat: number
  readonly action: TennesseeAction
}
const hand = (view: TennesseeView, seat: number): readonly string[] => {
  const cards = view.seats[seat]?.hand
  return Array.isArray(cards) ? (cards as readonly string[]) : []
}
const isShare = (card: string): boolean => /[JQK]$/.test(card)
const suitIn = (suit: Suit) => (card: string) => isShare(card) && card.startsWith(suit)
const own = ({ before, seat }: Moment, suit: Suit): number =>
  hand(before, seat).filter(suitIn(suit)).length +
  (before.seats[seat]?.front.filter(({ card }) => suitOf(card) === suit).length ?? 0)
const others = ({ before, seat }: Moment, suit: Suit): number =>
  before.seats.reduce(
    (sum, { front }, i) => sum + (i === seat ? 0 : front.filter(({ card }) => suitOf(card) === suit).length),
    0,
  )

/** The values that reasons name. */
interface Params {
  readonly suit: Suit
  readonly card: TrackCard & ShareCard
  readonly from: number
  readonly to: number
  readonly n: number
  readonly pay: number
  readonly percent: number
  readonly seat: number
}

/** Whether what a reason claims is so, by its words. */
const CLAIMS: Readonly<Record<string, (moment: Moment, params: Params) => boolean>> = {
  raises: (m, { suit, from, to, n }) => moves(m, suit, from, to) && to > from && n === own(m, suit) && n > 0,
  lowersOwn: (m, { suit, from, to, n }) =>
    moves(m, suit, from, to) && to < from && n === own(m, suit) && n > 0,
  lowersTheirs: (m, { suit, from, to, n }) =>
    moves(m, suit, from, to) && to < from && n === others(m, suit) && n > 0,
  paysTheirs: (m, { suit, n }) =>
    m.after.values[suit] > m.before.values[suit] && n === others(m, suit) && n > 0,
  nobodyYet: (m, { suit, to }) => m.after.values[suit] === to && own(m, suit) === 0,
  noneKnown: (m, { suit, from, to }) =>
    moves(m, suit, from, to) && from !== to && own(m, suit) === 0 && others(m, suit) === 0,
  unchanged: (m, { suit, to }) => moves(m, suit, to, to),
  spends: (m, { card }) =>
    own(m, suitOf(card)) === 0 &&
    others(m, suitOf(card)) === 0 &&
    hand(m.after, m.seat).length === hand(m.before, m.seat).length - 1,
  keepsHigher: (m, { card }) =>
    m.action.do === 'build' &&
    hand(m.after, m.seat).includes(card) &&
    suitOf(card) === suitOf(m.action.card) &&
    trackNumber(card) > trackNumber(m.action.card),
  mustDraw: ({ before, seat }) => hand(before, seat).every(isShare),
  drawsLast: ({ before }) => before.deck.left === 1,
  bringsDividend: ({ after }) => after.phase === 'locomotive',
  mayBringDividend: (_, { percent }) => percent > 0 && percent < 100,
  drawsTrack: (m) => hand(m.after, m.seat).length === hand(m.before, m.seat).length + 1,
  costsCard: ({ before }) => before.deck.left > 1,
  paysNow: ({ before }, { card, pay }) => before.values[suitOf(card)] === pay,
  movesOn: ({ before, seat }, { seat: next }) => next === (seat + 1) % before.seats.length,
  keepsForLater: (m, { card }) =>
    m.action.do === 'reveal' &&
    hand(m.before, m.seat).includes(card) &&
    m.before.values[suitOf(card)] > m.before.values[suitOf(m.action.card)],
  keeps: ({ before, seat }, { card, pay }) =>
    !!before.seats[seat]?.front.some((share) => share.card === card) && before.values[suitOf(card)] === pay,
}
const moves = ({ before, after }: Moment, suit: Suit, from: number, to: number): boolean =>
  before.values[suit] === from && after.values[suit] === to

function untrue(moment: Moment, reasons: readonly Reason[]): readonly Reason[] {
  return reasons.filter(({ why, params = {} }) => !CLAIMS[why]?.(moment, params as unknown as Params))
}

function played(state: State, seat: number, action: TennesseeAction): State {
  const next = tennesseeCentral.clone(state)
  tennesseeCentral.play(next, seat, action)
  return next
}

/** Every action of every decision of a game, with what the seat saw before and after. */
function* momentsOf(seed: string, seats: number, locomotive: 'top' | 'anywhere' | 'own'): Generator<Moment> {
  let state = tennesseeCentral.setup({ options: { locomotive }, seats, seed })
  const random = seedRandom(seed)
  for (;;) {
    const [seat] = tennesseeCentral.deciders(state)
    if (seat === undefined) return
    const before = tennesseeCentral.view(state, seat)
    for (const action of tennesseeCentral.legalActions(state, seat).actions)
      yield { before, after: tennesseeCentral.view(played(state, seat, action), seat), seat, action }
    state = played(state, seat, tennesseeCentral.randomAction(state, seat, random))
  }
}

describe('every reason of Tennessee Central', () => {
  it.each(['top', 'anywhere', 'own'] as const)(
    'is so, where an earlier locomotive counts "%s"',
    (locomotive) => {
      const said = new Set<string>()
      for (let game = 0; game < 12; game++)
        for (const moment of momentsOf(`true ${game}`, 2 + (game % 3), locomotive)) {
          const { reasons } = explain(moment.before, moment.seat, moment.action)
          for (const { why } of reasons) said.add(why)
          expect({ action: moment.action, untrue: untrue(moment, reasons) }).toEqual({
            action: moment.action,
            untrue: [],
          })
        }
      expect([...said].sort()).toEqual(
        expect.arrayContaining(['costsCard', 'lowersOwn', 'noneKnown', 'paysNow', 'raises']),
      )
      expect([...said].filter((why) => !(why in CLAIMS))).toEqual([])
    },
  )
})
