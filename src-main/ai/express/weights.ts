/** What the opponents of Express take things to be worth. */
export interface Weights {
  /** Cards drawn a turn, as far as they serve: some turns take one discard, and others keep cards too. */
  readonly drawsATurn: number
  /** Turns until a seat can go out: always, for each car missing less those a wild or caboose stands for, per card. */
  readonly outBase: number
  readonly outPerCar: number
  readonly outPerJoker: number
  readonly outPerCard: number
  /** How much sooner the hand ends for each rival more than one. */
  readonly crowd: number
  /** Going out first, and the turns by which that estimate may be wrong. */
  readonly outWorth: number
  readonly outDoubt: number
  /** What a turn brings a seat. */
  readonly turnWorth: number
  /** What two cards from the deck bring the next seat. */
  readonly twoCards: number
  /** Part of a discard's use to a rival that hurts, at the least. */
  readonly feedLeast: number
  /** A train only thought of, as part of one that stands. */
  readonly notYet: number
  /** A card that fits an own train, as part of its value, where there is another turn. */
  readonly fits: number
  /** How soon another turn becomes likely. */
  readonly again: number
  /** Part of the cost of cards that is thought to be saved in time. */
  readonly saved: number
  /** A passenger car in hand, in freight cars of one point. */
  readonly passenger: number
  /** Parts of what bonuses to come promise. */
  readonly complete: number
  readonly consist: number
  /** Special cards in hand, where there is another turn. */
  readonly diesel: number
  readonly dieselACar: number
  readonly caboose: number
  readonly wild: number
  readonly wayCar: number
  readonly brokenCar: number
  readonly derailment: number
  readonly steal: number
  readonly switchEngines: number
  readonly wreck: number
  readonly turntable: number
  /** What a card on the discards brings whoever takes it; `useLoose`: a car that fits no train, by its points. */
  readonly useWild: number
  readonly useCaboose: number
  readonly useTurntable: number
  readonly useDisaster: number
  readonly useWayCar: number
  readonly useLoose: number
  readonly useShort: number
  readonly usePassenger: number
  /** A swapped pair of engines. */
  readonly switched: number
  /** Chance that somebody asked holds a way car that does not show. */
  readonly answered: number
}

/** What a card over the hand limit costs a plan in the making. */
export const OVER_LIMIT = 8

/** Rules of thumb, in points of the game. */
export const RULE_OF_THUMB: Weights = {
  drawsATurn: 1.45,
  outBase: 2,
  outPerCar: 1,
  outPerJoker: 0,
  outPerCard: 0.15,
  crowd: 0.25,
  outWorth: 13,
  outDoubt: 2,
  turnWorth: 4,
  twoCards: 2.5,
  feedLeast: 0.35,
  notYet: 0.6,
  fits: 0.85,
  again: 1.2,
  saved: 0.7,
  passenger: 1.8,
  complete: 0.8,
  consist: 0.8,
  diesel: 1,
  dieselACar: 0.7,
  caboose: 1.2,
  wild: 5.5,
  wayCar: 4.4,
  brokenCar: 3,
  derailment: 3,
  steal: 4.5,
  switchEngines: 0.8,
  wreck: 6,
  turntable: 5,
  useWild: 6,
  useCaboose: 2,
  useTurntable: 5,
  useDisaster: 3.5,
  useWayCar: 4,
  useLoose: 0.3,
  useShort: 1,
  usePassenger: 2,
  switched: 1.2,
  answered: 0.12,
}

/**
 * Tuned in self-play of the heuristic player, 3, 2, 4 and 5 seats. Nearly all of it is a race to go out: wilds and cabooses are kept
 * for that, so that a point here is less than one of the game.
 */
export const WEIGHTS: Weights = {
  drawsATurn: 1.35,
  outBase: 0.81,
  outPerCar: 0.97,
  outPerJoker: 0.8,
  outPerCard: 0.06,
  crowd: 0.35,
  outWorth: 64.95,
  outDoubt: 3.24,
  turnWorth: 11.77,
  twoCards: 3.34,
  feedLeast: 0.65,
  notYet: 0.48,
  fits: 0.95,
  again: 0.47,
  saved: 1.21,
  passenger: 2.47,
  complete: 0.51,
  consist: 1.21,
  diesel: 0.39,
  dieselACar: 0.49,
  caboose: 12.46,
  wild: 32.82,
  wayCar: 8.05,
  brokenCar: 3.44,
  derailment: 3.58,
  steal: 1.71,
  switchEngines: 1.34,
  wreck: 3.19,
  turntable: 7.54,
  useWild: 6.7,
  useCaboose: 3.03,
  useTurntable: 4.91,
  useDisaster: 2.09,
  useWayCar: 1.22,
  useLoose: 0.16,
  useShort: 0.9,
  usePassenger: 1.81,
  switched: 1.54,
  answered: 0.13,
}
