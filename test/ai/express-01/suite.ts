/** Positions of Express 01 with a decision that is known to be right, or known to be silly. Grows with every report. */
import { BEFORE } from './suite-before.ts'
import { LAST_TURN } from './suite-last-turn.ts'
import { OPENING } from './suite-opening.ts'
import type { Position } from './suite-position.ts'

export const SUITE: readonly Position[] = [...LAST_TURN, ...BEFORE, ...OPENING]
