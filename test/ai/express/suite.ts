/** Positions of Express with a decision that is known to be right, or known to be silly. Grows with every report. */
import type { ExpressAction, TurnAction } from '../../../src-shared/games/express/types.ts'
import { check } from '../../../src-main/rules/express/check.ts'
import { play } from '../../../src-main/rules/express/play.ts'
import { cards, give, stateOf, type Setting } from './positions.ts'
import type { State } from '../../../src-main/rules/express/state.ts'

export interface Position {
  readonly title: string
  readonly state: () => State
  /** Holds for every decision that is acceptable. */
  readonly sound: (action: ExpressAction) => boolean
}

const turnWith =
  (holds: (turn: TurnAction) => boolean) =>
  (action: ExpressAction): boolean =>
    action.do === 'turn' && holds(action)

const discards =
  (text: string) =>
  ({ end }: TurnAction): boolean =>
    'discard' in end && cards(text).includes(end.discard)

/** A train started or lengthened with exactly these cars, in this order. */
const lays =
  (text: string, train?: number) =>
  ({ trains }: TurnAction): boolean =>
    trains.some((t) => t.train === train && t.add.join(' ') === cards(text).join(' '))

const at = (setting: Setting) => (): State => stateOf(setting)

/** The position once seat 0 has decided and another seat has to answer. */
function after(s: State, action: ExpressAction): State {
  if (check(s, 0, action).length > 0) throw new Error(`not legal: ${JSON.stringify(action)}`)
  play(s, 0, action)
  return s
}

/** Cards of a turn that are laid, discarded or put under trains. */
const gone = ({ trains, locos, end }: TurnAction): string[] => [
  ...trains.flatMap((t) => t.add),
  ...locos,
  ...('discard' in end ? [end.discard] : []),
]

const LONG_AND_LONGER = ['box: auto*5', 'box: piggyback*4'] as const
const SOME = ['hopper: coal*3', 'tank: tank*3'] as const

