// A mark of the players by what they decide, so that figures of different players are told apart.
import { decisionsOf, markOf as markOfPositions, recordDecisions } from '../../test/ai/decisions.ts'

/** Six letters that change when a recorded decision of the game does (test/fixtures/decisions.jsonl). */
export const markOf = (game) => markOfPositions(decisionsOf(game))

/** Throws where the players decide otherwise than recorded, so that their figures do not go under a mark of others. */
export function ensureRecorded(game) {
  if (markOfPositions(recordDecisions(game)) === markOf(game)) return
  throw new Error(
    `the players of ${game} decide otherwise than recorded: raise AI_VERSION, run node test/lab/record-decisions.ts`,
  )
}
