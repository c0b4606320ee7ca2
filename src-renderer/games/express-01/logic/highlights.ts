/** How the spaces of the map are marked: what can be upgraded, what is chosen, what was laid last. */
import type { Express01View } from '#shared/games/express-01/types.ts'
import type { Highlight } from '../map/MapBoard.vue'
import type { Expand } from '../table/use-expand.ts'

export function highlightsOf(
  view: Express01View,
  expand: Pick<Expand, 'due' | 'spaces' | 'space'>,
  last: string | undefined,
): Record<string, Highlight> {
  const marks: Record<string, Highlight> = {}
  if (last !== undefined && view.board.some(({ space }) => space === last)) marks[last] = 'last'
  if (expand.due.value) for (const space of Object.keys(expand.spaces.value)) marks[space] = 'open'
  if (expand.space.value !== undefined) marks[expand.space.value] = 'chosen'
  return marks
}
