import type { Express01Action } from '../../../src-shared/games/express-01/types.ts'
import type { State } from '../../../src-main/rules/express-01/state.ts'

/** A position with a decision that is known to be right, or known to be silly. */
export interface Position {
  readonly title: string
  readonly state: () => State
  /** Holds for every decision that is acceptable. */
  readonly sound: (action: Express01Action) => boolean
}
