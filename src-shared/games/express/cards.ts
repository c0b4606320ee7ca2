/** The 132 cards of Express (EX-1) by the names of the record. The index in `CARDS` is the engine's number. */

export const FREIGHT = [
  'box',
  'hopper',
  'tank',
  'coal',
  'coil',
  'gondola',
  'commuter',
  'piggyback',
  'auto',
] as const
/** The five passenger kinds in the order of the consist bonus (EX-39). */
export const PASSENGER = ['mail', 'coach', 'dome', 'sleeper', 'observation'] as const
const SPECIAL = ['diesel', 'caboose', 'wild'] as const
/** The way cars, each at the place of the disaster it answers in `DISASTERS`. */
export const WAY_CARS = ['light-crane', 'boom', 'office', 'transfer', 'heavy-crane'] as const
export const DISASTERS = ['broken-car', 'derailment', 'steal', 'switch-engines', 'wreck'] as const
const TURNTABLE = 'turntable'

export const CARDS = [...FREIGHT, ...PASSENGER, ...SPECIAL, ...WAY_CARS, ...DISASTERS, TURNTABLE] as const
export type CardName = (typeof CARDS)[number]
export type FreightName = (typeof FREIGHT)[number]
export type PassengerName = (typeof PASSENGER)[number]
export type WayCarName = (typeof WAY_CARS)[number]
export type DisasterName = (typeof DISASTERS)[number]

/** A card as it lies in a train: a wild laid as a caboose has a name of its own (EX-21). */
export const WILD_CABOOSE = 'wild-caboose'
export type LaidName = CardName | typeof WILD_CABOOSE

/** How often each card is in the game, in the order of `CARDS`. With 2 or 3 seats one turntable less (EX-2). */
export const COPIES: readonly number[] = [
  ...[12, 11, 11, 10, 10, 10, 9, 9, 8],
  ...[2, 6, 2, 2, 2],
  ...[2, 3, 2],
  ...[2, 2, 2, 2, 2],
  ...[2, 2, 2, 1, 1],
  3,
]

/** The points printed on each card, in the order of `CARDS`; a card without a number has 0 (EX-1, EX-40). */
export const POINTS: readonly number[] = [
  ...[1, 2, 2, 3, 3, 3, 4, 4, 5],
  ...PASSENGER.map(() => 1),
  ...[...SPECIAL, ...WAY_CARS, ...DISASTERS, TURNTABLE].map(() => 0),
]

/** What a car of a train counts as in its best reading (EX-21). */
export type CarRole = FreightName | PassengerName | 'passenger' | 'transition' | 'caboose' | 'wild'
