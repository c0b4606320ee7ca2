/** Positions of the suite as moments for the coach. */
import type { Json } from '#shared/games/common.ts'
import type { Moment } from '../../../src-main/review/coach/moments.ts'
import { actionOf, viewAfter, type Line } from '../../ai/tennessee-central/lines.ts'

/** The seat that decides after the line makes this move (written as in `Line`). */
export function momentOf(line: Line, move: string): Moment {
  const view = viewAfter(line)
  return {
    at: 0,
    seat: view.viewer as number,
    game: 'tennessee-central',
    view: view as unknown as Json,
    action: actionOf(move),
  }
}
