/** What the opponents of Express take things to be worth, in points at the end of the hand. */

/** Cards drawn a turn, as far as they serve: some turns take one discard instead. */
export const DRAWS_A_TURN = 1.7
/** Cards of a type that others keep for themselves. */
export const OTHERS_KEEP = 0.85
/** What a card over the hand limit costs a plan in the making. */
export const OVER_LIMIT = 8
/** Going out: its bonus and the cards it catches in other hands. */
export const OUT_WORTH = 13
/** Turns by which an estimate of going out may be wrong. */
export const OUT_DOUBT = 1.4
/** What a turn brings a seat, about. */
export const TURN_WORTH = 5
/** What a seat makes of two cards from the deck, at the least. */
export const TWO_CARDS = 2.5

/** What a special card in hand promises as long as there are turns left for it, by its place after `diesel`. */
export const PROMISE = {
  diesel: 1,
  caboose: 1.2,
  wild: 5.5,
  wayCar: 4.4,
  brokenCar: 3,
  derailment: 3.5,
  steal: 4.5,
  switchEngines: 0.8,
  wreck: 6,
  turntable: 5,
} as const
