/** Looking back at a game that has ended. */

/** What checking a game against its sealed envelope found. */
export interface SealReport {
  /** `none`: the game has no envelope. */
  readonly seal: 'right' | 'wrong' | 'none'
  readonly actions: number
  /** Decisions of computers made again and found equal. */
  readonly decisions: number
  /** Of these, made by the rule of thumb because a search had failed in the game. */
  readonly stoodIn: number
  /** Decisions that could not be made again: by other opponents than today's, or without their seeds. */
  readonly skipped: number
  /** The first decision that is not the computer's: number of the action from 1, and its seat. */
  readonly finding?: { readonly at: number; readonly seat: number }
}