export const SUITE: readonly Position[] = [
  {
    title: '[EX-35] goes out when that wins',
    state: at({ hand: 'hopper auto', trains: [LONG_AND_LONGER, SOME, SOME] }),
    sound: turnWith(
      ({ trains, locos, end }) => 'discard' in end && trains.length === 1 && locos.length === 2,
    ),
  },
  {
    title: '[EX-35] lays everything it can when it goes out',
    state: at({
      hand: 'hopper office piggyback auto',
      trains: [LONG_AND_LONGER, SOME, SOME],
    }),
    sound: turnWith((t) => lays('auto', 0)(t) && lays('piggyback', 1)(t) && t.wayCars.length === 1),
  },
  {
    title: '[EX-9] opens with the autos of its hand',
    state: at({ hand: 'auto*4 box hopper tank coal coil gondola dome boom', turns: 0 }),
    sound: turnWith(lays('auto*4')),
  },
  {
    title: '[EX-10] never discards a wild',
    state: at({ hand: 'wild box hopper tank', trains: [['gondola: coil*3'], SOME, SOME] }),
    sound: turnWith((t) => !discards('wild')(t)),
  },
  {
    title: '[EX-10] does not discard what the next seat is waiting for',
    state: at({
      hand: 'auto box hopper tank',
      trains: [['gondola: coil*4', 'box: coal*4'], ['box: auto*5', 'box: piggyback*4'], SOME],
    }),
    sound: turnWith((t) => !discards('auto')(t)),
  },
  {
    title: '[EX-5] takes the auto that its long train needs for going out',
    state: at({
      phase: 'draw',
      hand: 'box',
      trains: [['gondola: auto*4', 'hopper: coal*4'], SOME, SOME],
      discards: 'tank auto',
    }),
    sound: (action) => action.do === 'draw' && action.from === 'discard',
  },
  {
    title: '[EX-5] does not take a box that it has no use for',
    state: at({
      phase: 'draw',
      hand: 'hopper tank',
      trains: [['gondola: auto*3', 'hopper: coal*3'], SOME, SOME],
      discards: 'tank box',
    }),
    sound: (action) => action.do === 'draw' && action.from === 'deck',
  },
  {
    title: '[EX-31] answers a disaster with the way car it holds',
    state: () =>
      after(give(stateOf({ hand: 'wreck coal*4', trains: [[], ['box: auto*4'], []] }), 1, 'heavy-crane'), {
        ...{ do: 'turn', trains: [], wayCars: [], locos: [] },
        end: { disaster: 'wreck', seat: 1, train: 0 },
      }),
    sound: (action) => action.do === 'answer' && action.block,
  },
  {
    title: '[EX-28] wrecks the great train of the leader, no other',
    state: at({
      hand: 'wreck box hopper tank',
      trains: [['gondola: coil*4', 'box: coal*4'], ['box: auto*6', 'box: tank*3'], ['box: hopper*3']],
    }),
    sound: turnWith(
      ({ end }) => 'disaster' in end && end.disaster === 'wreck' && end.seat === 1 && end.train === 0,
    ),
  },
  {
    title: '[EX-25] steals the auto that a rival needs for going out',
    state: at({
      hand: 'steal box hopper tank',
      trains: [['gondola: auto*3', 'box: coal*4'], ['box: auto*5', 'box: tank*4'], ['box: hopper*3']],
      others: [1, 5],
    }),
    sound: turnWith(
      ({ end }) => 'disaster' in end && end.disaster === 'steal' && end.seat === 1 && end.train === 0,
    ),
  },
  {
    title: '[EX-33] wastes no disaster on a way car that lies upright',
    state: at({
      hand: 'broken-car box hopper tank',
      trains: [['gondola: coil*4'], ['box: auto*6'], ['box: hopper']],
      wayCars: ['', 'light-crane!'],
    }),
    sound: turnWith(({ end }) => !('disaster' in end && end.seat === 1)),
  },
  {
    title: '[EX-34] does not throw a turntable away',
    state: at({ hand: 'turntable box hopper tank', trains: [['gondola: coil*4'], SOME, SOME] }),
    sound: turnWith((t) => !discards('turntable')(t)),
  },
  {
    title: '[EX-39] lays passenger cars in the order of the consist',
    state: at({ hand: 'mail coach*2 dome sleeper box hopper tank', trains: [[], SOME, SOME] }),
    sound: turnWith(lays('mail coach*2 dome sleeper')),
  },
  {
    title: '[EX-39] does not spoil a complete train with a car out of order',
    state: at({
      hand: 'coach box hopper tank',
      trains: [['diesel: mail coach dome sleeper observation'], SOME, SOME],
    }),
    sound: turnWith((t) => !lays('coach', 0)(t)),
  },
  {
    title: '[EX-16] puts the diesel in front of its passenger train',
    state: at({ hand: 'diesel box hopper tank', trains: [['coal: coach*3 dome sleeper'], SOME, SOME] }),
    sound: turnWith(({ trains }) => trains.some((t) => t.train === 0 && t.engine === 'diesel')),
  },
  {
    title: '[EX-40] hides its dearest cards under the trains when a rival is about to go out',
    state: at({
      hand: 'auto piggyback box box',
      trains: [['box: coil*3', 'box: coal*4'], ['box: auto*5', 'box: piggyback*4'], SOME],
      others: [1, 5],
    }),
    sound: turnWith((t) => ['auto', 'piggyback'].every((card) => gone(t).includes(card))),
  },
  {
    title: '[EX-43] permits what wins',
    state: () =>
      after(
        stateOf({
          ...{ seats: 4, options: { partners: true }, hand: 'hopper auto', others: [5, 2, 5] },
          trains: [LONG_AND_LONGER, SOME],
        }),
        { do: 'ask' },
      ),
    sound: (action) => action.do === 'permit' && action.yes,
  },
  {
    title: '[EX-43] forbids what loses',
    state: () =>
      after(
        stateOf({
          ...{ seats: 4, options: { partners: true }, hand: 'hopper box', others: [1, 5, 1] },
          trains: [
            ['box: box*5', 'tank: hopper*4'],
            ['box: auto*8', 'coal: piggyback*7'],
          ],
        }),
        { do: 'ask' },
      ),
    sound: (action) => action.do === 'permit' && !action.yes,
  },
  {
    title: '[EX-35] goes out with the help of a wild',
    state: at({ hand: 'wild box', trains: [['tank: auto*4', 'coal: piggyback*4'], SOME, SOME] }),
    sound: turnWith((t) => lays('wild', 0)(t) || lays('wild', 1)(t)),
  },
  {
    title: '[EX-35] opens no short train that keeps it from going out',
    state: at({ hand: 'box hopper tank', trains: [LONG_AND_LONGER, SOME, SOME] }),
    sound: turnWith(({ trains }) => trains.every((t) => t.train !== undefined)),
  },
  {
    title: '[EX-17] lays no caboose before the cars that still fit in front of it',
    state: at({ hand: 'caboose auto*2 box hopper', trains: [['tank: auto*3'], SOME, SOME] }),
    sound: turnWith((t) => !lays('caboose', 0)(t) && !lays('auto caboose', 0)(t)),
  },
  {
    title: '[EX-8] puts no wild under a train while cheap cards are there',
    state: at({ hand: 'wild box*2 hopper', trains: [['tank: auto*4', 'box: coal*3'], SOME, SOME] }),
    sound: turnWith(({ locos }) => !locos.includes('wild')),
  },
  {
    title: '[EX-40] sets out its way cars while its rivals are about to go out and points count',
    state: at({
      options: { match: 'hands', hands: 3 },
      hand: 'office transfer box hopper',
      trains: [['tank: coil*3', 'box: coal*4'], LONG_AND_LONGER, ['box: hopper*5', 'box: gondola*4']],
      others: [1, 1],
    }),
    sound: turnWith(({ wayCars }) => wayCars.length === 2),
  },
  {
    title: '[EX-39] keeps the diesel for its passenger cars',
    state: at({ hand: 'diesel mail coach dome sleeper box hopper tank', trains: [[], SOME, SOME] }),
    sound: turnWith((t) => !discards('diesel')(t) && !t.locos.includes('diesel')),
  },
  {
    title: '[EX-5] takes a wild that lies on the discards',
    state: at({
      ...{ phase: 'draw', hand: 'box hopper', discards: 'tank wild' },
      trains: [['gondola: auto*4', 'hopper: piggyback*3'], SOME, SOME],
    }),
    sound: (action) => action.do === 'draw' && action.from === 'discard',
  },
  {
    title: '[EX-31] answers a derailment with the boom car it holds',
    state: () =>
      after(give(stateOf({ hand: 'derailment coal*4', trains: [[], ['box: auto*4'], []] }), 1, 'boom'), {
        ...{ do: 'turn', trains: [], wayCars: [], locos: [] },
        end: { disaster: 'derailment', seat: 1 },
      }),
    sound: (action) => action.do === 'answer' && action.block,
  },
  {
    title: '[EX-23] aims no disaster at itself',
    state: at({ hand: 'wreck box hopper tank', trains: [['gondola: coil*4', 'box: coal*4'], SOME, SOME] }),
    sound: turnWith(({ end }) => !('disaster' in end && end.seat === 0)),
  },
]
