/** Judgement as numbers: what the heuristic player scores moves by, at three strengths. */

export interface Weights {
  /** Interest in a suit: a share in front, one in hand before the 1st, 2nd and 3rd dividend. */
  readonly front: number
  readonly hand: readonly [number, number, number]
  /** For each further share of the suit in hand. */
  readonly more: number
  /** How much the others' interest counts against one's own: shares in front, shares nobody has seen. */
  readonly others: number
  readonly unseen: number
  /** A change of value now, as the dividend draws near: falls off with the draws before it. */
  readonly change: number
  readonly fade: number
  /** What a high card of an own suit (or a low one of another's) is worth kept back. */
  readonly keep: number
  /** The pivot between high and low. */
  readonly middle: number
  /** Inclination to invest before each dividend, by the chance to draw it, and for each track in hand. */
  readonly invest: readonly [number, number, number]
  readonly chance: readonly [number, number, number]
  readonly handful: number
  /** Locomotive: the others' expected pay against one's own. */
  readonly against: number
  /** Reveal: what a share's future counts beside its pay now, at the 1st and 2nd dividend. */
  readonly future: readonly [number, number]
  /** Future of a suit: its value now, one's own best track for it, the number of one's tracks for it. */
  readonly lasting: number
  readonly reach: number
}

/** Found by evolution in self-play over 2 to 4 seats: the judgement the search thinks with. */
export const WEIGHTS: Weights = {
  front: 1.38,
  hand: [0.64, 1.13, 0.96],
  more: 0.67,
  others: 1.38,
  unseen: 0.16,
  change: 0.71,
  fade: 0.51,
  keep: 0.49,
  middle: 6.92,
  invest: [1.2, 1.16, -0.02],
  chance: [1.62, 2.52, -0.9],
  handful: -0.12,
  against: 0.9,
  future: [-0.06, 0.11],
  lasting: 1.25,
  reach: 0.11,
}

/** Sees only what a move pays at once: points on the stacks of one's own shares, and that cards cost. */
export const GREEDY: Weights = {
  front: 1,
  hand: [0.5, 0.5, 1],
  more: 0,
  others: 0,
  unseen: 0,
  change: 1,
  fade: 0,
  keep: 0,
  middle: 6,
  invest: [-2, -2, -2],
  chance: [0, 0, 0],
  handful: 0,
  against: 0,
  future: [0, 0],
  lasting: 1,
  reach: 0,
}

/** The conductor's: a judgement set by hand, a third of the way to the one found by evolution. */
export const RULE_OF_THUMB: Weights = {
  front: 1.11,
  hand: [0.47, 0.76, 0.99],
  more: 0.34,
  others: 0.76,
  unseen: 0.12,
  change: 0.91,
  fade: 0.33,
  keep: 0.36,
  middle: 6.28,
  invest: [0.71, 0.7, 0.34],
  chance: [2.59, 2.86, -0.27],
  handful: -0.11,
  against: 0.76,
  future: [-0.23, -0.18],
  lasting: 0.73,
  reach: 0.24,
}
