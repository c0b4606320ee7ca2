/** A partnership hand in which everything happens: Marie and Lene against Anton and Otto, their first turns taken. */
import { CARDS, COPIES, type CardName } from '#shared/games/express/cards.ts'
import type { ExpressAction, ExpressDeal, ExpressOptions, TurnAction } from '#shared/games/express/types.ts'

export const PEOPLE = ['Marie', 'Anton', 'Lene', 'Otto'] as const

export const OPTIONS: ExpressOptions = { partners: true, match: 'hand', hands: 4, target: 50 }

const times = (n: number, card: CardName): CardName[] => new Array<CardName>(n).fill(card)

const HANDS: readonly (readonly CardName[])[] = [
  [...times(4, 'coal'), 'sleeper', 'broken-car', 'boom', 'box'],
  [...times(3, 'tank'), 'light-crane', 'observation', 'derailment', ...times(2, 'auto')],
  [...times(4, 'gondola'), 'dome', 'turntable', 'switch-engines', 'commuter'],
  [...times(4, 'piggyback'), 'coil', 'box', ...times(2, 'auto')],
]

/** Drawn two by two, a line a round. */
const DRAWN: readonly CardName[] = [
  ...(['coal', 'coal', 'tank', 'coil', 'gondola', 'commuter', 'piggyback', 'coil'] as const),
  ...(['gondola', 'coal', 'commuter', 'commuter', 'hopper', 'hopper'] as const),
  ...(['hopper', 'box', 'coil', 'coil', 'coal', 'auto'] as const),
]

/** The deal with some cards of Marie's hand exchanged for others of the deck below what is drawn. */
export function dealOf(exchange: Readonly<Partial<Record<CardName, CardName>>> = {}): ExpressDeal {
  const hands = HANDS.map((hand, seat) =>
    seat === 0 ? hand.map((card) => exchange[card] ?? card) : [...hand],
  )
  const dealt = [...hands.flat(), ...DRAWN]
  const rest = CARDS.flatMap((card, i) => {
    const left = (COPIES[i] ?? 0) - dealt.filter((one) => one === card).length
    return times(left, card)
  })
  return { dealer: 3, hands, deck: [...DRAWN, ...rest] }
}

const turn = (plan: Omit<TurnAction, 'do' | 'wayCars'> & Partial<TurnAction>): ExpressAction => ({
  do: 'turn',
  wayCars: [],
  ...plan,
})
const draw: ExpressAction = { do: 'draw', from: 'deck' }

/** The first round, seat by seat: two trains a side, a light crane beside Anton's. */
export const FIRST_ROUND: readonly { seat: number; action: ExpressAction }[] = [
  turn({ trains: [{ add: times(4, 'coal') }], locos: ['sleeper'], end: { discard: 'box' } }),
  turn({
    trains: [{ add: times(3, 'tank') }],
    wayCars: ['light-crane'],
    locos: ['observation'],
    end: { discard: 'coil' },
  }),
  turn({ trains: [{ add: times(4, 'gondola') }], locos: ['dome', 'sleeper'], end: { discard: 'commuter' } }),
  turn({ trains: [{ add: times(4, 'piggyback') }], locos: ['observation', 'box'], end: { discard: 'coil' } }),
].flatMap((action, seat) => [
  { seat, action: draw },
  { seat, action },
])

/** Marie lengthens a train, and Anton draws: his is the next turn. */
export const UNTIL_ANTON: readonly { seat: number; action: ExpressAction }[] = [
  ...FIRST_ROUND,
  { seat: 0, action: draw },
  {
    seat: 0,
    action: turn({
      trains: [{ train: 0, add: times(2, 'coal') }],
      locos: ['dome', 'sleeper'],
      end: { discard: 'gondola' },
    }),
  },
  { seat: 1, action: draw },
]
