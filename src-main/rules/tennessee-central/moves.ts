/** Moves as small integers: 0 to 35 build that track, then invest, four locomotives, twelve reveals, twelve passes. */
import type { TennesseeAction } from '#shared/games/tennessee-central/types.ts'
import { SUITS } from '#shared/games/tennessee-central/cards.ts'
import {
  shareCode,
  shareNumberOf,
  SHARE_COUNT,
  suitCode,
  TRACK_COUNT,
  trackCode,
  trackNumberOf,
} from './cards.ts'

export const INVEST = TRACK_COUNT
export const PLACE = INVEST + 1
export const REVEAL_SHARE = PLACE + 4
export const PASS_SHARE = REVEAL_SHARE + SHARE_COUNT
export const MOVE_COUNT = PASS_SHARE + SHARE_COUNT

export function moveOf(action: TennesseeAction): number {
  switch (action.do) {
    case 'build':
      return trackNumberOf(action.card)
    case 'invest':
      return INVEST
    case 'locomotive':
      return PLACE + SUITS.indexOf(action.suit)
    case 'reveal':
      return REVEAL_SHARE + shareNumberOf(action.card)
    case 'pass':
      return PASS_SHARE + shareNumberOf(action.card)
  }
}

export function actionOf(move: number): TennesseeAction {
  if (move < INVEST) return { do: 'build', card: trackCode(move) }
  if (move === INVEST) return { do: 'invest' }
  if (move < REVEAL_SHARE) return { do: 'locomotive', suit: suitCode(move - PLACE) }
  if (move < PASS_SHARE) return { do: 'reveal', card: shareCode(move - REVEAL_SHARE) }
  return { do: 'pass', card: shareCode(move - PASS_SHARE) }
}
