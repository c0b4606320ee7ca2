/** The lists and words of a game of Express 01 that every side names. */

export const BOARDS = ['germany', 'usa'] as const
export type BoardId = (typeof BOARDS)[number]
export const LENGTHS = ['short', 'long'] as const
/** E1-32: when the black engine may stand for a share. */
export const ENGINE_SHARES = ['any-payment', 'own-turn'] as const

/** A then B, B then A, C then D (E1-9). */
export const PAIRS = ['AB', 'BA', 'CD'] as const

/** In a payment, what stands for a card: the black engine. */
export const ENGINE = 'engine'
