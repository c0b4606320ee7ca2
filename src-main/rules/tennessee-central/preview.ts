/** An action considered but not made: what forbids it, and what the stacks would then pay. */
import type { TennesseeAction } from '#shared/games/tennessee-central/types.ts'
import { suitOfShare, shareNumberOf } from './cards.ts'
import { check } from './check.ts'
import type { Preview } from '../game.ts'
import { moveOf } from './moves.ts'
import { playMove } from './play.ts'
import { stackValue } from './score.ts'
import { fork, type State } from './state.ts'
import { valuesOf } from './view.ts'

/**
 * `values`: by suit, what a share pays after a build or a locomotive, else now. `pay`: of a share to reveal or pass
 * on, what it pays now. Investing is not tried: its card is nobody's to know.
 */
export function preview(state: State, seat: number, draft: TennesseeAction): Preview {
  const refusals = check(state, seat, draft)
  if (draft.do === 'reveal' || draft.do === 'pass') {
    const pay = stackValue(state, suitOfShare(shareNumberOf(draft.card)))
    return { refusals, values: { values: valuesOf(state), pay } }
  }
  if (refusals.length > 0 || draft.do === 'invest') return { refusals, values: { values: valuesOf(state) } }
  const next = fork(state)
  playMove(next, seat, moveOf(draft))
  return { refusals, values: { values: valuesOf(next) } }
}
