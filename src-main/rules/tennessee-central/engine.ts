/** The engine for the opponents: states in numbers, moves in place, nothing allocated on the way. */
export {
  ALL_SHARES,
  LOCOMOTIVE_CARD,
  shareNumberOf,
  suitOfShare,
  suitOfTrack,
  trackNumberOf,
} from './cards.ts'
export { stateFrom, type Hidden } from './from-view.ts'
export { actionOf, INVEST, moveOf, PASS_SHARE, PLACE, REVEAL_SHARE } from './moves.ts'
export { decides, listMoves, moveCount, nthMove, playMove, randomMove } from './play.ts'
export { cardsLeft, compareSeats, outcomeOf, placesOf, totalOf } from './score.ts'
export { drawAnew } from './reseed.ts'
export { bareTable, deckParts, MIXED, shuffleAndDeal } from './setup.ts'
export { stackValue } from './stack-value.ts'
export * from './state.ts'
export { viewOf } from './view.ts'
