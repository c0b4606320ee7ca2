/**
 * Number of the opponents' ways: raised whenever a change makes any of them decide differently from the same view,
 * seed and iterations. A record keeps it, so that its decisions are checked by the opponents that made them.
 */
export const AI_VERSION = 4
