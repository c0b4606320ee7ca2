/** What the opponents of Express take things to be worth, in points at the end of the hand. Tuned in self-play. */
export const WEIGHTS = {
  /** Cards drawn a turn, as far as they serve: some turns take one discard, and others keep cards too. */
  drawsATurn: 2.19,
  /** Turns until a seat can go out: always, for each car missing, and for each card in hand. */
  outBase: 1.41,
  outPerCar: 1.28,
  outPerCard: 0.06,
  /** How much sooner the hand ends for each rival more than one. */
  crowd: 0.25,
  /** Going out: its bonus and the cards it catches in other hands; and the turns by which an estimate may be wrong. */
  outWorth: 35.23,
  outDoubt: 4.27,
  /** What a turn brings a seat. */
  turnWorth: 6.06,
  /** What two cards from the deck bring the next seat. */
  twoCards: 4.44,
  /** Part of a discard's use to a rival that hurts, at the least. */
  feedLeast: 0.32,
  /** A train only thought of, as part of one that stands. */
  notYet: 0.82,
  /** A card that fits an own train, as part of its value, where there is another turn. */
  fits: 1.11,
  /** How soon another turn becomes unlikely. */
  again: 0.62,
  /** Part of the cost of cards that is thought to be saved in time. */
  saved: 1.06,
  /** A passenger car in hand, in freight cars of one point. */
  passenger: 1.79,
  /** Parts of what bonuses to come promise. */
  complete: 0.71,
  consist: 0.96,
  /** Special cards in hand, where there is another turn. */
  diesel: 0.55,
  dieselACar: 0.87,
  caboose: 5.86,
  wild: 22.84,
  wayCar: 6.61,
  brokenCar: 1.96,
  derailment: 2.25,
  steal: 3.35,
  switchEngines: 0.68,
  wreck: 5.58,
  turntable: 3.63,
  /** What a card on the discards brings whoever takes it; `use` of a freight car that fits no train, by its points. */
  useWild: 8,
  useCaboose: 2.5,
  useTurntable: 4,
  useDisaster: 3,
  useWayCar: 4.5,
  useLoose: 0.3,
  useShort: 1,
  usePassenger: 2,
  /** A swapped pair of engines. */
  switched: 0.79,
  /** Chance that somebody asked holds a way car that does not show. */
  answered: 0.16,
}

/** What a card over the hand limit costs a plan in the making. */
export const OVER_LIMIT = 8
