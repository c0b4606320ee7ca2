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

/** The same with half the wish to go out before the others. */
export const UNHURRIED: Weights = { ...RULE_OF_THUMB, outWorth: 6 }

/** Without it, and without patience: wilds, cabooses and way cars are laid where they score, not kept for later. */
export const FOR_POINTS: Weights = { ...RULE_OF_THUMB, outWorth: 0, wild: 4, caboose: 0.8, wayCar: 3.5 }

/**
 * Tuned in self-play of the heuristic player with two to five seats. Much of it is a race to go out, for which wilds and
 * cabooses are kept; a point here is less than one of the game.
 */
export const WEIGHTS: Weights = {
  drawsATurn: 1.33,
  outBase: 0.8,
  outPerCar: 0.92,
  outPerJoker: 0.73,
  outPerCard: 0.07,
  crowd: 0.3,
  outWorth: 62.4,
  outDoubt: 3.14,
  turnWorth: 10.79,
  twoCards: 3.44,
  feedLeast: 0.59,
  notYet: 0.51,
  fits: 0.94,
  again: 0.45,
  saved: 1.22,
  passenger: 2.34,
  complete: 0.53,
  consist: 1.26,
  diesel: 0.34,
  dieselACar: 0.44,
  caboose: 13.15,
  wild: 33.47,
  wayCar: 8.88,
  brokenCar: 3.15,
  derailment: 3.81,
  steal: 1.89,
  switchEngines: 1.29,
  wreck: 3.19,
  turntable: 7.48,
  useWild: 6.35,
  useCaboose: 2.75,
  useTurntable: 4.45,
  useDisaster: 2.1,
  useWayCar: 1.29,
  useLoose: 0.18,
  useShort: 0.89,
  usePassenger: 1.78,
  switched: 1.55,
  answered: 0.14,
}
