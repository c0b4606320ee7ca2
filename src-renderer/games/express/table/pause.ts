/** Everybody asked for an answer takes at least this long, in milliseconds: the same with and without the card (EX-31). */
export const ANSWER_PAUSE = 1500
