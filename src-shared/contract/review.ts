/** Looking back at a game that has ended. */
import { z } from 'zod'
import { count, seat } from './common.ts'
import { exact } from '../shape.ts'

/** What checking a game against its sealed envelope found. */
export interface SealReport extends z.output<typeof sealReport> {}
export const sealReport = exact({
  /** `none`: the game has no envelope. */
  seal: z.enum(['right', 'wrong', 'none']),
  actions: count,
  /** Decisions of computers made again and found equal. */
  decisions: count,
  /** Of these, made by the rule of thumb because a search had failed in the game. */
  stoodIn: count,
  /** Decisions that could not be made again: by other opponents than today's, or without their seeds. */
  skipped: count,
  /** The first decision that is not the computer's: number of the action from 1, and its seat. */
  finding: exact({ at: count, seat }).exactOptional(),
})
