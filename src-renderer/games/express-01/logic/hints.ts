/** A hint in the words of the game. */
import type { Reason } from '#shared/games/common.ts'
import type { Express01Action } from '#shared/games/express-01/types.ts'
import type { HintWords } from '../../../kit/hint/lines.ts'
import type { Names } from '../../../kit/names.ts'
import { moveWord, type Say } from './say.ts'

export const reasonWord = (say: Say, names: Names, { why, params: { seat, ...rest } = {} }: Reason) =>
  say(`reasons.${why}`, { ...rest, ...(seat !== undefined && { seat: names.of(Number(seat)) }) })

/** `phase`: of the view, as the same action is called differently in each. */
export const hintWords = (say: Say, names: Names, phase: string): HintWords<Express01Action> => ({
  move: (action) => moveWord(say, names, action, phase),
  reason: (reason) => reasonWord(say, names, reason),
  note: say,
})
